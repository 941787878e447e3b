import { type Assignment, emptyBrief, emptyCompany } from "../../src/writing/assignment.ts";
import type { Locale } from "../../src/writing/terms.ts";

/** A brief as somebody typed it; what is absent was left empty. */
export interface TypedBrief {
  readonly brand?: string;
  readonly market?: string;
  readonly mission?: string;
  readonly slogan?: string;
  readonly values?: readonly string[];
  readonly role?: string;
  readonly needs?: readonly string[];
  readonly pains?: readonly string[];
  readonly title?: string;
  readonly idea?: string;
  readonly explanation?: string;
  readonly objective?: string;
  readonly topics?: readonly string[];
  readonly keywords?: readonly string[];
  readonly details?: string;
  readonly writerRole?: string;
  readonly tools?: readonly string[];
}

export const assignmentOf = (typed: TypedBrief, locale: Locale, change: Partial<Assignment> = {}): Assignment => ({
  kind: "ARTICLE",
  locale,
  company: {
    ...emptyCompany,
    companyName: typed.brand,
    brandName: typed.brand,
    slogan: typed.slogan,
    mission: typed.mission,
    targetMarket: typed.market,
    values: typed.values ?? [],
    persona: { role: typed.role, needs: [...(typed.needs ?? [])], pains: [...(typed.pains ?? [])], channels: [] },
  },
  brief: {
    ...emptyBrief,
    title: typed.title,
    idea: typed.idea,
    ideaExplanation: typed.explanation,
    objective: typed.objective,
    topics: typed.topics ?? [],
    keywords: typed.keywords ?? [],
    details: typed.details,
    writerRole: typed.writerRole,
    tools: typed.tools ?? [],
    conversionFunnel: "INTEREST",
  },
  length: "MEDIUM",
  variant: 0,
  ...change,
});
