import {
  companyCard,
  COMPANY_LISTS,
  COMPANY_TEXTS,
  locale,
  MAX_EVENT_BYTES,
  VOICE_RULES,
  type VoiceRule,
  voiceRuleKind,
} from "@muhtawa/contracts";
import { z } from "zod";
import { optionalImage } from "./image-address.ts";
import { optionalText, requiredText, saying, textList } from "./input.ts";
import { MESSAGES } from "./messages.ts";
import { present } from "./present.ts";

/** Every write publishes the whole company, so together its texts must leave room for an event's envelope. */
const MAX_COMPANY_BYTES = MAX_EVENT_BYTES - 8 * 1024;

/** As long as the slug of basic data may be. */
const LONGEST_ACTIVITY_ID = 80;

/** How many words of its own a company keeps. */
export const MAX_COMPANY_WORDS = 300;
/** Words that a company writes its own way. */
export const companyWords = textList(MAX_COMPANY_WORDS, 40);

const text = (field: keyof typeof COMPANY_TEXTS) => optionalText(COMPANY_TEXTS[field]);
const list = (field: keyof typeof COMPANY_LISTS) => textList(COMPANY_LISTS[field].entries, COMPANY_LISTS[field].characters);

const persona = {
  name: text("persona.name"),
  ageRange: text("persona.ageRange"),
  role: text("persona.role"),
  needs: list("persona.needs"),
  pains: list("persona.pains"),
  channels: list("persona.channels"),
};

const personaInput = z
  .object(persona)
  .nullish()
  .transform((persona) => (persona && Object.values(persona).some((value) => value?.length) ? persona : undefined));

const voiceRule = {
  locale,
  kind: voiceRuleKind,
  term: requiredText(VOICE_RULES.term),
  replacement: optionalText(VOICE_RULES.replacement),
  note: optionalText(VOICE_RULES.note),
};

const brandVoice = {
  personality: list("brandVoice.personality"),
  language: text("brandVoice.language"),
  goals: list("brandVoice.goals"),
  tags: list("brandVoice.tags"),
  rules: z
    .array(z.object(voiceRule))
    .max(VOICE_RULES.rules)
    .nullish()
    .transform((rules) => rules ?? []),
};

const brandVoiceInput = z
  .object(brandVoice)
  .nullish()
  .transform((voice) => voice ?? { personality: [], goals: [], tags: [], rules: [] });

/** What a person says of a company, all of which may be left out; a persona of whom nothing is said is undefined. */
export const companyInput = z.object({
  companyName: text("companyName"),
  brandName: text("brandName"),
  slogan: text("slogan"),
  vision: text("vision"),
  mission: text("mission"),
  goal: text("goal"),
  values: list("values"),
  targetMarket: text("targetMarket"),
  scopeOfImpact: text("scopeOfImpact"),
  character: text("character"),
  language: text("language"),
  competitors: list("competitors"),
  voiceToneFileId: optionalText(60),
  persona: personaInput,
  brandVoice: brandVoiceInput,
});

/** What a company has to be to be stored, before its parts are looked at together. */
export const companyFields = companyInput.extend({
  companyName: requiredText(COMPANY_TEXTS.companyName),
  brandName: requiredText(COMPANY_TEXTS.brandName),
  businessActivityId: optionalText(LONGEST_ACTIVITY_ID),
  logo: optionalImage(),
  words: companyWords.optional(),
  proofBeforeReview: z.boolean().optional(),
  approvalByAnother: z.boolean().optional(),
  orthography: companyCard.shape.orthography,
});

/** The names within a company's parts. */
export const COMPANY_PARTS = {
  persona: Object.keys(persona),
  brandVoice: Object.keys(brandVoice),
  voiceRule: Object.keys(voiceRule),
} as const;

/** A company that can be stored: names what is missing, too long, or said twice. */
export const storedCompany = companyFields
  .superRefine(({ brandVoice: { rules } }, context) => {
    for (const index of repeatedRules(rules))
      context.addIssue({ code: "custom", path: ["brandVoice", "rules", index, "term"], ...saying(MESSAGES.repeatedTerm) });
  })
  .transform(present)
  .refine((company) => Buffer.byteLength(JSON.stringify(company)) <= MAX_COMPANY_BYTES, {
    path: ["brandVoice", "rules"],
    ...saying(MESSAGES.companyTooLong),
  });

/** Where rules stand that another one before them repeats: a term has one rule of a kind in a language. */
function repeatedRules(rules: readonly VoiceRule[]): number[] {
  const keys = rules.map(ruleKey);
  return [...keys.keys()].filter((index) => keys.indexOf(keys[index] ?? "") < index);
}

const ruleKey = ({ locale: language, kind, term }: VoiceRule) =>
  JSON.stringify([language, kind, term.normalize("NFKC").toLocaleLowerCase(language)]);
