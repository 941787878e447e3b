import { COMPANY_LISTS, VOICE_RULES } from "@muhtawa/contracts/company-limits";
import type { BrandField, ProposedBrandFragment, VoiceRuleInput } from "../../../generated/graphql.ts";
import { type CompanyField, type CompanyValues, fieldOf, put } from "../company-form.ts";

/** Where each proposal belongs in the form. */
export const FORM_FIELDS = {
  COMPANY_NAME: "companyName",
  BRAND_NAME: "brandName",
  SLOGAN: "slogan",
  BUSINESS_ACTIVITY: "businessActivityId",
  VISION: "vision",
  MISSION: "mission",
  VALUE: "values",
  TARGET_MARKET: "targetMarket",
  PERSONALITY: "brandVoice.personality",
  VOICE_LANGUAGE: "brandVoice.language",
  PREFERRED_WORD: "brandVoice.rules",
  BANNED_WORD: "brandVoice.rules",
} as const satisfies Record<BrandField, CompanyField>;

/** As many traits as the form offers to choose. */
const MOST_TRAITS = 5;
const MOST = {
  values: COMPANY_LISTS.values.entries,
  "brandVoice.personality": MOST_TRAITS,
  "brandVoice.rules": VOICE_RULES.rules,
} as const;

const alike = (one: string, other: string) => one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

const ruleOf = ({ field, value, replacement, locale }: ProposedBrandFragment): VoiceRuleInput => ({
  locale,
  kind: field === "BANNED_WORD" ? "BAN" : "PREFER",
  term: value,
  ...(replacement ? { replacement } : {}),
});

const isSameRule = (one: VoiceRuleInput, other: VoiceRuleInput) =>
  one.kind === other.kind && one.locale === other.locale && alike(one.term, other.term);

/** What the form holds of a proposal's field as one text; of a list nothing, since a proposal is added to it. */
export function standsFor(values: CompanyValues, { field }: ProposedBrandFragment): string {
  const stored = fieldOf(values, FORM_FIELDS[field]);
  return typeof stored === "string" ? stored : "";
}

/** Whether the form says this already, or its list is full. */
export function isTaken(values: CompanyValues, proposal: ProposedBrandFragment): boolean {
  const field = FORM_FIELDS[proposal.field];
  const stored = fieldOf(values, field);
  if (!Array.isArray(stored)) return alike(String(stored ?? ""), proposal.businessActivityId ?? proposal.value);
  if (field in MOST && stored.length >= MOST[field as keyof typeof MOST]) return true;
  return field === "brandVoice.rules"
    ? values.brandVoice.rules.some((rule) => isSameRule(rule, ruleOf(proposal)))
    : stored.some((entry) => alike(entry as string, proposal.value));
}

/** The form's fields with what was accepted: single values replaced, lists and rules added to. */
export function acceptedBrand(values: CompanyValues, accepted: readonly ProposedBrandFragment[]): Map<CompanyField, unknown> {
  const filled = structuredClone(values);
  const changed = new Map<CompanyField, unknown>();
  for (const proposal of accepted) {
    if (isTaken(filled, proposal)) continue;
    const field = FORM_FIELDS[proposal.field];
    const stored = fieldOf(filled, field);
    const entry = field === "brandVoice.rules" ? ruleOf(proposal) : proposal.value;
    const value = Array.isArray(stored) ? [...(stored as unknown[]), entry] : (proposal.businessActivityId ?? proposal.value);
    put(filled, field, value);
    changed.set(field, value);
  }
  return changed;
}
