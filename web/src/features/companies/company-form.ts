import { COMPANY_LISTS, COMPANY_TEXTS } from "@muhtawa/contracts/company-limits";
import type { CompanyDetailFragment, CompanyInput, VoiceRuleInput } from "../../generated/graphql.ts";
import type { Media } from "../../lib/media/media.ts";

/** The document that shows how the company speaks. */
export type VoiceToneFile = Pick<Media, "id" | "name" | "size" | "url">;

export interface CompanyValues {
  companyName: string;
  brandName: string;
  slogan: string;
  /** The address of a stored picture, or "" for none. */
  logo: string;
  businessActivityId: string;
  vision: string;
  mission: string;
  goal: string;
  values: string[];
  targetMarket: string;
  scopeOfImpact: string;
  character: string;
  language: string;
  competitors: string[];
  persona: { name: string; ageRange: string; role: string; needs: string[]; pains: string[]; channels: string[] };
  brandVoice: { personality: string[]; language: string; goals: string[]; tags: string[]; rules: VoiceRuleInput[] };
  voiceToneFile: VoiceToneFile | null;
}

export const emptyCompany: CompanyValues = {
  companyName: "",
  brandName: "",
  slogan: "",
  logo: "",
  businessActivityId: "",
  vision: "",
  mission: "",
  goal: "",
  values: [],
  targetMarket: "",
  scopeOfImpact: "",
  character: "",
  language: "",
  competitors: [],
  persona: { name: "", ageRange: "", role: "", needs: [], pains: [], channels: [] },
  brandVoice: { personality: [], language: "", goals: [], tags: [], rules: [] },
  voiceToneFile: null,
};

export const COMPANY_STEPS = ["basics", "direction", "market", "voice", "review"] as const;
export type CompanyStep = (typeof COMPANY_STEPS)[number];

export type CompanyField =
  | Exclude<keyof CompanyValues, "persona" | "brandVoice">
  | `persona.${keyof CompanyValues["persona"]}`
  | `brandVoice.${keyof CompanyValues["brandVoice"]}`;

/** The fields of each step, and which of them have to be filled before one goes on. */
export const STEP_FIELDS: Record<CompanyStep, { all: readonly CompanyField[]; required: readonly CompanyField[] }> = {
  basics: {
    all: ["companyName", "brandName", "businessActivityId", "slogan", "logo"],
    required: ["companyName", "brandName", "businessActivityId"],
  },
  direction: { all: ["vision", "mission", "goal", "values"], required: ["vision", "mission"] },
  market: {
    all: ["targetMarket", "scopeOfImpact", "character", "language", "competitors"],
    required: ["targetMarket"],
  },
  voice: {
    all: [
      "brandVoice.personality",
      "brandVoice.language",
      "brandVoice.goals",
      "brandVoice.tags",
      "brandVoice.rules",
      "voiceToneFile",
      "persona.name",
      "persona.ageRange",
      "persona.role",
      "persona.needs",
      "persona.pains",
      "persona.channels",
    ],
    required: ["brandVoice.personality"],
  },
  review: { all: [], required: [] },
};

export const COMPANY_FIELDS = COMPANY_STEPS.flatMap((step) => STEP_FIELDS[step].all);

/** The step on which one of these fields stands; undefined when none does. */
export const stepOf = (fields: readonly string[]): CompanyStep | undefined =>
  COMPANY_STEPS.find((step) => STEP_FIELDS[step].all.some((field) => fields.includes(field)));

export const fieldOf = (values: object, field: CompanyField): unknown =>
  field.split(".").reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], values);

export function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return value == null || (Array.isArray(value) && value.length === 0);
}

export type FieldProblem =
  | { readonly kind: "missing" }
  | { readonly kind: "tooLong" | "tooMany" | "entryTooLong"; readonly maximum: number };

/** The fields of a step that can't be sent as they are, and why. */
export function problemsOn(values: CompanyValues, step: CompanyStep): Map<CompanyField, FieldProblem> {
  const found = new Map<CompanyField, FieldProblem>();
  for (const field of STEP_FIELDS[step].all) {
    const value = fieldOf(values, field);
    const problem: FieldProblem | undefined =
      isEmpty(value) && STEP_FIELDS[step].required.includes(field) ? { kind: "missing" } : excessOf(field, value);
    if (problem) found.set(field, problem);
  }
  return found;
}

const isText = (field: CompanyField): field is keyof typeof COMPANY_TEXTS => field in COMPANY_TEXTS;
const isList = (field: CompanyField): field is keyof typeof COMPANY_LISTS => field in COMPANY_LISTS;

function excessOf(field: CompanyField, value: unknown): FieldProblem | undefined {
  if (isText(field) && String(value).trim().length > COMPANY_TEXTS[field]) return { kind: "tooLong", maximum: COMPANY_TEXTS[field] };
  if (!isList(field)) return undefined;
  const { entries, characters } = COMPANY_LISTS[field];
  const list = value as readonly string[];
  if (list.length > entries) return { kind: "tooMany", maximum: entries };
  return list.some((entry) => entry.length > characters) ? { kind: "entryTooLong", maximum: characters } : undefined;
}

/** The form as the API takes it; what is blank is left out. */
export function companyInput(values: CompanyValues): CompanyInput {
  const { persona, brandVoice, voiceToneFile, ...rest } = values;
  const told = <Part extends object>(part: Part) => Object.fromEntries(Object.entries(part).filter(([, value]) => !isEmpty(value)));
  return {
    ...told(rest),
    ...(voiceToneFile ? { voiceToneFileId: voiceToneFile.id } : {}),
    ...(Object.keys(told(persona)).length > 0 ? { persona: told(persona) } : {}),
    brandVoice: { ...told(brandVoice), rules: brandVoice.rules },
  };
}

/** A stored rule as it is entered. */
const ruleInput = ({ locale, kind, term, replacement, note }: VoiceRuleInput): VoiceRuleInput => ({
  locale,
  kind,
  term,
  ...(replacement ? { replacement } : {}),
  ...(note ? { note } : {}),
});

/** A stored company as the form holds it. */
export function companyValues(company: CompanyDetailFragment): CompanyValues {
  const filled = structuredClone(emptyCompany);
  for (const field of COMPANY_FIELDS) {
    const stored =
      field === "businessActivityId"
        ? company.businessActivity?.id
        : fieldOf(company.persona ? company : { ...company, persona: {} }, field);
    if (!isEmpty(stored)) put(filled, field, stored);
  }
  filled.brandVoice.rules = company.brandVoice.rules.map(ruleInput);
  return filled;
}

/** Sets a field of the form, or of a change of it. */
export function put(values: object, field: CompanyField, value: unknown): void {
  const [outer = "", inner] = field.split(".");
  const target = values as Record<string, unknown>;
  if (inner) target[outer] = { ...(target[outer] as object | undefined), [inner]: value };
  else target[outer] = value;
}
