import { NOT_DELETED } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { leaveProjects } from "./leave-project.ts";
import { takeContentsAlong } from "./take-contents-along.ts";

const BATCH = 500;

/** Does what deleted companies and projects ask for with the contents that no event has reached. */
export async function reconcile(service: Contents): Promise<void> {
  const { companies, projects } = service;
  for await (const ids of parentsOf(service, "companyId")) {
    const gone = await companies.deletedAmong(ids);
    while (gone.length > 0 && (await takeContentsAlong(service, gone)) > 0);
  }
  for await (const ids of parentsOf(service, "projectId")) {
    const gone = await projects.deletedAmong(ids);
    while (gone.length > 0 && (await leaveProjects(service, gone)) > 0);
  }
}

/** The ids of all parents that contents have, some at a time. */
async function* parentsOf({ contents }: Contents, field: "companyId" | "projectId"): AsyncGenerator<string[]> {
  let ids = new Set<string>();
  const rows = contents.model
    .find({ ...NOT_DELETED, [field]: { $exists: true } } as never, { [field]: 1 })
    .sort({ [field]: 1 })
    .lean<Record<string, string>[]>();
  for await (const row of rows.cursor()) {
    ids.add(String(row[field]));
    if (ids.size < BATCH) continue;
    yield [...ids];
    ids = new Set();
  }
  if (ids.size > 0) yield [...ids];
}
