import { matches } from "@muhtawa/text-analysis/search";
import type { SeoFix } from "../../writing/structures.ts";
import type { Material } from "../material.ts";
import { clip, paragraphs, plain, sentences, startCapital, words } from "../prose.ts";
import type { Tongue } from "../tongue.ts";
import { one, some } from "../turns.ts";
import { blocks, isProse } from "./blocks.ts";
import { askOne, prompt, prompts } from "./prompts.ts";

const TITLE = 60;
const DESCRIPTION = 155;
const LONG_PARAGRAPH = 80;
const CHANGES = { LOW: 3, MEDIUM: 5, HIGH: 8 } as const;

/** Changes that help a text to be found, made of its own words; where it has none, a prompt says what is missing. */
export function fixForSearch(m: Material, tongue: Tongue): readonly SeoFix[] {
  const found = blocks(m.assignment.selection ?? "");
  const keyword = m.keywords[0] ?? m.topics[0] ?? m.title;
  return [
    title(found, keyword, m, tongue),
    description(found, m, tongue),
    keyword === undefined ? undefined : introduction(found, keyword, tongue),
    keyword === undefined ? undefined : heading(found, keyword, m, tongue),
    ...longParagraphs(found, tongue),
    questions(found, m, tongue),
  ]
    .filter((fix) => fix !== undefined)
    .slice(0, CHANGES[m.length]);
}

function title(found: readonly string[], keyword: string | undefined, m: Material, { seo, asks }: Tongue): SeoFix {
  const before = /^#\s+(\S.*)$/.exec(found[0] ?? "")?.[1] ?? (found.length > 0 ? "" : (m.assignment.brief.title ?? ""));
  const base = plain(before || (m.title ?? ""));
  if (base === "") return { part: "title", before, after: prompt(askOne(m, asks.title)), reason: seo.reasons.title };
  const wordings = seo.titles(base, keyword && !matches(base, keyword) ? keyword : undefined, m.brand);
  const fitting = wordings.filter((wording) => wording.length <= TITLE);
  return { part: "title", before, after: clip(one(fitting.length > 0 ? fitting : wordings, m.variant), TITLE), reason: seo.reasons.title };
}

function description(found: readonly string[], m: Material, { seo, asks }: Tongue): SeoFix {
  const said = found.filter(isProse).flatMap((block) => sentences(block.replaceAll(/[*_`]/g, "")));
  const fitting = said.filter((part) => words(part).length > 5 && part.length <= DESCRIPTION);
  const own = fitting[m.variant % Math.max(1, fitting.length + 1)];
  const after = own ? startCapital(own) : clip(prompt(askOne(m, asks.description)), DESCRIPTION);
  return { part: "description", before: "", after, reason: seo.reasons.description };
}

function introduction(found: readonly string[], keyword: string, { seo, asks, quote }: Tongue): SeoFix | undefined {
  const before = found.find(isProse);
  if (!before || matches(before, keyword)) return undefined;
  return { part: "introduction", before, after: paragraphs(prompt(asks.lead(quote(keyword))), before), reason: seo.reasons.introduction };
}

function heading(found: readonly string[], keyword: string, m: Material, { seo }: Tongue): SeoFix | undefined {
  const headings = found.flatMap((block) => /^##\s+(.+)$/m.exec(block)?.[1] ?? []);
  const first = headings[0];
  if (first === undefined) {
    const topic = m.topics[0];
    return found.length > 2 && topic ? { part: "heading", before: "", after: startCapital(topic), reason: seo.reasons.heading } : undefined;
  }
  if (headings.some((text) => matches(text, keyword))) return undefined;
  return { part: "heading", before: first, after: `${plain(first)}: ${keyword}`, reason: seo.reasons.heading };
}

const longParagraphs = (found: readonly string[], { seo }: Tongue): SeoFix[] =>
  found
    .filter((block) => isProse(block) && words(block).length > LONG_PARAGRAPH)
    .flatMap((before) => {
      const parts = sentences(before);
      const middle = Math.ceil(parts.length / 2);
      if (parts.length < 2) return [];
      const after = paragraphs(parts.slice(0, middle).join(" "), parts.slice(middle).join(" "));
      return [{ part: "paragraph" as const, before, after, reason: seo.reasons.paragraph }];
    });

function questions(found: readonly string[], m: Material, { asks, headings, seo, quote }: Tongue): SeoFix | undefined {
  const about = m.about;
  if (about === undefined || found.some((block) => /^#{2,}\s.*[?؟]\s*$/m.test(block))) return undefined;
  const asked = some(asks.questions, m.variant, 2).map((ask) => ask(quote(about)));
  return { part: "questions", before: "", after: paragraphs(`## ${headings.questions}`, prompts(asked)), reason: seo.reasons.questions };
}
