import { useState } from "react";
import type { TextOptionValues } from "../text/text-options.tsx";
import { useAiForm } from "./ai-form-context.ts";

/** How the AI is to write a field: as the person chose, and otherwise in the form's language, the brand's voice and tone. */
export function useFieldOptions(variants: number): [TextOptionValues, (options: TextOptionValues) => void] {
  const { locale } = useAiForm();
  const [chosen, setChosen] = useState<TextOptionValues>();
  return [chosen ?? { tone: "", length: "MEDIUM", locale, variants, voice: true }, setChosen];
}
