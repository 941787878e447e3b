import type { UseFormReturn } from "react-hook-form";
import { sameField } from "../../../lib/editing/fields.ts";
import { NEEDS, type NeedsValues } from "../needs-values.ts";
import type { Template } from "./template.ts";

/** What a template never fills in: a content's own. */
const OWN = new Set<keyof NeedsValues>(["title", "locale"]);

/** Fills a form from a template, or empties it of the one before; what the person has entered stays. */
export function applyTemplate(
  { getValues, setValue }: Pick<UseFormReturn<NeedsValues>, "getValues" | "setValue">,
  before: Pick<Template, "needs"> | undefined,
  next: Pick<Template, "needs"> | undefined,
): void {
  const empty = NEEDS.valuesOf(undefined);
  const [from, to] = [
    { ...empty, ...before?.needs },
    { ...empty, ...next?.needs },
  ];
  for (const field of NEEDS.fields)
    if (!OWN.has(field) && sameField(getValues(field), from[field])) setValue(field, to[field], { shouldDirty: true });
}
