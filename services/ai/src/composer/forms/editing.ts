import { bullets, paragraphs, sentences, startCapital, words } from "../prose.ts";
import { say } from "../say.ts";
import type { Material } from "../material.ts";
import type { Tongue } from "../tongue.ts";
import { blocks, isProse } from "./blocks.ts";

const plainer = (text: string, tongue: Tongue): string =>
  tongue.editing.plainer
    .reduce((result, [pattern, plain]) => result.replace(pattern, plain), text)
    .replace(/(?<=\S) {2,}/g, " ")
    .trim();

const capitals = (text: string, m: Material): string => (m.locale === "en" ? sentences(text).map(startCapital).join(" ") : text);

/** Says each sentence more plainly; a variant also puts the point of a paragraph first, or breaks it in two. */
export function rewrite(text: string, m: Material, tongue: Tongue): string {
  const way = m.assignment.variant % 3;
  return blocks(text)
    .map((block) => {
      if (!isProse(block)) return plainer(block, tongue);
      const parts = sentences(plainer(block, tongue));
      if (parts.length < 2) return capitals(withLink(parts.join(" "), m, tongue), m);
      if (way === 1) return capitals([parts.at(-1), ...parts.slice(0, -1)].join(" "), m);
      if (way === 2)
        return paragraphs(
          capitals(parts.slice(0, Math.ceil(parts.length / 2)).join(" "), m),
          capitals(parts.slice(Math.ceil(parts.length / 2)).join(" "), m),
        );
      return capitals(parts.join(" "), m);
    })
    .join("\n\n");
}

const withLink = (text: string, m: Material, tongue: Tongue): string =>
  `${m.choose("link", tongue.editing.links)} ${m.locale === "en" ? keepName(text) : text}`.trim();

const keepName = (text: string): string =>
  /^(?:[A-Z][a-z]*['’]?[a-z]*)\s+[a-z]/.test(text) && COMMON.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
const COMMON = /^(?:The|A|An|This|That|These|Those|It|We|You|Our|Your|They|There|In|On|When|If|Every|Each|Most|Some|All|Many|With|For)\b/;

interface Weighed {
  readonly sentence: string;
  readonly block: number;
  readonly weight: number;
}

/** A sentence counts by the words it shares with the rest; the first of a text a little more. */
function weigh(text: string, tongue: Tongue): Weighed[] {
  const content = (part: string) => words(part.toLowerCase()).filter((word) => word.length > 2 && !tongue.editing.stopWords.has(word));
  const frequency = new Map<string, number>();
  for (const word of content(text)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  return blocks(text).flatMap((block, at) =>
    sentences(block.replace(/^(?:#{1,6}|[-*]|\d+[.)])\s+/gm, "")).map((part, n) => {
      const found = content(part);
      const sum = found.reduce((total, word) => total + (frequency.get(word) ?? 0), 0);
      return { sentence: part, block: at, weight: sum / Math.max(4, found.length) + (at === 0 && n === 0 ? 2 : 0) };
    }),
  );
}

function strongest(all: readonly Weighed[], count: number): Weighed[] {
  const best = new Set(all.toSorted((a, b) => b.weight - a.weight).slice(0, count));
  return all.filter((part) => best.has(part));
}

const SHARE = { LOW: 0.35, MEDIUM: 0.55, HIGH: 0.75 } as const;

export function shorten(text: string, m: Material, tongue: Tongue): string {
  const lean = plainer(text.replace(/\s*\([^()]*\)/g, ""), tongue);
  const all = weigh(lean, tongue);
  if (all.length < 2) return capitals(lean, m);
  const kept = strongest(all, Math.max(1, Math.min(all.length - 1, Math.round(all.length * SHARE[m.length]) + (m.assignment.variant % 2))));
  const byBlock = Map.groupBy(kept, (part) => part.block);
  return [...byBlock.values()].map((parts) => capitals(parts.map((part) => part.sentence).join(" "), m)).join("\n\n");
}

const POINTS = { LOW: 2, MEDIUM: 3, HIGH: 5 } as const;

export function summarize(text: string, m: Material, tongue: Tongue): string {
  const kept = strongest(weigh(plainer(text, tongue), tongue), POINTS[m.length]).map((part) => part.sentence);
  if (kept.length < 2) return kept.join("");
  return m.assignment.variant % 2 === 0 ? paragraphs(`**${tongue.editing.takeaway}**`, bullets(kept)) : kept.join(" ");
}

const ADDED = { LOW: 1, MEDIUM: 2, HIGH: 3 } as const;

/** Keeps every sentence and adds what a reader would ask next; nothing that isn't known is claimed. */
export function expand(text: string, m: Material, tongue: Tongue): string {
  const start = Math.max(0, tongue.editing.expansions.map((line) => line(m)).indexOf(say(m, "expansion", tongue.editing.expansions)));
  let next = start;
  let left = ADDED[m.length] * Math.max(1, Math.ceil(blocks(text).length / 2));
  return blocks(text)
    .map((block) => {
      if (!isProse(block) || left <= 0) return block;
      const count = Math.min(left, ADDED[m.length], tongue.editing.expansions.length);
      left -= count;
      const added = Array.from({ length: count }, () => tongue.editing.expansions[next++ % tongue.editing.expansions.length]?.(m) ?? "");
      return `${block} ${added.join(" ")}`;
    })
    .join("\n\n");
}
