import { NOT_DELETED } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { leaveProjects } from "./leave-project.ts";
import { takeMediaAlong } from "./take-media-along.ts";
import { takeContentsAlong } from "./take-contents-along.ts";

const BATCH = 500;

/** Does what deleted companies, projects and people ask for with the contents and media that no event has reached. */
export async function reconcile(service: Contents): Promise<void> {
  const { companies, projects } = service;
  const { contents, media, attachments } = service;
  for await (const ids of parentsOf(contents.model, "companyId")) {
    const gone = await companies.deletedAmong(ids);
    while (gone.length > 0 && (await takeContentsAlong(service, gone)) > 0);
  }
  for await (const ids of parentsOf(contents.model, "projectId")) {
    const gone = await projects.deletedAmong(ids);
    while (gone.length > 0 && (await leaveProjects(service, gone)) > 0);
  }
  for await (const ids of parentsOf(media.model, "ownerId"))
    for (const id of await attachments.deletedUsersAmong(ids)) while ((await takeMediaAlong(service, id)) > 0);
}

/** The ids of all parents there are of a kind, some at a time. */
async function* parentsOf(
  model: Contents["contents"]["model"] | Contents["media"]["model"],
  field: "companyId" | "projectId" | "ownerId",
): AsyncGenerator<string[]> {
  let ids = new Set<string>();
  const rows = (model as Contents["contents"]["model"])
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
