import { createContext, useContext } from "react";
import type { Locale } from "../../generated/graphql.ts";
import type { FieldSources } from "./field-sources.ts";

/** What the AI fields of a stage need to know of the content they belong to. */
export interface StageContext {
  companyId: string;
  /** Absent until the first stage has been saved. */
  contentId?: string;
  locale: Locale;
  sources: FieldSources;
}

const Context = createContext<StageContext | null>(null);

export const StageContextProvider = Context.Provider;

export function useStageContext(): StageContext {
  const context = useContext(Context);
  if (!context) throw new Error("an AI field stands outside a stage");
  return context;
}
