import { useTranslation } from "react-i18next";
import type { GenerationInput } from "../../../generated/graphql.ts";
import { type GenerationRun, isUnderWay } from "../generation-run.ts";
import { useGeneration } from "../use-generation.ts";
import type { AiRun } from "../../../ui/ai-text-field.tsx";
import { type TextOptionValues, writtenAs } from "../text/text-options.tsx";
import { useAiForm } from "./ai-form-context.ts";
import { randomId } from "../../../lib/random-id.ts";

interface FieldGenerationOptions {
  field: string;
  /** How it is written; one variant in the form's language unless said. */
  options?: TextOptionValues;
  /** What else the AI should know: what the form says so far. */
  prompt?: () => string;
  onEnd?: (run: GenerationRun) => void;
}

/** The generation behind one field's AI button. */
export function useFieldGeneration({ field, options, prompt, onEnd }: FieldGenerationOptions) {
  const { subject, locale } = useAiForm();
  const { t } = useTranslation("generation");
  const { run, start, stop, reset } = useGeneration(onEnd ? { onEnd } : {});

  const generate = () => {
    const said = prompt?.().trim();
    const input: GenerationInput = {
      kind: "FIELD",
      field,
      ...subject(),
      ...writtenAs(options ?? { tone: "", length: "MEDIUM", locale, variants: 1, voice: true }),
      idempotencyKey: randomId(),
      ...(said ? { prompt: said } : {}),
    };
    return start(input);
  };

  return { run, generate, stop, reset, fieldRun: fieldRunOf(run, t("failed"), (count) => t("rulesApplied", { count })) };
}

function fieldRunOf(run: GenerationRun, failed: string, rulesApplied: (count: number) => string): AiRun {
  if (isUnderWay(run)) return { status: run.phase === "queued" ? "queued" : "running", text: run.text };
  if (run.phase === "failed") return { status: "failed", text: run.text, reason: run.error || failed };
  if (run.phase === "idle") return { status: "idle" };
  const variants = run.result?.variants.length ? run.result.variants : [run.text].filter(Boolean);
  const rules = run.result?.voiceRules.length ?? 0;
  return {
    status: "done",
    variants,
    ...(run.result?.offline ? { offline: true } : {}),
    ...(rules > 0 ? { note: rulesApplied(rules) } : {}),
  };
}
