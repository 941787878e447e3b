import { isPrompt } from "@muhtawa/text-analysis";
import { type Assignment, type Length, rulesFor } from "../writing/assignment.ts";
import type { Locale } from "../writing/terms.ts";
import { preferredTerms } from "../writing/voice-rules.ts";
import { plain, sentences } from "./prose.ts";
import type { Tongue } from "./tongue.ts";

export type Funnel = "ATTENTION" | "INTEREST" | "DESIRE" | "ACTION";

/** What of an assignment can stand in a text of its language: no instructions, no prompts, nothing of another language. */
export interface Material {
  readonly assignment: Assignment;
  readonly locale: Locale;
  readonly length: Length;
  readonly variant: number;
  readonly brand?: string | undefined;
  readonly title?: string | undefined;
  /** What it is all about, for prompts. */
  readonly about?: string | undefined;
  readonly topics: readonly string[];
  readonly keywords: readonly string[];
  readonly needs: readonly string[];
  readonly pains: readonly string[];
  readonly values: readonly string[];
  readonly idea?: string | undefined;
  readonly explanation?: string | undefined;
  /** The objective, when it is put as a reader's question. */
  readonly question?: string | undefined;
  readonly purpose?: string | undefined;
  readonly slogan?: string | undefined;
  readonly market?: string | undefined;
  readonly reader?: string | undefined;
  readonly tone?: string | undefined;
  readonly personality: readonly string[];
  readonly terms: readonly string[];
  readonly funnel: Funnel;
}

const FUNNELS: readonly Funnel[] = ["ATTENTION", "INTEREST", "DESIRE", "ACTION"];
const SCRIPTS: Record<Locale, RegExp> = { ar: /\p{Script=Arabic}/gu, en: /\p{Script=Latin}/gu };
const LETTERS = /\p{L}/gu;
/** What Markdown would make a heading, a list or a quotation of. */
const MARKUP = /^[#>*+\-\s]+/;

/** Names of another script may stand in it; a figure belongs to every language. */
function isIn(text: string, locale: Locale): boolean {
  const letters = text.match(LETTERS)?.length ?? 0;
  return letters === 0 || (text.match(SCRIPTS[locale])?.length ?? 0) / letters >= 0.4;
}

export function gather(assignment: Assignment, tongue: Tongue): Material {
  const { company, brief, locale, length, variant } = assignment;
  const own = (value: string | undefined): string | undefined => {
    const bare = value?.trim().replace(/\s+/g, " ").replace(MARKUP, "");
    return bare && !isPrompt(bare) && /[\p{L}\p{N}]/u.test(bare) && isIn(bare, locale) ? bare : undefined;
  };
  const phrase = (value: string | undefined) => {
    const said = own(value);
    return said && plain(said);
  };
  const list = (values: readonly string[] | undefined) => [...new Set((values ?? []).map(phrase).filter((value) => value !== undefined))];
  const said = (value: string | undefined) =>
    sentences(own(value) ?? "")
      .filter((part) => !tongue.instruction.test(part))
      .join(" ") || undefined;
  const names = [company.brandName, company.companyName].map((name) => name?.trim()).filter(Boolean);
  const brand = names.find((name) => name && isIn(name, locale)) ?? names[0];
  const subjectOf = (value = "") => (tongue.instruction.test(value.trim()) ? tongue.gist(value) : undefined);
  const wish = phrase(assignment.prompt && tongue.gist(assignment.prompt));
  const title = phrase(subjectOf(brief.title) ?? brief.title) ?? wish ?? phrase(subjectOf(brief.idea));
  const [keywords, topics] = [list(brief.keywords), list(brief.topics)];
  const objective = own(brief.objective);
  const persona = company.persona;
  return {
    assignment,
    locale,
    length,
    variant,
    brand,
    title,
    about: title ?? keywords[0] ?? topics[0],
    topics,
    keywords,
    needs: list(persona?.needs),
    pains: list(persona?.pains),
    values: list(company.values),
    idea: said(brief.idea),
    explanation: said(brief.ideaExplanation),
    question: objective && /[?؟]$/.test(objective) ? objective : undefined,
    purpose: said(company.mission) ?? said(company.vision),
    slogan: own(company.slogan),
    market: phrase(company.targetMarket),
    reader: phrase(persona?.role) ?? phrase(company.targetMarket),
    tone: phrase(assignment.tone),
    personality: list(company.brandVoice.personality),
    terms: preferredTerms(rulesFor(assignment)),
    funnel: FUNNELS.find((funnel) => funnel === brief.conversionFunnel) ?? "INTEREST",
  };
}
