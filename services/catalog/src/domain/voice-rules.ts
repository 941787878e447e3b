import { locale, type VoiceRule, voiceRuleKind } from "@muhtawa/contracts";
import { optionalText, requiredText, saying } from "@muhtawa/service-kit";
import { z } from "zod";
import { messages } from "../messages.ts";

const MAX_RULES = 200;

const voiceRuleInput = z.object({
  locale,
  kind: voiceRuleKind,
  term: requiredText(100),
  replacement: optionalText(100),
  note: optionalText(200),
});

/** The rules of a brand voice: a term has one rule of a kind in a language. */
export const voiceRulesInput = z
  .array(voiceRuleInput)
  .max(MAX_RULES)
  .nullish()
  .transform((rules) => rules ?? [])
  .superRefine((rules, context) => {
    const seen = new Set<string>();
    for (const [index, rule] of rules.entries()) {
      const key = ruleKey(rule);
      if (seen.has(key)) context.addIssue({ code: "custom", path: [index, "term"], ...saying(messages.repeatedTerm) });
      seen.add(key);
    }
  });

const ruleKey = ({ locale, kind, term }: VoiceRule) => JSON.stringify([locale, kind, term.normalize("NFKC").toLocaleLowerCase(locale)]);
