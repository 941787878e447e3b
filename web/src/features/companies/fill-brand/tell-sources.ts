import type { FieldSources } from "../../../entities/generation/fields/field-sources.ts";
import { type CompanyField, type CompanyValues, fieldOf } from "../company-form.ts";

const isList = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((entry) => typeof entry === "string");

/** Tells a form's sources what was filled in: of a list only what was added is the AI's. */
export function tellSources(
  sources: Pick<FieldSources, "wroteAi" | "wroteEntries">,
  before: CompanyValues,
  filled: ReadonlyMap<CompanyField, unknown>,
  by: { generationId: string; byTemplate: boolean },
): void {
  for (const [field, after] of filled) {
    const from = fieldOf(before, field);
    if (isList(from) && isList(after)) sources.wroteEntries(field, { before: from, after, by });
    else sources.wroteAi(field, by.generationId, by.byTemplate);
  }
}
