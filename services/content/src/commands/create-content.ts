import { awaitCard, DomainError, newId, owned, parseInput, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { type Content, startedContent, type NewContent } from "../domain/content.ts";
import { creationKeyOf } from "../domain/creation-key.ts";
import { parseBodyInput, parseStage } from "../domain/stage-input.ts";
import type { MutationCreateContentArgs } from "../graphql/generated/schema.ts";
import { messages } from "../messages.ts";
import { checkGenerations } from "./check-generations.ts";
import { checkPictures } from "./check-pictures.ts";
import { leaveProjects } from "./leave-project.ts";
import { ownContent } from "./own-content.ts";
import { removeContent } from "./remove-content.ts";
import { time } from "./set-status.ts";
import { CONTENT_BYTES, versionBytes } from "./text-bytes.ts";

type Parts = Pick<Contents, "contents" | "versions" | "room" | "companies" | "projects" | "generations" | "media">;

/** Makes a content, or hands back the one that was made under this key. */
export async function createContent(service: Parts, context: RequestContext, args: MutationCreateContentArgs): Promise<Content> {
  const creationKey = creationKeyOf(requireActor(context).id, args.key);
  const there = await madeUnder(service, context, creationKey);
  if (there) return there;
  try {
    return await made(service, context, args, creationKey);
  } catch (error) {
    // Two requests at once: the other was first.
    const first = error instanceof DomainError && error.code === "CONFLICT" && (await madeUnder(service, context, creationKey));
    if (first) return first;
    throw error;
  }
}

async function madeUnder(service: Parts, context: RequestContext, creationKey: string | undefined): Promise<Content | undefined> {
  const found = creationKey === undefined ? undefined : await service.contents.first({ creationKey }, { fields: [] });
  // by a token for some companies others' contents aren't reached, by whatever name
  return found && (await ownContent(service, context, found._id)).content;
}

async function made(
  service: Parts,
  context: RequestContext,
  args: MutationCreateContentArgs,
  creationKey: string | undefined,
): Promise<Content> {
  const actor = requireActor(context);
  const { companyId } = args;
  const projectId = args.projectId ?? undefined;
  const { scheduledFor } = parseInput(time, { scheduledFor: args.scheduledFor });
  const { fields, claims } = beginning(args);
  const { body } = parseBodyInput({ body: args.body });
  owned(actor, await awaitCard(companyId, actor.id, () => service.companies.findLive(companyId)), companyId);
  if (projectId !== undefined) await checkProject(service, actor.id, projectId, companyId);
  const sources = await checkGenerations(service, actor.id, companyId, claims);

  await checkPictures(service, { ownerId: actor.id, mediaIds: [] }, { body });
  await service.room.take(actor.id, CONTENT_BYTES + (body ? versionBytes(body) : 0));
  const needs = { locale: context.locale, ...fields } as NewContent["needs"];
  const id = newId();
  const content = await service.contents.create(
    id,
    startedContent({
      ownerId: actor.id,
      companyId,
      projectId,
      scheduledFor,
      needs,
      sources,
      creationKey,
      text: body ? { body, savedAt: new Date() } : undefined,
    }),
  );
  // Company or project may have been deleted while the content was being stored: their cascades may be over already.
  const [company, project] = await Promise.all([service.companies.findLive(companyId), projectId && service.projects.findLive(projectId)]);
  if (!company) {
    await removeContent(service, content);
    throw unknown("companyId");
  }
  if (body) await service.versions.keep(content);
  if (projectId === undefined || project) return content;
  await leaveProjects(service, [projectId]);
  return service.contents.get(id);
}

/** What is said of every stage; the keywords are those of the needs. */
function beginning({ input, idea, objectives, tools }: MutationCreateContentArgs) {
  const { keywords: _, ...ideaAlone } = idea ?? {};
  const stages = [
    parseStage("IDEA", withoutNulls(ideaAlone)),
    parseStage("OBJECTIVES", withoutNulls(objectives ?? {})),
    parseStage("TOOLS", withoutNulls(tools ?? {})),
    parseStage("NEEDS", withoutNulls(input)),
  ];
  return {
    fields: Object.assign({}, ...stages.map(({ fields }) => fields)) as object,
    claims: stages.flatMap(({ sources }) => sources),
  };
}

async function checkProject({ projects }: Pick<Contents, "projects">, userId: string, id: string, companyId: string): Promise<void> {
  const project = await awaitCard(id, userId, () => projects.findLive(id));
  if (project?.ownerId !== userId || project.companyId !== companyId) throw unknown("projectId");
}

function unknown(field: "companyId" | "projectId"): DomainError {
  const message = field === "companyId" ? messages.unknownCompany : messages.unknownProject;
  return new DomainError("NOT_FOUND", message, { fields: [{ field, message }] });
}

const withoutNulls = (input: object) => Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
