import { setImmediate } from "node:timers/promises";
import { AnswerBudget, perRequest, type RequestContext, sizeOfAnswer } from "@muhtawa/service-kit";
import { turnedPairs, type TwinPair, twinParagraphs, twinRows } from "@muhtawa/text-analysis/twins";
import DataLoader from "dataloader";
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

/** The pairs, within what an answer may hold: there may be a thousand. */
export function pairsOf({ pairs }: ContentTwin, context: RequestContext): readonly TwinPair[] {
  AnswerBudget.of(context).spend(sizeOfAnswer(pairs));
  return pairs;
}

/** How many paragraphs of a content wait for what its twin says; reckoned once, however often an operation asks for it. */
export const paragraphsBehind = (service: LoadedFrom, context: RequestContext, twin: ContentTwin): Promise<number> =>
  perRequest(context, paragraphsBehind, () => behindLoader(service, context)).load(twin);

function behindLoader(service: LoadedFrom, context: RequestContext): DataLoader<ContentTwin, number, string> {
  const { body } = loadersOf(service, context);
  const textsOf = ({ contentId, content }: ContentTwin) => Promise.all([body.load(contentId), body.load(content._id)]);
  return new DataLoader(
    async (twins) => {
      const texts = await Promise.all(twins.map(textsOf));
      const counts: number[] = [];
      for (const [at, [own, other]] of texts.entries()) {
        const pairs = twins[at]?.pairs ?? [];
        const rows = twinRows(twinParagraphs(own.body ?? EMPTY_BODY), twinParagraphs(other.body ?? EMPTY_BODY), pairs);
        counts.push(rows.filter(({ state }) => state === "STALE" || state === "APART" || state === "MISSING").length);
        // others are served between two texts, and a request that has ended is noticed
        await setImmediate();
        context.signal?.throwIfAborted();
      }
      return counts;
    },
    { cacheKeyFn: ({ contentId, content }) => `${contentId} ${content._id}` },
  );
}
