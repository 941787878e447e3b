import type { Locale } from "@muhtawa/contracts";
import { badInput } from "@muhtawa/service-kit";
import { isolate, PROMPT_MARK } from "@muhtawa/text-analysis";
import {
  agreedPairs,
  firstPairs,
  MOST_PARAGRAPHS,
  PARAGRAPH_KEY,
  paragraphKey,
  type TwinPair,
  twinParagraphs,
  type TwinRow,
  twinRows,
} from "@muhtawa/text-analysis/twins";
import { z } from "zod";
import { messages } from "../messages.ts";
import { type BodyDocument, type BodyNode, EMPTY_BODY } from "./body-document.ts";
import { type Content, type ContentState, startedContent } from "./content.ts";
import { briefOf } from "./derivation.ts";
import { named } from "./named-title.ts";

/** The content whose other language this one is, and which paragraphs of both say the same. Only the one that was made later has it. */
export interface TwinLink {
  readonly contentId: string;
  readonly pairs: readonly TwinPair[];
}

const key = z.string().regex(PARAGRAPH_KEY);

/** As an archive has it. */
export const twinLink = z.object({
  contentId: z.string().regex(/^[0-9a-f]{24}$/),
  pairs: z
    .array(z.object({ own: key, other: key, place: z.number().int().min(0).max(MOST_PARAGRAPHS), guessed: z.literal(true).optional() }))
    .max(MOST_PARAGRAPHS)
    .default([]),
});

/** What a person says says the same. */
export const agreedKeys = z.object({
  pairs: z
    .array(z.object({ own: key, other: key }))
    .min(1)
    .max(MOST_PARAGRAPHS),
});

const OTHER: Record<Locale, Locale> = { en: "ar", ar: "en" };
/** Behind the title, so that lists tell the two apart. */
const NAMES: Record<Locale, string> = { en: "in English", ar: "بالعربية" };
const ASKS: Record<Locale, (words: string) => string> = {
  en: (words) => `${PROMPT_MARK}Translate: “${words}”`,
  ar: (words) => `${PROMPT_MARK}ترجمة: «${words}»`,
};
/** UTF-16 code units of a paragraph that its prompt quotes at most. */
const QUOTED = 80;

function quoted(text: string): string {
  const line = text.replaceAll("\n", " · ");
  if (line.length <= QUOTED) return line;
  const cut = line.slice(0, QUOTED);
  const words = cut.slice(0, cut.lastIndexOf(" ") > 0 ? cut.lastIndexOf(" ") : undefined);
  return `${words.isWellFormed() ? words : words.slice(0, -1)}…`;
}

/** Pictures of a block, those among its words too, as they stand. */
const picturesWithin = (block: BodyNode): BodyNode[] => (block.type === "image" ? [block] : (block.content ?? []).flatMap(picturesWithin));

/**
 * A text that is to be translated: for each paragraph a prompt that asks for it, between the pictures and rules of the text, and which is whose.
 * What is asked of the writer in the text is left out.
 */
function untranslated(body: BodyDocument, into: Locale): { body: BodyDocument; pairs: TwinPair[] } {
  const paragraphs = new Map(twinParagraphs(body).map((paragraph) => [paragraph.at, paragraph]));
  const pairs: TwinPair[] = [];
  const content = (body.content ?? []).flatMap((block, at): BodyNode[] => {
    const paragraph = paragraphs.get(at);
    if (!paragraph) return block.type === "horizontalRule" ? [block] : picturesWithin(block);
    const pictures = picturesWithin(block);
    if (paragraph.asks) return pictures;
    // of the other direction, with the marks that end its sentence
    const text = ASKS[into](isolate(quoted(paragraph.text)));
    pairs.push({ own: paragraphKey(text), other: paragraph.key, place: pairs.length });
    return [{ type: "paragraph", content: [{ type: "text", text }] }, ...pictures];
  });
  return { body: { type: "doc", content }, pairs };
}

