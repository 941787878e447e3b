import { COMPANY_LISTS, COMPANY_TEXTS, locale, VOICE_RULES, voiceRuleKind } from "@muhtawa/contracts";
import { z } from "zod";
import { optionalText, requiredText, textList } from "./input.ts";

const text = (field: keyof typeof COMPANY_TEXTS) => optionalText(COMPANY_TEXTS[field]);
const list = (field: keyof typeof COMPANY_LISTS) => textList(COMPANY_LISTS[field].entries, COMPANY_LISTS[field].characters);

const personaInput = z
  .object({
    name: text("persona.name"),
    ageRange: text("persona.ageRange"),
    role: text("persona.role"),
    needs: list("persona.needs"),
    pains: list("persona.pains"),
    channels: list("persona.channels"),
  })
  .nullish()
  .transform((persona) => (persona && Object.values(persona).some((value) => value?.length) ? persona : undefined));

const voiceRuleInput = z.object({
  locale,
  kind: voiceRuleKind,
  term: requiredText(VOICE_RULES.term),
  replacement: optionalText(VOICE_RULES.replacement),
  note: optionalText(VOICE_RULES.note),
});

const brandVoiceInput = z
  .object({
    personality: list("brandVoice.personality"),
    language: text("brandVoice.language"),
    goals: list("brandVoice.goals"),
    tags: list("brandVoice.tags"),
    rules: z
      .array(voiceRuleInput)
      .max(VOICE_RULES.rules)
      .nullish()
      .transform((rules) => rules ?? []),
  })
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
