import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { type FieldPath, type FieldValues, useController, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useChoices } from "../../../entities/basic-data/use-choices.ts";
import { AiField } from "../../../entities/generation/fields/ai-field.tsx";
import { useAiForm } from "../../../entities/generation/fields/ai-form-context.ts";
import { ChoicesFailed } from "../../../entities/basic-data/choices-failed.tsx";
import { SingleSelect } from "../../../ui/single-select.tsx";

/** No record's value: a value has no blanks at its ends. */
const OWN = " own ";

interface OfferedTextFieldProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  /** Of basic data. */
  category: string;
  label: string;
  optional?: boolean;
}

/** A text that is chosen from the active records of a category, or written by the person or the AI when none fits. */
export function OfferedTextField<Values extends FieldValues>({ name, category, label, optional }: OfferedTextFieldProps<Values>) {
  const { t } = useTranslation("contents");
  const { field, fieldState } = useController({ name, control: useFormContext<Values>().control });
  const { sources } = useAiForm();
  const { withStored, isOffered, state, retry } = useChoices(category);
  const [writes, setWrites] = useState(false);
  const value = (field.value as string | undefined) ?? "";
  const own = writes || (value !== "" && state !== "loading" && !isOffered(value));

  const choose = (chosen: string) => {
    setWrites(chosen === OWN);
    if (chosen === OWN && !isOffered(value)) return;
    field.onChange(chosen === OWN ? "" : chosen);
    sources.wrotePerson(name);
  };

  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      <SingleSelect
        label={label}
        {...(optional ? { optional } : {})}
        placeholder={state === "loading" ? t("common:loading") : t("common:choose")}
        options={[...withStored(own ? "" : value), { value: OWN, label: t("ownWords") }]}
        value={own ? OWN : value}
        error={own ? undefined : fieldState.error?.message}
        onChange={({ target }) => choose(target.value)}
        {...(own ? {} : { ref: field.ref, name: field.name, onBlur: field.onBlur })}
      />
      {state === "failed" && <ChoicesFailed onRetry={retry} />}
      {own && <AiField<Values> name={name} label={t("inOwnWords", { field: label })} rows={2} />}
    </chakra.div>
  );
}
