import { TermFinder } from "@muhtawa/text-analysis";
import { type Assignment, type Length, rulesFor, withoutVoice } from "../writing/assignment.ts";
import type { Locale } from "../writing/terms.ts";
import { preferredTerms } from "../writing/voice-rules.ts";
import { plain } from "./prose.ts";
import { type Choose, chooser } from "./seed.ts";
import type { Tongue } from "./tongue.ts";

export type Funnel = "ATTENTION" | "INTEREST" | "DESIRE" | "ACTION";

/** What there is to write with, cleaned and with its gaps filled. */
export interface Material {
  readonly assignment: Assignment;
  readonly locale: Locale;
  readonly length: Length;
  readonly brand: string;
  readonly title: string;
  readonly topics: readonly string[];
  readonly keywords: readonly string[];
  readonly needs: readonly string[];
  readonly pains: readonly string[];
  readonly idea?: string | undefined;
  readonly explanation?: string | undefined;
  /** The objective, when it is put as a reader's question. */
  readonly question?: string | undefined;
  readonly reader?: string | undefined;
  readonly funnel: Funnel;
  readonly terms: readonly string[];
  readonly manner: Manner;
  readonly seed: string;
  readonly choose: Choose;
}

export type Manner = "warm" | "formal" | "plain";

const FUNNELS: readonly Funnel[] = ["ATTENTION", "INTEREST", "DESIRE", "ACTION"];

const list = (items: readonly string[] | undefined): string[] => [...new Set((items ?? []).map(plain).filter((item) => item !== ""))];

const text = (value: string | undefined): string | undefined => (value === undefined || value.trim() === "" ? undefined : value.trim());

function manner(assignment: Assignment): Manner {
  const said = [
    assignment.tone,
    assignment.brief.sharingStyle,
    ...assignment.company.brandVoice.personality,
    assignment.toneFile?.slice(0, 1_000),
  ]
    .filter(Boolean)
    .join(" ")
    .toLowerCase();
  if (/formal|professional|official|expert|serious|رسمي|مهني|احترافي|جاد|خبير/.test(said) && !/informal|غير رسمي/.test(said))
    return "formal";
  if (/warm|friend|casual|informal|playful|human|kind|ودود|ودّي|ودي|لطيف|مرح|قريب|دافئ|عفوي|غير رسمي/.test(said)) return "warm";
  return "plain";
}

export function gather(assignment: Assignment, tongue: Tongue): Material {
  const { company, brief, locale, length } = assignment;
  const rules = rulesFor(assignment);
  const banned = new TermFinder(rules.filter(({ kind }) => kind === "BAN").map(({ term }) => term));
  const brand = text(company.brandName) ?? text(company.companyName) ?? tongue.ourBrand;
  const title =
    text(brief.title) ?? text(assignment.prompt && tongue.gist(assignment.prompt)) ?? text(brief.idea) ?? tongue.untitled(brand);
  const keywords = list(brief.keywords);
  const names = [brand, company.brandName, company.companyName].filter((name) => name !== undefined);
  const phrases = (items: readonly string[] | undefined) => list(items).map((item) => tongue.inline(item, names));
  const topics = phrases(brief.topics);
  // Without the voice, so that what the voice changes is all that differs between a text with it and one without.
  const seed = JSON.stringify({ ...withoutVoice(assignment), variant: undefined });
  const allowed = (option: unknown) => typeof option !== "string" || !banned.hasAny(option);
  const objective = text(brief.objective);
  return {
    assignment,
    locale,
    length,
    brand,
    title: plain(title),
    topics: topics.length > 0 ? topics : tongue.topicsFrom(keywords),
    keywords,
    needs: phrases(company.persona?.needs),
    pains: phrases(company.persona?.pains),
    idea: text(brief.idea),
    explanation: text(brief.ideaExplanation),
    question: objective !== undefined && /[?؟]$/.test(objective) ? objective : undefined,
    reader: text(company.persona?.role) ?? text(company.targetMarket),
    funnel: FUNNELS.find((funnel) => funnel === brief.conversionFunnel) ?? "INTEREST",
    terms: preferredTerms(rules),
    manner: manner(assignment),
    seed,
    choose: chooser(seed, assignment.variant, allowed),
  };
}

/** Only the topics that the person named: those of our own making are nothing that anybody searches for. */
export const ownTopics = (m: Material) => (m.assignment.brief.topics ?? []).map((topic) => topic.trim());
