import { bullets, paragraphs, sentences, startCapital, words } from "../prose.ts";
import { say } from "../say.ts";
import type { Material } from "../material.ts";
import type { Tongue } from "../tongue.ts";
import { blocks, isProse } from "./blocks.ts";

export const plainer = (text: string, tongue: Tongue): string =>
  tongue.editing.plainer
    .reduce((result, [pattern, plain]) => result.replace(pattern, plain), text)
    .replace(/(?<=\S) {2,}/g, " ")
    .trim();

const capitals = (text: string, m: Material): string => (m.locale === "en" ? sentences(text).map(startCapital).join(" ") : text);

/** Says each sentence more plainly. Variants put the point of a paragraph first, break it in two, or lead it in. */
export function rewrite(text: string, m: Material, tongue: Tongue): string {
  const way = m.assignment.variant % 5;
  return blocks(text)
    .map((block, at) => {
      if (!isProse(block)) return plainer(block, tongue);
      const parts = sentences(plainer(block, tongue));
      if (parts.length < 2) return capitals(withLink(parts.join(" "), m, tongue), m);
      if (way === 1) return pointFirstOrListed(parts, m, tongue);
      if (way === 2) return inTwo(parts, m);
      if (way >= 3 && at === 0)
        return capitals(
          [withLink(parts[0] ?? "", m, tongue), ...(way === 4 ? pointFirst(parts.slice(1), tongue) : parts.slice(1))].join(" "),
          m,
        );
      return capitals(parts.join(" "), m);
    })
    .join("\n\n");
}

function pointFirstOrListed(parts: readonly string[], m: Material, tongue: Tongue): string {
  const moved = pointFirst(parts, tongue);
  return moved[0] === parts[0] ? bullets(parts.map((part) => freed(part, tongue, m))) : capitals(moved.join(" "), m);
}

const inTwo = (parts: readonly string[], m: Material): string => {
  const middle = Math.ceil(parts.length / 2);
  return paragraphs(capitals(parts.slice(0, middle).join(" "), m), capitals(parts.slice(middle).join(" "), m));
};

/** A sentence that leans on the one before it can't be moved: then the order of the others changes. */
function pointFirst(parts: readonly string[], { editing }: Tongue): string[] {
  const at = parts.findLastIndex(
    (part, index) => index > 0 && !editing.leaning.test(part) && !editing.leaning.test(parts[index + 1] ?? ""),
  );
  return at < 1 ? [...parts] : [parts[at] ?? "", ...parts.filter((_, index) => index !== at)];
}

const withLink = (text: string, m: Material, tongue: Tongue): string =>
  `${m.choose("link", tongue.editing.links)} ${m.locale === "en" ? keepName(text) : text}`.trim();

const keepName = (text: string): string =>
  /^[A-Z][a-z]*(?:['’][a-z]*)?\s+[a-z]/.test(text) && COMMON.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
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

/** The strongest sentences in their order; a variant takes the next strongest in place of one of them. */
function strongest(all: readonly Weighed[], count: number, variant = 0): Weighed[] {
  const ranked = all.toSorted((a, b) => b.weight - a.weight);
  const best = ranked.slice(0, count);
  const others = ranked.slice(count);
  const next = variant > 0 ? others[(variant - 1) % Math.max(1, others.length)] : undefined;
  const kept = new Set(next ? [...best.slice(0, -1), next] : best);
  return all.filter((part) => kept.has(part));
}

/** A sentence that stands first, or alone, without the word that tied it to another one. */
const freed = (part: string, tongue: Tongue, m: Material): string => capitals(part.replace(tongue.editing.tied, ""), m);

const SHARE = { LOW: 0.35, MEDIUM: 0.55, HIGH: 0.75 } as const;

export function shorten(text: string, m: Material, tongue: Tongue): string {
  const lean = plainer(text.replace(/(?<!\s)\s*\([^()]*\)/g, ""), tongue);
  const all = weigh(lean, tongue);
  if (all.length < 2) return capitals(lean, m);
  const [step, turn] = [m.assignment.variant % 2, Math.floor(m.assignment.variant / 2)];
  const count = Math.max(1, Math.min(all.length - 1, Math.round(all.length * SHARE[m.length]) + step));
  const byBlock = Map.groupBy(strongest(all, count, turn), (part) => part.block);
  return [...byBlock.values()]
    .map((parts) => capitals(parts.map((part, at) => (at === 0 ? freed(part.sentence, tongue, m) : part.sentence)).join(" "), m))
    .join("\n\n");
}

const POINTS = { LOW: 2, MEDIUM: 3, HIGH: 5 } as const;

export function summarize(text: string, m: Material, tongue: Tongue): string {
  const [form, turn] = [m.assignment.variant % 3, Math.floor(m.assignment.variant / 3)];
  const count = Math.max(1, POINTS[m.length] - (form === 2 ? 1 : 0));
  const kept = strongest(weigh(plainer(text, tongue), tongue), count, turn).map((part) => part.sentence);
  const points = kept.map((part) => freed(part, tongue, m));
  if (points.length < 2 && form !== 2) return points.join("");
  if (form === 0) return paragraphs(`**${tongue.editing.takeaway}**`, bullets(points));
  const prose = capitals([points[0] ?? "", ...kept.slice(1)].join(" "), m);
  return form === 1 ? prose : `**${tongue.editing.takeaway}:** ${prose}`;
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
