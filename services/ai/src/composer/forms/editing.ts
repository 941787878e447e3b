import { readingDirection } from "@muhtawa/text-analysis";
import { fixedTranslations } from "../../writing/voice-rules.ts";
import type { Material } from "../material.ts";
import { bullets, paragraphs, sentences, words } from "../prose.ts";
import type { Tongue } from "../tongue.ts";
import { one, some } from "../turns.ts";
import { blocks, isProse } from "./blocks.ts";
import { prompt } from "./prompts.ts";

/** Plain words in the place of roundabout ones; what opens a sentence keeps its capital. */
const plainer = (text: string, { editing, finish }: Tongue): string =>
  editing.plainer.reduce(
    (result, [pattern, plain]) =>
      result.replace(pattern, (found: string) => (/^\p{Lu}/u.test(found) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain)),
    finish(text),
  );

const orUnchanged = (text: string, before: string, m: Material, { asks }: Tongue): string =>
  text === before ? paragraphs(before, prompt(one(asks.unchanged, m.variant))) : text;

const WAYS = [
  (parts: readonly string[]) => parts.join(" "),
  (parts: readonly string[]) => {
    const middle = Math.ceil(parts.length / 2);
    return paragraphs(parts.slice(0, middle).join(" "), parts.slice(middle).join(" "));
  },
  (parts: readonly string[]) => (parts.length > 1 ? bullets(parts) : parts.join("")),
  (parts: readonly string[]) => paragraphs(...parts),
  (parts: readonly string[]) => paragraphs(parts[0] ?? "", parts.slice(1).join(" ")),
];

/** Says roundabout wordings plainly; variants lay the sentences out in other ways. No sentence is changed in its order or its end. */
export function rewrite(text: string, m: Material, tongue: Tongue): string {
  const layOut = one(WAYS, m.variant);
  const rewritten = blocks(text).map((block) => (isProse(block) ? layOut(sentences(plainer(block, tongue))) : plainer(block, tongue)));
  const result = rewritten.join("\n\n");
  return orUnchanged(result.replace(/\s+/g, " ") === text.trim().replace(/\s+/g, " ") ? text.trim() : result, text.trim(), m, tongue);
}

/** Sentences that stand together: one, and those that lean on it. */
function thoughts(text: string, { editing }: Tongue): string[] {
  return sentences(text).reduce<string[]>((found, part) => {
    const last = found.at(-1);
    if (last === undefined || !editing.leaning.test(part)) return [...found, part];
    return [...found.slice(0, -1), `${last} ${part}`];
  }, []);
}

interface Weighed {
  readonly thought: string;
  readonly block: number;
  readonly weight: number;
}

/** A thought counts by the words it shares with the rest; the first of a text a little more. */
function weigh(text: string, tongue: Tongue): Weighed[] {
  const content = (part: string) => words(part.toLowerCase()).filter((word) => word.length > 2 && !tongue.stopWords.has(word));
  const frequency = new Map<string, number>();
  for (const word of content(text)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  return blocks(text).flatMap((block, at) =>
    thoughts(block.replace(/^(?:#{1,6}|[-*]|\d+[.)])\s+/gm, ""), tongue).map((thought, n) => {
      const found = content(thought);
      const sum = found.reduce((total, word) => total + (frequency.get(word) ?? 0), 0);
      return { thought, block: at, weight: sum / Math.max(4, found.length) + (at === 0 && n === 0 ? 2 : 0) };
    }),
  );
}

/** The strongest in their order; each variant has others of them, and when those have all been there, another number. */
function strongest(all: readonly Weighed[], wanted: number, variant: number): Weighed[] {
  if (all.length < 2) return [...all];
  const sizes = Array.from({ length: all.length - 1 }, (_, at) => at + 1).toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  const ranked = all.toSorted((a, b) => b.weight - a.weight);
  const kept = new Set(some(ranked, variant, one(sizes, Math.floor(variant / all.length))));
  return all.filter((part) => kept.has(part));
}

const SHARE = { LOW: 0.35, MEDIUM: 0.55, HIGH: 0.75 } as const;

/** Whole sentences, without what stands in brackets. */
export function shorten(text: string, m: Material, tongue: Tongue): string {
  const lean = plainer(text.replace(/(?<!\s)\s*\([^()]*\)/g, ""), tongue).trim();
  const all = weigh(lean, tongue);
  if (all.length < 2) return orUnchanged(lean, text.trim(), m, tongue);
  const byBlock = Map.groupBy(strongest(all, Math.round(all.length * SHARE[m.length]), m.variant), (part) => part.block);
  return [...byBlock.values()].map((parts) => parts.map(({ thought }) => thought).join(" ")).join("\n\n");
}

const POINTS = { LOW: 2, MEDIUM: 3, HIGH: 5 } as const;

/** Sentences of the text, word for word, and called that. */
export function summarize(text: string, m: Material, tongue: Tongue): string {
  const all = weigh(text, tongue);
  const kept = strongest(all, POINTS[m.length], m.variant).map(({ thought }) => thought);
  return paragraphs(`**${tongue.headings.selected}**`, m.variant % 2 === 1 ? kept.join(" ") : bullets(kept));
}

const ADDED = { LOW: 1, MEDIUM: 2, HIGH: 3 } as const;

/** Keeps every sentence and asks what a reader would ask next. */
export function expand(text: string, m: Material, { asks, quote }: Tongue): string {
  let next = m.variant;
  return blocks(text)
    .map((block) => {
      if (!isProse(block)) return block;
      const about = quote(words(block).slice(0, 6).join(" "));
      return paragraphs(block, ...Array.from({ length: ADDED[m.length] }, () => prompt(one(asks.expand, next++)(about))));
    })
    .join("\n\n");
}

/** Translating needs a model: the text as it is, and under each part a prompt for its translation, with the brand's words for it. */
export function translationSheet(text: string, m: Material, { asks, quote }: Tongue): string {
  if ((readingDirection(text) === "rtl") === (m.locale === "ar")) return paragraphs(prompt(asks.alreadyThere), text.trim());
  const pairs = fixedTranslations(m.assignment, text).map(({ from, to }) => `${quote(from)} → ${quote(to)}`);
  return paragraphs(
    prompt(asks.noTranslation),
    pairs.length > 0 ? prompt(asks.words(pairs.join(m.locale === "ar" ? "، " : ", "))) : "",
    ...blocks(text).map((block) => paragraphs(block, prompt(one(asks.translation, m.variant)))),
  );
}
