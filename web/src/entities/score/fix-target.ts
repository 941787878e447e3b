import { bylineOf, standingDocument } from "@muhtawa/text-analysis";
import type { ScoreCheck, ScoredText } from "@muhtawa/text-analysis/score";
import type { JSONContent } from "@tiptap/core";
import type { GenerationKind } from "../../generated/graphql.ts";
import type { TextPart } from "./text-bridge.ts";

/** What of a text is written anew to mend a check, and how. */
export interface FixTarget extends TextPart {
  readonly kind: Extract<GenerationKind, "REWRITE" | "EXPAND" | "SHORTEN">;
}

/** Mended by a text's title or pictures, not by its words. */
const ELSEWHERE = new Set(["seo.title-length", "seo.keyword-in-title", "seo.picture-text", "seo.own-pages"]);
/** A word or two in the first paragraph mends these. */
const OF_THE_OPENING = new Set(["seo.keyword-in-opening", "geo.answer-first", "geo.brand-named", "seo.description-width"]);
/** What they rest on is what is right, or nothing of its own. */
const OF_THE_WHOLE = new Set(["seo.keyword-density", "seo.keyword-in-headings", "seo.headings", "seo.heading-order", "geo.questions"]);
/** Blocks that are written anew at once for passages that stand apart. */
const MOST_BLOCKS = 8;

const FOR_LENGTH: Partial<Record<ScoredText["type"], FixTarget["kind"]>> = { ARTICLE: "EXPAND", TWEET: "SHORTEN" };

const textOf = ({ type, text = "", content = [] }: JSONContent): string =>
  type === "hardBreak" ? " " : text + content.map(textOf).join(content.some((node) => node.type === "text") ? "" : " ");
const plain = (text: string) => text.replace(/\s+/gu, " ").trim();

/** A block's words as they stand, without what is only suggested, with one blank between any two. */
export const blockText = (block: JSONContent): string => plain(textOf(standingDocument({ type: "doc", content: [block] })));

/** The part of a text that is written anew to mend a check that wasn't passed; undefined where that can't mend it. */
export function fixTarget(
  { id, evidence, fixable, passed }: ScoreCheck,
  body: JSONContent,
  type: ScoredText["type"],
): FixTarget | undefined {
  const blocks = body.content ?? [];
  if (passed || !fixable || ELSEWHERE.has(id)) return undefined;
  const texts = blocks.map(blockText);
  const first = blocks.findIndex((block, at) => block.type === "paragraph" && texts[at] !== "" && bylineOf(texts[at] ?? "") === undefined);
  const part = (from: number, to: number): FixTarget | undefined =>
    from < 0 || texts.every((text) => text === "") ? undefined : { kind: "REWRITE", from, blocks: blocks.slice(from, to) };
  if (id === "seo.length") {
    const whole = part(0, blocks.length);
    return whole && { ...whole, kind: FOR_LENGTH[type] ?? "REWRITE" };
  }
  if (OF_THE_OPENING.has(id)) return part(first, first + 1);
  if (OF_THE_WHOLE.has(id)) return part(0, blocks.length);
  const wanted = evidence.map((passage) => plain(passage.replace(/…$/u, ""))).filter((passage) => passage !== "");
  const at = texts.flatMap((text, index) => (wanted.some((passage) => text.includes(passage)) ? [index] : []));
  const [from, to] = [at[0], at.at(-1)];
  if (from === undefined || to === undefined) return part(0, blocks.length);
  return part(from, (to - from < MOST_BLOCKS ? to : from) + 1);
}

/** A body with other blocks in the place of a part. */
export const withPart = (body: JSONContent, { from, blocks }: TextPart, others: readonly JSONContent[]): JSONContent => ({
  ...body,
  content: [...(body.content ?? []).slice(0, from), ...others, ...(body.content ?? []).slice(from + blocks.length)],
});
