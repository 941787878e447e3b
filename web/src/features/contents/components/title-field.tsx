import type { KeyboardEvent } from "react";
import { useController, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ProofArea } from "../../../entities/proof/fields/proof-area.tsx";
import { useCompanyProof } from "../../../entities/proof/use-company-proof.ts";
import { Field } from "../../../ui/field.tsx";
import type { NeedsValues } from "../needs-values.ts";

interface TitleFieldProps {
  /** By whose words and voice it is proofread. */
  companyId: string | undefined;
  contentId: string | undefined;
}

/** A content's title: one line, which is proofread as its text is. */
export function TitleField({ companyId, contentId }: TitleFieldProps) {
  const { t } = useTranslation("contents");
  const { field, fieldState } = useController<NeedsValues, "title">({
    name: "title",
    control: useFormContext<NeedsValues>().control,
    rules: { validate: (title) => title.trim() !== "" || t("common:requiredField") },
  });
  const proof = useCompanyProof(companyId, contentId);
  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <Field label={t("fields.title")} error={fieldState.error?.message}>
      {(control) => (
        <ProofArea
          {...control}
          {...field}
          proof={proof}
          rows={1}
          minH="control.md"
          py="1.5"
          resize="none"
          placeholder={t("hints.title")}
          onKeyDown={keys}
          onChange={(event) => field.onChange(event.currentTarget.value.replaceAll(/[\n\r]+/gu, " "))}
        />
      )}
    </Field>
  );
}
