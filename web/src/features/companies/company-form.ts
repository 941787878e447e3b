import type { CompanyInput, VoiceRuleInput } from "../../generated/graphql.ts";

export interface CompanyValues {
  companyName: string;
  brandName: string;
  slogan: string;
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
}

export const emptyCompany: CompanyValues = {
  companyName: "",
  brandName: "",
  slogan: "",
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
};

export const COMPANY_STEPS = ["basics", "direction", "market", "voice", "review"] as const;
export type CompanyStep = (typeof COMPANY_STEPS)[number];

type Field = keyof CompanyValues | `persona.${keyof CompanyValues["persona"]}` | `brandVoice.${keyof CompanyValues["brandVoice"]}`;

/** The fields of each step, and which of them have to be filled before one goes on. */
export const STEP_FIELDS: Record<CompanyStep, { all: readonly Field[]; required: readonly Field[] }> = {
  basics: {
    all: ["companyName", "brandName", "businessActivityId", "slogan"],
    required: ["companyName", "brandName", "businessActivityId"],
  },
  direction: { all: ["vision", "mission", "goal", "values"], required: ["vision", "mission"] },
  market: {
    all: [
      "targetMarket",
      "scopeOfImpact",
      "character",
      "language",
      "competitors",
      "persona.name",
      "persona.ageRange",
      "persona.role",
      "persona.needs",
      "persona.pains",
      "persona.channels",
    ],
    required: ["targetMarket"],
  },
  voice: {
    all: ["brandVoice.personality", "brandVoice.language", "brandVoice.goals", "brandVoice.tags", "brandVoice.rules"],
    required: ["brandVoice.personality"],
  },
  review: { all: [], required: [] },
};

const read = (values: CompanyValues, field: Field): unknown =>
  field.split(".").reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], values);

function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return Array.isArray(value) && value.length === 0;
}

/** The required fields of a step that are still empty. */
export const missingFields = (values: CompanyValues, step: CompanyStep) =>
  STEP_FIELDS[step].required.filter((field) => isEmpty(read(values, field)));

/** The form as the API takes it; what is blank is left out. */
export function companyInput(values: CompanyValues): CompanyInput {
  const { persona, brandVoice, ...rest } = values;
  const told = <Part extends object>(part: Part) => Object.fromEntries(Object.entries(part).filter(([, value]) => !isEmpty(value)));
  return {
    ...told(rest),
    ...(Object.keys(told(persona)).length > 0 ? { persona: told(persona) } : {}),
    brandVoice: { ...told(brandVoice), rules: brandVoice.rules },
  };
}
