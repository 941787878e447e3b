import { companyCard, type CompanyCard, COMPANY_TEXTS, MAX_EVENT_BYTES, type VoiceRule } from "@muhtawa/contracts";
import { companyInput, optionalText, parseInput, present, requiredText, saying, textList } from "@muhtawa/service-kit";
import { z } from "zod";
import { messages } from "../messages.ts";
import { type CompanyState, companySearchKeys } from "./company.ts";

/** Every write publishes the whole company, so together its texts must leave room for an event's envelope. */
const MAX_COMPANY_BYTES = MAX_EVENT_BYTES - 8 * 1024;

/** As long as the slug of basic data may be. */
const LONGEST_ACTIVITY_ID = 80;

export const MAX_WORDS = 300;
export const companyWords = textList(MAX_WORDS, 40);

const storedCompany = companyInput
  .extend({
    companyName: requiredText(COMPANY_TEXTS.companyName),
    brandName: requiredText(COMPANY_TEXTS.brandName),
    businessActivityId: optionalText(LONGEST_ACTIVITY_ID),
    words: companyWords.optional(),
    proofBeforeReview: z.boolean().optional(),
    orthography: companyCard.shape.orthography,
  })
  .superRefine(({ brandVoice }, context) => {
    for (const index of repeatedRules(brandVoice.rules))
      context.addIssue({ code: "custom", path: ["brandVoice", "rules", index, "term"], ...saying(messages.repeatedTerm) });
  })
  .transform(present)
  .refine((company) => Buffer.byteLength(JSON.stringify(company)) <= MAX_COMPANY_BYTES, {
    path: ["brandVoice", "rules"],
    ...saying(messages.companyTooLong),
  });

/** Where rules stand that another one before them repeats: a term has one rule of a kind in a language. */
function repeatedRules(rules: readonly VoiceRule[]): number[] {
  const keys = rules.map(ruleKey);
  return [...keys.keys()].filter((index) => keys.indexOf(keys[index] ?? "") < index);
}

const ruleKey = ({ locale, kind, term }: VoiceRule) => JSON.stringify([locale, kind, term.normalize("NFKC").toLocaleLowerCase(locale)]);

/** What a person says of a company, checked; throws BAD_USER_INPUT naming every wrong field. */
export const parseCompany = (input: unknown) => parseInput(storedCompany, input);

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
