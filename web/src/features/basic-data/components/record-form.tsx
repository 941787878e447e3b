import { useApolloClient, useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useMemo, useState } from "react";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { BasicDataCategoriesDocument, type BasicDataRecordFragment } from "../../../generated/graphql.ts";
import { useAuth } from "../../../lib/auth/auth.ts";
import type { EditSession } from "../../../lib/editing/edit-session.ts";
import { useSession } from "../../../lib/editing/sessions.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { FieldGrid } from "../../../ui/field-grid.tsx";
import { FormFailure } from "../../../ui/form-failure.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { UnsavedChanges } from "../../../ui/unsaved-changes.tsx";
import { KNOWN_CATEGORIES, useCategoryName } from "../category-name.ts";
import { openEntry } from "../entry-session.ts";
import { RECORD_FIELDS, recordSchema, type RecordValues, slugFor } from "../record-form.ts";
import { recordKind } from "../record-session.ts";
import { useEntryForm } from "../use-entry-form.ts";
import { EntryNotes } from "./entry-notes.tsx";

interface RecordFormProps {
  record?: BasicDataRecordFragment;
  category?: string;
  /** It is deleted: what was entered goes with it. */
  gone?: boolean;
}

/** Adds a record, or changes the one given. */
export function RecordForm(props: RecordFormProps) {
  const client = useApolloClient();
  const { user } = useAuth();
  const { record, category = "" } = props;
  const session = useSession(`record.${user?.id ?? ""}.${record?.id ?? "new"}`, () => openEntry(client, recordKind(category), record));
  if (session) return <RecordEditor {...props} session={session} />;
  return (
    <Card>
      <Skeleton lines={6} />
    </Card>
  );
}

function RecordEditor({ record, gone = false, session }: RecordFormProps & { session: EditSession<RecordValues> }) {
  const { t } = useTranslation(["basicData", "common"]);
  const navigate = useNavigate();
  const nameOf = useCategoryName();
  const resolver = useMemo(() => zodResolver(recordSchema(t)), [t]);
  /** Where the page goes once it is saved or gone, after the render in which nothing is unsaved: else leaving is blocked. */
  const [next, setNext] = useState<string>();
  useEffect(() => {
    if (next) void navigate(next);
  }, [next, navigate]);
  useEffect(() => {
    if (!gone) return;
    session.giveUp();
    setNext("/basic-data");
  }, [gone, session]);
  const { form, save, decide, saving, failure } = useEntryForm(session, {
    resolver,
    fields: RECORD_FIELDS,
    words: record ? { done: t("updated"), failed: t("notUpdated") } : { done: t("created"), failed: t("notCreated") },
    onSaved: ({ category }) => setNext(record ? "/basic-data" : `/basic-data?category=${encodeURIComponent(category)}`),
  });
  const { data: known } = useQuery(BasicDataCategoriesDocument, { skip: Boolean(record) });
  const { register, formState, getValues, setValue, control } = form;
  const { errors } = formState;
  const categories = new Set([...KNOWN_CATEGORIES, ...(known?.basicDataCategories ?? []).map((one) => one.category)]);

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
      onSubmit={(event) => void save(event)}
      display="flex"
      flexDirection="column"
      gap="4"
      maxW="form"
    >
      <EntryNotes
        session={session}
        fields={RECORD_FIELDS}
        labelOf={(field) => t(field === "isActive" ? "state" : field)}
        onDecide={decide}
      />
      <UnsavedChanges kept when={session.unsaved} />
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
      <FormFailure message={failure} />
      <chakra.div display="flex" justifyContent="flex-end" gap="2">
        <LinkButton to="/basic-data">{t("common:cancel")}</LinkButton>
        <Button type="submit" variant="solid" busy={saving} busyLabel={t("common:saving")}>
          {record ? t("common:save") : t("add")}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
