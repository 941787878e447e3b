import { useMutation, useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useMemo, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import {
  BasicDataCategoriesDocument,
  type BasicDataRecordFragment,
  CreateBasicDataDocument,
  UpdateBasicDataDocument,
} from "../../../generated/graphql.ts";
import { RestoredNote } from "../../../entities/draft/restored-note.tsx";
import { useFormDraft } from "../../../lib/drafts/use-form-draft.ts";
import { sayFailure } from "../../../lib/form/say-failure.ts";
import { useMending } from "../../../lib/form/use-mending.ts";
import { sayMissing } from "../../../lib/form/say-missing.ts";
import { notify } from "../../../lib/notify.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { FieldGrid } from "../../../ui/field-grid.tsx";
import { FormFailure } from "../../../ui/form-failure.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { UnsavedChanges } from "../../../ui/unsaved-changes.tsx";
import { KNOWN_CATEGORIES, useCategoryName } from "../category-name.ts";
import { RECORD_FIELDS, recordInput, recordSchema, recordValues, type RecordValues, slugFor } from "../record-form.ts";

interface RecordFormProps {
  record?: BasicDataRecordFragment;
  category?: string;
  /** It is deleted: what was entered goes with it. */
  gone?: boolean;
}

/** Adds a record, or changes the one given. */
export function RecordForm({ record, category = "", gone = false }: RecordFormProps) {
  const { t } = useTranslation(["basicData", "common"]);
  const navigate = useNavigate();
  const nameOf = useCategoryName();
  const schema = useMemo(() => recordSchema(t), [t]);
  const form = useForm<RecordValues>({ resolver: zodResolver(schema), defaultValues: recordValues(record, category), mode: "onTouched" });
  useMending(form);
  const draft = useFormDraft(form, { about: `basicData.${record?.id ?? "new"}` });
  /** Where the page goes once it is saved or gone, after the render in which nothing is unsaved: else leaving is blocked. */
  const [next, setNext] = useState<string>();
  useEffect(() => {
    if (next) void navigate(next);
  }, [next, navigate]);
  const { end } = draft;
  useEffect(() => {
    if (!gone) return;
    end(recordValues(record, category));
    setNext("/basic-data");
  }, [category, end, gone, record]);
  const { data: known } = useQuery(BasicDataCategoriesDocument, { skip: Boolean(record) });
  const [create, creation] = useMutation(CreateBasicDataDocument);
  const [update, change] = useMutation(UpdateBasicDataDocument);
  const { register, formState, handleSubmit, getValues, setValue, control } = form;
  const { errors } = formState;
  const categories = new Set([...KNOWN_CATEGORIES, ...(known?.basicDataCategories ?? []).map((one) => one.category)]);

  const submit = handleSubmit(async (values) => {
    try {
      if (record) await update({ variables: { id: record.id, input: recordInput(values, false) } });
      else await create({ variables: { input: recordInput(values, true) } });
      notify.success(t(record ? "updated" : "created"));
      end(values);
      setNext(record ? "/basic-data" : `/basic-data?category=${encodeURIComponent(values.category)}`);
    } catch (error) {
      sayFailure(error, t(record ? "notUpdated" : "notCreated"), form, RECORD_FIELDS);
    }
  }, sayMissing(form));

  /** Most slugs and values are the name: they are filled in, and stay as they are once there. */
  const suggest = () => {
    const { displayName, slug, value } = getValues();
    if (!slug) setValue("slug", slugFor(displayName), { shouldValidate: displayName !== "" });
    if (!value) setValue("value", displayName.trim());
  };

  return (
    <chakra.form
      noValidate
      aria-label={t(record ? "edit" : "add")}
      onSubmit={(event) => void submit(event)}
      display="flex"
      flexDirection="column"
      gap="4"
      maxW="form"
    >
      {draft.restoredAt !== undefined && <RestoredNote at={draft.restoredAt} onDiscard={() => end(recordValues(record, category))} />}
      <UnsavedChanges kept when={draft.changed} />
      <Card>
        <chakra.div display="flex" flexDirection="column" gap="4">
          <FieldGrid>
            {record ? (
              <TextInput label={t("category")} readOnly hint={t("categoryStays")} value={nameOf(record.category)} />
            ) : (
              <TextInput
                label={t("category")}
                list="basic-data-categories"
                autoComplete="off"
                hint={t("categoryHint")}
                error={errors.category?.message}
                {...register("category")}
              />
            )}
            <TextInput
              label={t("displayName")}
              dir="ltr"
              autoComplete="off"
              error={errors.displayName?.message}
              {...register("displayName", { onBlur: suggest })}
            />
            <TextInput
              label={t("displayNameAr")}
              lang="ar"
              dir="rtl"
              optional
              autoComplete="off"
              error={errors.displayNameAr?.message}
              {...register("displayNameAr")}
            />
            <TextInput label={t("slug")} hint={t("slugHint")} autoComplete="off" error={errors.slug?.message} {...register("slug")} />
            <TextInput label={t("value")} hint={t("valueHint")} autoComplete="off" error={errors.value?.message} {...register("value")} />
          </FieldGrid>
          <datalist id="basic-data-categories">
            {[...categories].map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </datalist>
          <TextArea label={t("description")} optional rows={3} error={errors.description?.message} {...register("description")} />
          <Controller
            control={control}
            name="isActive"
            render={({ field }) => (
              <Checkbox checked={field.value} onChange={field.onChange} onBlur={field.onBlur} ref={field.ref}>
                {t("isActive")}
              </Checkbox>
            )}
          />
        </chakra.div>
      </Card>
      <FormFailure message={errors.root?.message} />
      <chakra.div display="flex" justifyContent="flex-end" gap="2">
        <LinkButton to="/basic-data">{t("common:cancel")}</LinkButton>
        <Button type="submit" variant="solid" busy={creation.loading || change.loading} busyLabel={t("common:saving")}>
          {record ? t("common:save") : t("add")}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
