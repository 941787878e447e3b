import { type CompanyCard, MAX_EVENT_BYTES } from "@muhtawa/contracts";
import { optionalText, parseInput, requiredText, saying, textList } from "@muhtawa/service-kit";
import { z } from "zod";
import { messages } from "../messages.ts";
import { type CompanyState, companySearchKeys } from "./company.ts";
import { present } from "./present.ts";
import { voiceRulesInput } from "./voice-rules.ts";

/** Every write publishes the whole company, so together its texts must leave room for an event's envelope. */
const MAX_COMPANY_BYTES = MAX_EVENT_BYTES - 8 * 1024;

const personaInput = z
  .object({
    name: optionalText(120),
    ageRange: optionalText(60),
    role: optionalText(120),
    needs: textList(20, 200),
    pains: textList(20, 200),
    channels: textList(20, 60),
  })
  .nullish()
  .transform((persona) => (persona && Object.values(persona).some((value) => value?.length) ? persona : undefined));

const brandVoiceInput = z
  .object({
    personality: textList(20, 60),
    language: optionalText(100),
    goals: textList(20, 200),
    tags: textList(30, 60),
    rules: voiceRulesInput,
  })
  .nullish()
  .transform((voice) => voice ?? { personality: [], goals: [], tags: [], rules: [] });

export const MAX_WORDS = 300;
export const companyWords = textList(MAX_WORDS, 40);

const companyInput = z
  .object({
    companyName: requiredText(120),
    brandName: requiredText(120),
    slogan: optionalText(200),
    businessActivityId: optionalText(60),
    vision: optionalText(2000),
    mission: optionalText(2000),
    goal: optionalText(2000),
    values: textList(30, 100),
    targetMarket: optionalText(1000),
    scopeOfImpact: optionalText(500),
    character: optionalText(500),
    language: optionalText(100),
    voiceToneFileId: optionalText(60),
    competitors: textList(30, 120),
    persona: personaInput,
    brandVoice: brandVoiceInput,
    words: companyWords.optional(),
  })
  .transform(present)
  .refine((company) => Buffer.byteLength(JSON.stringify(company)) <= MAX_COMPANY_BYTES, {
    path: ["brandVoice", "rules"],
    ...saying(messages.companyTooLong),
  });

/** What a person says of a company, checked; throws BAD_USER_INPUT naming every wrong field. */
export const parseCompany = (input: unknown) => parseInput(companyInput, input);

/** What a company is after a change: fields that aren't given stay, also within persona and voice; null clears one. */
export function changeCompany(company: CompanyCard, change: Readonly<Record<string, unknown>>): CompanyState {
  const given = { ...present(company), ...present(change) };
  const changed = parseCompany({ ...given, persona: nested("persona"), brandVoice: nested("brandVoice") });
  return { ...changed, ownerId: company.ownerId, searchKeys: companySearchKeys(changed) };

  function nested(field: "persona" | "brandVoice"): object | null {
    const said = given[field] as object | null | undefined;
    return said ? { ...company[field], ...said } : null;
  }
}
