import { chakra } from "@chakra-ui/react";
import { Controller, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { OwnProjectsQuery } from "../../generated/graphql.ts";
import { AiField } from "../generation/fields/ai-field.tsx";
import { FieldGrid } from "../../ui/field-grid.tsx";
import { KeywordInput } from "../../ui/keyword-input.tsx";
import { ImageInput } from "../media/image-input.tsx";
import { SingleSelect } from "../../ui/single-select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { BudgetBar } from "./budget-bar.tsx";
import { budgetOf, type ProjectValues, totalOf } from "./project-values.ts";

/** Of a project's picture, width by height. */
const PICTURE_ASPECT = 16 / 9;

interface ProjectFieldsProps {
  /** An upload began or ended. */
  onBusy: (busy: boolean) => void;
  /** Which a project may be affiliated to. */
  projects: OwnProjectsQuery["projects"]["results"];
}

export function ProjectFields({ projects, onBusy }: ProjectFieldsProps) {
  const { t } = useTranslation("projects");
  const { register, control, watch, getValues, formState } = useFormContext<ProjectValues>();
  const { errors } = formState;
  const internalBudget = watch("internalBudget");
  const externalBudget = watch("externalBudget");

  const budget = (name: "internalBudget" | "externalBudget") => (
    <TextInput
      label={t(`fields.${name}`)}
      optional
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      error={errors[name]?.message}
      {...register(name, {
        validate: (entered) => {
          const amount = budgetOf(entered);
          return amount === undefined || amount >= 0 || t("budgetInvalid");
        },
      })}
    />
  );

  return (
    <>
      <TextInput
        label={t("fields.name")}
        autoFocus
        autoComplete="off"
        error={errors.name?.message}
        {...register("name", { validate: (name) => name.trim() !== "" || t("common:requiredField") })}
      />
      <Controller
        control={control}
        name="image"
        render={({ field, fieldState }) => (
          <ImageInput
            label={t("image")}
            optional
            aspect={PICTURE_ASPECT}
            error={fieldState.error?.message}
            name={field.name}
            ref={field.ref}
            onBlur={field.onBlur}
            value={field.value || null}
            onChange={(address) => field.onChange(address ?? "")}
            onBusy={onBusy}
          />
        )}
      />
      <AiField<ProjectValues> name="description" label={t("fields.description")} optional rows={3} prompt={() => getValues("name")} />
      <FieldGrid>
        <TextInput label={t("fields.date")} optional type="date" dir="ltr" error={errors.date?.message} {...register("date")} />
        <TextInput label={t("fields.time")} optional type="time" dir="ltr" disabled={!watch("date")} {...register("time")} />
        {budget("internalBudget")}
        {budget("externalBudget")}
      </FieldGrid>
      {totalOf({ internalBudget, externalBudget }) !== undefined && (
        <chakra.div role="status">
          <BudgetBar internal={budgetOf(internalBudget)} external={budgetOf(externalBudget)} />
        </chakra.div>
      )}
      <Controller
        control={control}
        name="tags"
        render={({ field, fieldState }) => <KeywordInput label={t("fields.tags")} optional error={fieldState.error?.message} {...field} />}
      />
      <SingleSelect
        key={projects.length > 0 ? "loaded" : "none"}
        label={t("fields.affiliatedProjectId")}
        optional
        placeholder={t("noAffiliated")}
        disabled={projects.length === 0}
        options={projects.map(({ id, name, company }) => ({ value: id, label: `${name} · ${company.brandName}` }))}
        error={errors.affiliatedProjectId?.message}
        {...register("affiliatedProjectId")}
      />
    </>
  );
}
