import { chakra } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "../../../generated/graphql.ts";
import type { GenerationRun } from "../generation-run.ts";
import { useOutcome } from "../use-outcome.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { GenerationFacts } from "../history/generation-facts.tsx";
import { VariantCards } from "../../../ui/variant-cards.tsx";
import { VoiceReport } from "./voice-report.tsx";
import { voiceOfVariant } from "./voice-of-variant.ts";

interface TextOutcomeProps {
  /** One that has ended, or was stopped. */
  run: GenerationRun;
  /** The language it was written in. */
  locale: Locale;
  /** What can be done with the chosen variant, besides copying it. */
  actions?: (text: string, generationId: string) => ReactNode;
}

/** What came of a generation: its variants to choose from, what it took, and how the chosen one stands to the brand's voice. */
export function TextOutcome({ run, locale, actions }: TextOutcomeProps) {
  const { t } = useTranslation("generation");
  const [chosen, setChosen] = useState(0);
  const { outcome } = useOutcome(run);
  const variants = run.result?.variants.length ? run.result.variants : [run.text].filter(Boolean);
  const at = chosen < variants.length ? chosen : 0;
  const text = variants[at];
  if (!text || !run.id) return null;
  return (
    <>
      <chakra.output srOnly>{t(run.phase === "stopped" ? "stopped" : "done")}</chakra.output>
      <VariantCards variants={variants} chosen={at} onChoose={setChosen} lang={locale} />
      {run.result && <GenerationFacts of={run.result} />}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {actions?.(text, run.id)}
        <CopyButton text={text} />
      </chakra.div>
      {outcome?.voice && <VoiceReport voice={at === 0 ? outcome.voice : voiceOfVariant(outcome.voice, text, locale)} text={text} />}
    </>
  );
}
