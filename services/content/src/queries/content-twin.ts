import type { RequestContext } from "@muhtawa/service-kit";
import { turnedPairs, type TwinPair, twinParagraphs, twinRows } from "@muhtawa/text-analysis/twins";
import { EMPTY_BODY } from "../domain/body-document.ts";
import type { ContentRow } from "../domain/content.ts";
import { type LoadedFrom, loadersOf } from "../graphql/loaders.ts";

/** A content's twin, as far as the caller may see it, with the pairs as the content has them. */
export interface ContentTwin {
  readonly contentId: string;
  readonly content: ContentRow;
  readonly pairs: readonly TwinPair[];
}

/** Null for what has none. */
export async function contentTwin(service: LoadedFrom, context: RequestContext, row: ContentRow): Promise<ContentTwin | null> {
  const { _id: contentId, twinOf } = row;
  const loaders = loadersOf(service, context);
  const first = twinOf && (await loaders.content.load(twinOf.contentId));
  if (first) return { contentId, content: first, pairs: twinOf.pairs };
  const later = await loaders.laterTwin.load(contentId);
  return later?.twinOf ? { contentId, content: later, pairs: turnedPairs(later.twinOf.pairs) } : null;
}

/** How many paragraphs of a content wait for what its twin says. */
export async function paragraphsBehind(service: LoadedFrom, context: RequestContext, twin: ContentTwin): Promise<number> {
  const { body } = loadersOf(service, context);
  const [own, other] = await Promise.all([body.load(twin.contentId), body.load(twin.content._id)]);
  const rows = twinRows(twinParagraphs(own.body ?? EMPTY_BODY), twinParagraphs(other.body ?? EMPTY_BODY), twin.pairs);
  return rows.filter(({ state }) => state === "STALE" || state === "APART" || state === "MISSING").length;
}
