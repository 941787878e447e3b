import { useQuery } from "@apollo/client/react";
import { type ReactNode, Suspense, useState } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { BusinessActivitiesDocument } from "../../../generated/graphql.ts";
import { AiField } from "../../../entities/generation/fields/ai-field.tsx";
import { ImageInput } from "../../../entities/media/image-input.tsx";
import { Button } from "../../../ui/button.tsx";
import { FieldGrid } from "../../../ui/field-grid.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { Khatam } from "../../../ui/marks.tsx";
import { Note } from "../../../ui/note.tsx";
import { SingleSelect } from "../../../ui/single-select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { activityName } from "../activity-name.ts";
import type { CompanyValues } from "../company-form.ts";
import type { StepProps } from "./company-wizard.tsx";

const FillBrand = lazyPart(() => import("../fill-brand/fill-brand.tsx").then((module) => ({ default: module.FillBrand })));

/** Who the company is. */
export function BasicsStep({ onBusy }: StepProps) {
  const { t } = useTranslation("companies");
  const { data } = useQuery(BusinessActivitiesDocument);
  const { register, control, formState } = useFormContext<CompanyValues>();
  const { errors } = formState;
  return (
    <>
      <BrandFilling activities={(data?.businessActivities ?? []).map(({ id }) => id)} />
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
      <Controller
        control={control}
        name="logo"
        render={({ field: { value, onChange, ...field }, fieldState }) => (
          <ImageInput
            {...field}
            label={t("fields.logo")}
            optional
            hint={t("hints.logo")}
            aspect={1}
            value={value || null}
            onChange={(url) => onChange(url ?? "")}
            onBusy={onBusy}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}

/** The way to a form that is filled by what the company has said already. */
function BrandFilling({ activities }: { activities: readonly string[] }): ReactNode {
  const { t } = useTranslation("companies");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Note
        icon={Khatam}
        action={
          <Button variant="ai" size="sm" icon={Khatam} onClick={() => setOpen(true)}>
            {t("fill.open")}
          </Button>
        }
      >
        {t("fill.invite")}
      </Note>
      {open && (
        <Suspense>
          <FillBrand activities={activities} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
