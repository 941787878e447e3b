import { createContext, useContext } from "react";
import type { GenerationInput, Locale } from "../../../generated/graphql.ts";
import type { FieldSources } from "./field-sources.ts";

/** What the AI fields of a form need to know. */
export interface AiForm {
  /** What is written about: a company, a content of it, or a company's form that isn't saved yet. Asked when a generation begins. */
  subject: () => Pick<GenerationInput, "companyId" | "contentId" | "company">;
  /** The language to write in. */
  locale: Locale;
  sources: FieldSources;
  /** By whose words and voice the texts are proofread, and where what is ignored is kept; they aren't without. */
  proofreadFor?: { companyId: string; contentId: string | undefined } | undefined;
}

const Context = createContext<AiForm | null>(null);

export const AiFormProvider = Context.Provider;

export function useAiForm(): AiForm {
  const form = useContext(Context);
  if (!form) throw new Error("an AI field stands outside an AiFormProvider");
  return form;
}
