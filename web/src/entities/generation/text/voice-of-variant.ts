import { checkVoice } from "@muhtawa/text-analysis";
import type { Locale } from "../../../generated/graphql.ts";
import type { GenerationOutcome } from "../use-outcome.ts";

type Voice = NonNullable<GenerationOutcome["voice"]>;

/** How another variant than the first stands to the same rules; what it would be without them isn't kept. */
export function voiceOfVariant({ checks }: Voice, text: string, locale: Locale): Pick<Voice, "checks"> {
  const rules = checks.map(({ rule }) => rule);
  const found = checkVoice(
    text,
    rules.map(({ kind, term, replacement, note, locale: language }) => ({
      kind,
      term,
      locale: language,
      replacement: replacement ?? undefined,
      note: note ?? undefined,
    })),
    locale,
  );
  return {
    checks: found.map(({ rule, applies, broken, against, kept }) => ({
      rule: { ...rule, replacement: rule.replacement ?? null, note: rule.note ?? null },
      applies,
      broken,
      against: against.map(({ text: words, certain }) => ({ text: words, certain })),
      kept: kept.map(({ text: words }) => ({ text: words })),
    })),
  };
}
