import { useApolloClient } from "@apollo/client/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo, useState } from "react";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { PartnerEntryFragment } from "../../../generated/graphql.ts";
import { useAuth } from "../../../lib/auth/auth.ts";
import type { EditSession } from "../../../lib/editing/edit-session.ts";
import { useSession } from "../../../lib/editing/sessions.ts";
import { FieldGrid } from "../../../ui/field-grid.tsx";
import { ImageInput } from "../../../entities/media/image-input.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { openEntry } from "../entry-session.ts";
import { PARTNER_FIELDS, partnerSchema, type PartnerValues } from "../partner-form.ts";
import { PARTNER } from "../partner-session.ts";
import { useEntryForm } from "../use-entry-form.ts";
import { EntryDialog } from "./entry-dialog.tsx";
import { EntryNotes } from "./entry-notes.tsx";

interface PartnerDialogProps {
  /** The partner to change; none for a new one. */
  partner: PartnerEntryFragment | undefined;
  onClose: () => void;
}

const labelOf = (field: (typeof PARTNER_FIELDS)[number]) => {
  if (field === "name") return "nameEn";
  return field === "image" ? "logo" : field;
};

/** Adds a partner, or changes one. */
export function PartnerDialog(props: PartnerDialogProps) {
  const client = useApolloClient();
  const { user } = useAuth();
  const { partner } = props;
  const session = useSession(`partner.${user?.id ?? ""}.${partner?.id ?? "new"}`, () => openEntry(client, PARTNER, partner));
  return session && <PartnerEditor {...props} session={session} />;
}

function PartnerEditor({ partner, onClose, session }: PartnerDialogProps & { session: EditSession<PartnerValues> }) {
  const { t } = useTranslation(["basicData", "common"]);
  const resolver = useMemo(() => zodResolver(partnerSchema(t)), [t]);
  const words = partner
    ? { done: t("partner.updated"), failed: t("partner.notUpdated") }
    : { done: t("partner.created"), failed: t("partner.notCreated") };
  const { form, save, decide, saving, failure } = useEntryForm(session, { resolver, fields: PARTNER_FIELDS, words, onSaved: onClose });
  const { register, control, formState } = form;
  const { errors } = formState;
  const [uploading, setUploading] = useState(false);

  return (
    <EntryDialog
      onClose={onClose}
      title={t(partner ? "partner.edit" : "partner.add")}
      busy={saving}
      waiting={uploading}
      failure={failure}
      onSubmit={(event) => void save(event)}
      session={session}
    >
      <EntryNotes session={session} fields={PARTNER_FIELDS} labelOf={(field) => t(labelOf(field))} onDecide={decide} />
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
