import { type TemplateCard, templateCreated, templateUpdated } from "@muhtawa/contracts";
import { type Decision, fact, type Loaded } from "@muhtawa/service-kit";
import { normalise } from "@muhtawa/text-analysis";
import type { Content, ContentState } from "./content.ts";

/** What a template takes of a content: all of its brief but the title, and nothing of its text. */
const BRIEF_FIELDS = [
  "type",
  "classification",
  "level",
  "methodology",
  "interestArea",
  "view",
  "framework",
  "keywords",
  "details",
  "idea",
  "ideaExplanation",
  "conversionFunnel",
  "objective",
  "topics",
  "internalLinks",
  "externalLinks",
  "tools",
  "sharingStyle",
  "writerRole",
  "participation",
  "intensity",
  "socialChannels",
] as const satisfies readonly (keyof ContentState)[];

type Brief = Pick<ContentState, (typeof BRIEF_FIELDS)[number]>;

/** A template as stored: whose it is, what it is called, and the brief that contents begin with. */
export interface TemplateState extends TemplateCard, Brief {
  /** Of the company and the name; one company has no two templates of a name. */
  nameKey: string;
}

export type Template = Loaded<TemplateState>;

/** So many may a company have. */
export const MAX_TEMPLATES = 50;
/** Characters of a name. */
export const NAME_LENGTH = 120;

const nameKeyOf = (companyId: string, name: string) => `${companyId}:${normalise(name)}`;

const factOf = ({ ownerId, companyId, name }: TemplateCard): TemplateCard => ({ ownerId, companyId, name });

/** Makes a template of a content's brief. */
export function templateOf(content: Content, name: string): Decision<TemplateState> {
  const { ownerId, companyId } = content;
  const brief = Object.fromEntries(BRIEF_FIELDS.map((field) => [field, content[field]])) as unknown as Brief;
  const state = { ...brief, ownerId, companyId, name, nameKey: nameKeyOf(companyId, name) };
  return { state, facts: [fact(templateCreated, factOf(state))] };
}

/** Calls a template otherwise; undefined where it is called so already. */
export function renamed(template: Template, name: string): Decision<TemplateState> | undefined {
  if (template.name === name) return undefined;
  const state = { ...template, name, nameKey: nameKeyOf(template.companyId, name) };
  return { state, facts: [fact(templateUpdated, factOf(state))] };
}

export const templateCardOf = (template: Template): TemplateCard => factOf(template);
