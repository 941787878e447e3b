import { checkVoice } from "../../voice/check.ts";
import { type VoiceRule, wantedBy } from "../../voice/rule.ts";
import type { Finding } from "../finding.ts";

/** Words that the company's voice avoids, in any of their forms. */
export function voiceFindings(text: string, rules: readonly VoiceRule[], locale: "ar" | "en"): Finding[] {
  return checkVoice(text, rules, locale).flatMap(({ rule, against }) => {
    const wanted = wantedBy(rule);
    return against.map(({ start, end, certain, better }): Finding => ({
      kind: "VOICE",
      start,
      end,
      severity: certain ? "LIKELY" : "NOTE",
      suggestions: wanted === undefined ? [] : [better ?? wanted],
      reason:
        wanted === undefined
          ? { en: `The company's voice avoids \u2068${rule.term}\u2069.`, ar: `يتجنب صوت الشركة «\u2068${rule.term}\u2069».` }
          : { en: `The company's voice writes \u2068${wanted}\u2069.`, ar: `يكتب صوت الشركة «\u2068${wanted}\u2069».` },
    }));
  });
}
