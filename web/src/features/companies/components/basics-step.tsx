import { useQuery } from "@apollo/client/react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { BusinessActivitiesDocument } from "../../../generated/graphql.ts";
import { AiField } from "../../../entities/generation/fields/ai-field.tsx";
import { FieldGrid } from "../../../ui/field-grid.tsx";
import { SingleSelect } from "../../../ui/single-select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { activityName } from "../activity-name.ts";
import type { CompanyValues } from "../company-form.ts";

/** Who the company is. */
export function BasicsStep() {
  const { t } = useTranslation("companies");
  const { data } = useQuery(BusinessActivitiesDocument);
  const { register, formState } = useFormContext<CompanyValues>();
  const { errors } = formState;
  return (
    <>
      <FieldGrid>
        <TextInput label={t("fields.companyName")} autoComplete="off" error={errors.companyName?.message} {...register("companyName")} />
        <TextInput
          label={t("fields.brandName")}
          hint={t("hints.brandName")}
          autoComplete="off"
          error={errors.brandName?.message}
          {...register("brandName")}
        />
      </FieldGrid>
      <SingleSelect
        key={data ? "loaded" : "loading"}
        label={t("fields.businessActivityId")}
        placeholder={t("common:choose")}
        options={(data?.businessActivities ?? []).map((activity) => ({ value: activity.id, label: activityName(activity) ?? "" }))}
        error={errors.businessActivityId?.message}
        {...register("businessActivityId")}
      />
      <AiField<CompanyValues> name="slogan" label={t("fields.slogan")} optional rows={2} />
    </>
  );
}
