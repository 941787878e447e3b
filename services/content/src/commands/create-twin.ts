import { badInput, DomainError, newId, notFound, type RequestContext, taken } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import type { Content } from "../domain/content.ts";
import { isTranslatable, twinOf } from "../domain/twin.ts";
import type { MutationCreateTwinArgs } from "../graphql/generated/schema.ts";
import { messages } from "../messages.ts";
import { checkPictures } from "./check-pictures.ts";
import { findTwin, markedTwin } from "./find-twin.ts";
import { leaveProjects } from "./leave-project.ts";
import { ownContent } from "./own-content.ts";
import { removeContent } from "./remove-content.ts";
import { CONTENT_BYTES, versionBytes } from "./text-bytes.ts";

type Parts = Pick<Contents, "contents" | "versions" | "room" | "companies" | "projects" | "media">;

/** Begins a content's twin in the other language, or hands back the one that is there. */
export async function createTwin(service: Parts, context: RequestContext, { id }: MutationCreateTwinArgs): Promise<Content> {
  const { content: source } = await ownContent(service, context, id);
  const there = await findTwin(service, source);
  if (there) return there;
  const { body } = source;
  if (!isTranslatable(body)) throw badInput({ field: "id", message: messages.textToTranslate });
  const decision = twinOf({ ...source, body }, new Date());
  await checkPictures(service, { ownerId: source.ownerId, mediaIds: source.mediaIds }, { body: decision.state.body });
  await service.room.take(source.ownerId, CONTENT_BYTES + versionBytes(body));
  const twin = await created(service, source, decision);
  await service.versions.keep(twin);
  // Source, company or project may have been deleted meanwhile: their cascades may be over already.
  const [company, now] = await Promise.all([service.companies.findLive(source.companyId), markedTwin(service, source._id)]);
  if (!company || !now) {
    await removeContent(service, twin);
    throw notFound();
  }
  if (now.locale === twin.locale) {
    await removeContent(service, twin);
    throw taken("id", messages.twinLanguageChanged);
  }
  if (source.projectId && !(await service.projects.findLive(source.projectId))) await leaveProjects(service, [source.projectId]);
  return service.contents.get(twin._id);
}

async function created(service: Parts, source: Content, decision: ReturnType<typeof twinOf>): Promise<Content> {
  try {
    return await service.contents.create(newId(), decision);
  } catch (error) {
    // Two requests at once: the other was first.
    const first = error instanceof DomainError && error.code === "CONFLICT" && (await findTwin(service, source));
    if (first) return first;
    throw error;
  }
}
