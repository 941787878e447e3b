import type { CompanyInput } from "../../generated/graphql.ts";
import { COMPANY_FIELDS, type CompanyField, type CompanyValues, fieldOf, isEmpty, put } from "./company-form.ts";

const comparable = (value: unknown) => JSON.stringify(typeof value === "string" ? value.trim() : value);

/** What is compared of a field: of a file, which one it is. */
const saidOf = (values: CompanyValues, field: CompanyField) =>
  comparable(field === "voiceToneFile" ? values.voiceToneFile?.id : fieldOf(values, field));

const changedFields = (before: CompanyValues, after: CompanyValues) =>
  COMPANY_FIELDS.filter((field) => saidOf(before, field) !== saidOf(after, field));

/** Only what has been changed, as the API takes it: null clears a text. */
export function companyChanges(before: CompanyValues, after: CompanyValues): CompanyInput {
  const changes: CompanyInput = {};
  for (const field of changedFields(before, after)) {
    const value = fieldOf(after, field);
    if (field === "voiceToneFile") changes.voiceToneFileId = after.voiceToneFile?.id ?? null;
    else put(changes, field, typeof value === "string" && isEmpty(value) ? null : value);
  }
  return changes;
}
