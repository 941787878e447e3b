import type { Contents } from "../contents.ts";
import { leaveProjects } from "./leave-project.ts";
import { takeMediaAlong } from "./take-media-along.ts";
import { takeContentsAlong } from "./take-contents-along.ts";
import { takeThreadsAlong } from "./take-threads-along.ts";
import { takeTemplatesAlong } from "./take-templates-along.ts";

const BATCH = 500;

/** Does what deleted companies, projects and people ask for with the contents, templates and media that no event has reached. */
export async function reconcile(
  service: Pick<Contents, "contents" | "templates" | "threads" | "room" | "companies" | "projects" | "media" | "files" | "attachments">,
): Promise<void> {
  const { companies, projects } = service;
  const { contents, templates, threads, media, attachments } = service;
  for await (const ids of contents.valuesOf("companyId", BATCH)) {
    const gone = await companies.deletedAmong(ids);
    while (gone.length > 0 && (await takeContentsAlong(service, gone)) > 0);
  }
  for await (const ids of templates.valuesOf("companyId", BATCH)) {
    const gone = await companies.deletedAmong(ids);
    while (gone.length > 0 && (await takeTemplatesAlong(service, gone)) > 0);
  }
  for await (const ids of contents.valuesOf("projectId", BATCH)) {
    const gone = await projects.deletedAmong(ids);
    while (gone.length > 0 && (await leaveProjects(service, gone)) > 0);
  }
  for await (const ids of threads.valuesOf("contentId", BATCH)) {
    const living = new Set((await contents.matching({ _id: { $in: ids } }, { fields: [] })).map(({ _id }) => _id));
    const gone = ids.filter((id) => !living.has(id));
    while (gone.length > 0 && (await takeThreadsAlong(service, gone)) > 0);
  }
  for await (const ids of media.valuesOf("ownerId", BATCH))
    for (const id of await attachments.deletedUsersAmong(ids)) while ((await takeMediaAlong(service, id)) > 0);
}
