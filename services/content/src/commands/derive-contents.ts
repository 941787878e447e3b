import { badInput, DomainError, newId, notFound, type RequestContext } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { isBlank } from "../domain/body-document.ts";
import { closed } from "../domain/body-version.ts";
import { type Content, startedContent } from "../domain/content.ts";
import { derivedContent, derivedKeyOf, parseWanted, type WantedForm } from "../domain/derivation.ts";
import type { MutationDeriveContentsArgs } from "../graphql/generated/schema.ts";
import { messages } from "../messages.ts";
import { endDerivations } from "./end-derivations.ts";
import { leaveProjects } from "./leave-project.ts";
import { ownContent } from "./own-content.ts";
import { removeContent } from "./remove-content.ts";
import { CONTENT_BYTES } from "./text-bytes.ts";

type Parts = Pick<Contents, "contents" | "versions" | "room" | "companies" | "projects">;

/** Begins a content for each form that is wanted of a text; those that are there already are handed back, with the tone that is asked for now. */
export async function deriveContents(service: Parts, context: RequestContext, args: MutationDeriveContentsArgs): Promise<Content[]> {
  const { content: own } = await ownContent(service, context, args.id);
  const wanted = parseWanted(args.forms, own.locale);
  if (!own.body || isBlank(own.body)) throw badInput({ field: "id", message: messages.sourceWithoutText });
  const source = await kept(service, own);
  const derived: Content[] = [];
  for (const one of wanted) derived.push(await derive(service, source, one));
  // Source, company or project may have been deleted meanwhile: their cascades may be over already.
  if (!(await service.companies.findLive(source.companyId))) {
    for (const content of derived) await removeContent(service, content);
    throw notFound();
  }
  if (source.projectId && !(await service.projects.findLive(source.projectId))) await leaveProjects(service, [source.projectId]);
  if (!(await service.contents.find(source._id))) {
    await endDerivations(service, [source._id]);
    throw notFound();
  }
  return Promise.all([...new Set(derived.map(({ _id }) => _id))].map((id) => service.contents.get(id)));
}

/** With its version closed and kept, so that what changes after it can be told. */
async function kept({ contents, versions }: Parts, source: Content): Promise<Content> {
  const still = source.bodyVersion?.open ? await contents.update(source._id, (current) => ({ state: closed(current) })) : source;
  await versions.keep(still);
  return still;
}

async function derive(service: Parts, source: Content, wanted: WantedForm): Promise<Content> {
  const there = await existing(service, source, wanted);
  if (there) return there;
  await service.room.take(source.ownerId, CONTENT_BYTES);
  try {
    return await service.contents.create(newId(), startedContent(derivedContent(source, wanted)));
  } catch (error) {
    // Two requests at once: the other was first.
    const first = error instanceof DomainError && error.code === "CONFLICT" && (await existing(service, source, wanted));
    if (first) return first;
    throw error;
  }
}

async function existing({ contents }: Parts, source: Content, wanted: WantedForm): Promise<Content | undefined> {
  const found = await contents.first({ derivedKey: derivedKeyOf(source._id, wanted) }, { fields: [] });
  if (!found) return undefined;
  return contents.update(found._id, (content) =>
    content.derivedFrom && wanted.tone !== undefined
      ? { state: { ...content, derivedFrom: { ...content.derivedFrom, tone: wanted.tone } } }
      : undefined,
  );
}
