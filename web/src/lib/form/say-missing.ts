import { t } from "i18next";
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { dismissError, notify } from "../notify.ts";

const isBlank = (value: unknown) => (Array.isArray(value) ? value.length === 0 : String(value ?? "").trim() === "");

/** The paths of the fields that something is wrong with. */
function wrongFields(errors: object, above = ""): string[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== "object" || error === null) return [];
    return "type" in error && typeof error.type === "string" ? [above + name] : wrongFields(error, `${above}${name}.`);
  });
}

/** Says, beside what stands at each, that required fields are still to be filled. */
export const sayRequired = (): void => notify.error(t("common:requiredFields"));

/** Takes that back, of fields that are filled by now. */
export const unsayRequired = (): void => dismissError(t("common:requiredFields"));

type Values<Of extends FieldValues> = Pick<UseFormReturn<Of>, "getValues">;

/** The same, when one of these is blank. */
export function sayMissingAt<Of extends FieldValues>({ getValues }: Values<Of>, fields: readonly FieldPath<Of>[]): void {
  if (fields.some((field) => isBlank(getValues(field)))) sayRequired();
}

/** The same, of the fields for which a form wasn't sent. */
export const sayMissing =
  <Of extends FieldValues>(form: Values<Of>) =>
  (errors: FieldErrors<Of>): void =>
    sayMissingAt(form, wrongFields(errors) as FieldPath<Of>[]);
