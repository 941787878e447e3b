import type { SeoFix } from "../../writing/structures.ts";
import { contains as holds } from "../fold.ts";
import type { Material } from "../material.ts";
import { clip, paragraphs, plain, sentences, startCapital, words } from "../prose.ts";
import { say } from "../say.ts";
import type { Tongue } from "../tongue.ts";
import { blocks, isProse } from "./blocks.ts";
import { plainer } from "./editing.ts";

const TITLE = 60;
const DESCRIPTION = 155;
const LONG_PARAGRAPH = 80;
const CHANGES = { LOW: 3, MEDIUM: 5, HIGH: 8 } as const;

/** Changes that help a text to be found: each mends something that can be seen in it, or adds what isn't there. */
export function fixForSearch(m: Material, tongue: Tongue): readonly SeoFix[] {
  const found = blocks(m.assignment.selection ?? "");
  const keyword = m.keywords[0] ?? plain(m.topics[0] ?? m.title);
  return [
    title(found, keyword, m, tongue),
    description(found, m, tongue),
    introduction(found, keyword, m, tongue),
    heading(found, keyword, m, tongue),
    ...longParagraphs(found, tongue),
    questions(found, m, tongue),
  ]
    .filter((fix) => fix !== undefined)
    .slice(0, CHANGES[m.length]);
}

function title(found: readonly string[], keyword: string, m: Material, { seo }: Tongue): SeoFix {
  const before = /^#\s+(\S.*)$/.exec(found[0] ?? "")?.[1] ?? (found.length > 0 ? "" : (m.assignment.brief.title ?? ""));
  const base = plain(before || m.title);
  const wordings = seo.titles(base, holds(base, keyword) ? undefined : keyword, m.brand);
  const fitting = wordings.filter((wording) => wording.length <= TITLE);
  return {
    part: "title",
    before,
    after: clip(m.choose("seoTitle", fitting.length > 0 ? fitting : wordings), TITLE),
    reason: seo.reasons.title,
  };
}

function description(found: readonly string[], m: Material, tongue: Tongue): SeoFix {
  const { seo, short } = tongue;
  const opening = found.find((block) => isProse(block) && words(block).length > 12);
  const own = opening ? startCapital(sentences(plainer(opening.replaceAll(/[*_`]/g, ""), tongue))[0] ?? "") : undefined;
  const said = say(m, "description0", short.descriptions[0] ?? []);
  const after = m.assignment.variant % 2 === 0 && own ? own : said;
  return { part: "description", before: "", after: clip(after, DESCRIPTION), reason: seo.reasons.description };
}

function introduction(found: readonly string[], keyword: string, m: Material, { seo }: Tongue): SeoFix | undefined {
  const before = found.find(isProse);
  if (!before || holds(before, keyword)) return undefined;
  return { part: "introduction", before, after: `${m.choose("seoLead", seo.leads)(keyword)} ${before}`, reason: seo.reasons.introduction };
}

function heading(found: readonly string[], keyword: string, m: Material, { seo }: Tongue): SeoFix | undefined {
  const headings = found.flatMap((block) => /^##\s+(.+)$/m.exec(block)?.[1] ?? []);
  const first = headings[0];
  if (first === undefined) {
    const topic = m.topics[0];
    return found.length > 2 && topic ? { part: "heading", before: "", after: startCapital(topic), reason: seo.reasons.heading } : undefined;
  }
  if (headings.some((text) => holds(text, keyword))) return undefined;
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

function questions(found: readonly string[], m: Material, { article, seo }: Tongue): SeoFix | undefined {
  if (found.some((block) => /^#{2,}\s.*[?؟]\s*$/m.test(block))) return undefined;
  const asked = article.faq(m).slice(0, 2);
  const after = paragraphs(`## ${article.faqHeading}`, ...asked.map(({ question, answer }) => `### ${question}\n\n${answer}`));
  return { part: "questions", before: "", after, reason: seo.reasons.questions };
}