/** The twin of a content, in the other language: with its brief, in its project, and prompts for its text. */
export function twinOf(source: Content & { readonly body: BodyDocument }, savedAt: Date) {
  const locale = OTHER[source.locale];
  const { body, pairs } = untranslated(source.body, locale);
  const { framework, details, internalLinks, externalLinks } = source;
  return startedContent({
    ownerId: source.ownerId,
    companyId: source.companyId,
    projectId: source.projectId,
    needs: {
      title: named(source.title, NAMES[locale]),
      type: source.type,
      locale,
      ...briefOf(source),
      framework,
      details,
      internalLinks,
      externalLinks,
    },
    sources: source.provenance
      .filter(({ field }) => field !== "body")
      .map(({ field, source: from, generationId, values }) => ({ field, source: from, generationId, values })),
    twinOf: { contentId: source._id, pairs },
    text: { body, savedAt, source: "TEMPLATE" },
  });
}

/** Of two contents the one that was made later, which has their link, and the other one. */
export function laterOf(one: Content, two: Content): [later: Content, first: Content] {
  const isLater = one.createdAt.getTime() - two.createdAt.getTime() || (one._id < two._id ? -1 : 1);
  return isLater > 0 ? [one, two] : [two, one];
}

/** The later one of two with its link to the first one; nothing if it has that. */
export function linked(later: Content, first: Content): { state: ContentState } | undefined {
  if (later.twinOf?.contentId === first._id) return undefined;
  return { state: { ...later, twinOf: { contentId: first._id, pairs: firstPairs(later.body ?? EMPTY_BODY, first.body ?? EMPTY_BODY) } } };
}

/** A content without its link to this one; nothing if it has none. */
export function unlinked(content: Content, { _id }: Pick<Content, "_id">): { state: ContentState } | undefined {
  return content.twinOf?.contentId === _id ? { state: { ...content, twinOf: undefined } } : undefined;
}

/** Whether a text says anything that could be translated. */
export const isTranslatable = (body: BodyDocument | undefined): body is BodyDocument =>
  body !== undefined && twinParagraphs(body).some(({ asks }) => !asks);

interface Keys {
  readonly own: string;
  readonly other: string;
}

/** The later one of two with what was agreed upon; throws BAD_USER_INPUT where a paragraph doesn't stand in its text. */
export function paired(later: Content, first: Content, agreed: readonly Keys[]): { state: ContentState } {
  const link = later.twinOf;
  if (link?.contentId !== first._id) throw badInput({ field: "id", message: messages.noTwin });
  const [own, other] = [twinParagraphs(later.body ?? EMPTY_BODY), twinParagraphs(first.body ?? EMPTY_BODY)];
  const takeBeside = besides(own, other, link.pairs);
  const [takeOwn, takeOther] = [placesOf(own), placesOf(other)];
  const agreements = agreed.map((keys) => {
    const beside = takeBeside(keys);
    const mine = takeOwn(keys.own, beside?.own);
    const theirs = takeOther(keys.other, beside?.other);
    if (mine === undefined || theirs === undefined) throw badInput({ field: "pairs", message: messages.twinChanged });
    return { own: mine, other: theirs };
  });
  return { state: { ...later, twinOf: { ...link, pairs: agreedPairs(own, other, link.pairs, agreements) } } };
}

type Paragraphs = readonly { readonly key: string; readonly asks: boolean }[];

/** Hands out where two of these keys stand beside each other already: of words that a text says twice the ones that are meant. */
function besides(own: Paragraphs, other: Paragraphs, pairs: readonly TwinPair[]): (keys: Keys) => TwinRow | undefined {
  const keyOf = (keys: Keys) => `${keys.own} ${keys.other}`;
  const rows = Map.groupBy(twinRows(own, other, pairs), (row) =>
    keyOf({ own: own[row.own ?? -1]?.key ?? "", other: other[row.other ?? -1]?.key ?? "" }),
  );
  return (keys) => rows.get(keyOf(keys))?.shift();
}

/** Hands out the places of each key, each once: a certain one, or the first that is left. */
function placesOf(paragraphs: Paragraphs): (key: string, certain?: number) => number | undefined {
  const places = Map.groupBy(paragraphs.keys(), (at) => paragraphs[at]?.key ?? "");
  return (key, certain) => {
    const left = places.get(key) ?? [];
    const [place] = left.splice(certain !== undefined && left.includes(certain) ? left.indexOf(certain) : 0, 1);
    return place;
  };
}
