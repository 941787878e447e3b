import { useMutation } from "@apollo/client/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import {
  CreatePartnerDocument,
  PartnerEntriesDocument,
  type PartnerEntryFragment,
  UpdatePartnerDocument,
} from "../../../generated/graphql.ts";
import { useFormDraft } from "../../../lib/drafts/use-form-draft.ts";
import { sayFailure } from "../../../lib/form/say-failure.ts";
import { sayMissing } from "../../../lib/form/say-missing.ts";
import { notify } from "../../../lib/notify.ts";
import { FieldGrid } from "../../../ui/field-grid.tsx";
import { ImageInput } from "../../../entities/media/image-input.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { PARTNER_FIELDS, partnerInput, partnerSchema, type PartnerValues, partnerValues } from "../partner-form.ts";
import { EntryDialog } from "./entry-dialog.tsx";

interface PartnerDialogProps {
  partner: PartnerEntryFragment | undefined;
  open: boolean;
  onClose: () => void;
}

export function PartnerDialog({ partner, open, onClose }: PartnerDialogProps) {
  const { t } = useTranslation(["basicData", "common"]);
  const schema = useMemo(() => partnerSchema(t), [t]);
  const form = useForm<PartnerValues>({
    resolver: zodResolver(schema),
    defaultValues: partnerValues(partner),
    mode: "onTouched",
  });
  const { register, control, handleSubmit, getValues, setError, formState } = form;
  const draft = useFormDraft(form, { about: `partner.${partner?.id ?? "new"}`, open });
  const { errors } = formState;
  const [uploading, setUploading] = useState(false);
  const settings = { refetchQueries: [PartnerEntriesDocument], awaitRefetchQueries: true };
  const [create, creation] = useMutation(CreatePartnerDocument, settings);
  const [update, change] = useMutation(UpdatePartnerDocument, settings);

  const submit = handleSubmit(async (values) => {
    try {
      if (partner) await update({ variables: { id: partner.id, input: partnerInput(values) } });
      else await create({ variables: { input: partnerInput(values) } });
      notify.success(t(partner ? "partner.updated" : "partner.created"));
      draft.end(partner ? values : partnerValues(undefined));
      onClose();
    } catch (error) {
      sayFailure(error, t(partner ? "partner.notUpdated" : "partner.notCreated"), { setError }, PARTNER_FIELDS);
    }
  }, sayMissing({ getValues }));

  return (
    <EntryDialog
      open={open}
      onClose={onClose}
      title={t(partner ? "partner.edit" : "partner.add")}
      busy={creation.loading || change.loading}
      waiting={uploading}
      failure={errors.root?.message}
      onSubmit={(event) => void submit(event)}
      draft={draft}
      onDiscard={() => draft.end(partnerValues(partner))}
    >
      <Controller
        control={control}
        name="image"
        render={({ field, fieldState }) => (
          <ImageInput
            label={t("logo")}
            optional
            value={field.value || null}
            onChange={(url) => field.onChange(url ?? "")}
            error={fieldState.error?.message}
            onBlur={field.onBlur}
            onBusy={setUploading}
            ref={field.ref}
          />
        )}
      />
      <FieldGrid>
        <TextInput label={t("nameEn")} dir="ltr" error={errors.name?.message} {...register("name")} />
        <TextInput label={t("nameAr")} lang="ar" dir="rtl" optional error={errors.nameAr?.message} {...register("nameAr")} />
        <TextInput label={t("website")} type="url" optional error={errors.website?.message} {...register("website")} />
        <TextInput
          label={t("order")}
          inputMode="numeric"
          hint={t("orderHint")}
          optional
          error={errors.order?.message}
          {...register("order")}
        />
      </FieldGrid>
    </EntryDialog>
  );
}
