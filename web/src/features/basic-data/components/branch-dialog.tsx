import { useApolloClient } from "@apollo/client/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { BranchEntryFragment } from "../../../generated/graphql.ts";
import { useAuth } from "../../../lib/auth/auth.ts";
import type { EditSession } from "../../../lib/editing/edit-session.ts";
import { useSession } from "../../../lib/editing/sessions.ts";
import { FieldGrid } from "../../../ui/field-grid.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { BRANCH_FIELDS, branchSchema, type BranchValues } from "../branch-form.ts";
import { BRANCH } from "../branch-session.ts";
import { openEntry } from "../entry-session.ts";
import { useEntryForm } from "../use-entry-form.ts";
import { EntryDialog } from "./entry-dialog.tsx";
import { EntryNotes } from "./entry-notes.tsx";

interface BranchDialogProps {
  /** The branch to change; none for a new one. */
  branch: BranchEntryFragment | undefined;
  onClose: () => void;
}

const labelOf = (field: (typeof BRANCH_FIELDS)[number]) => {
  if (field === "name") return "nameEn";
  return field === "address" ? "addressEn" : field;
};

/** Adds a branch, or changes one. */
export function BranchDialog(props: BranchDialogProps) {
  const client = useApolloClient();
  const { user } = useAuth();
  const { branch } = props;
  const session = useSession(`branch.${user?.id ?? ""}.${branch?.id ?? "new"}`, () => openEntry(client, BRANCH, branch));
  return session && <BranchEditor {...props} session={session} />;
}

function BranchEditor({ branch, onClose, session }: BranchDialogProps & { session: EditSession<BranchValues> }) {
  const { t } = useTranslation(["basicData", "common"]);
  const resolver = useMemo(() => zodResolver(branchSchema(t)), [t]);
  const words = branch
    ? { done: t("branch.updated"), failed: t("branch.notUpdated") }
    : { done: t("branch.created"), failed: t("branch.notCreated") };
  const { form, save, decide, saving, failure } = useEntryForm(session, { resolver, fields: BRANCH_FIELDS, words, onSaved: onClose });
  const { register, formState } = form;
  const { errors } = formState;

  return (
    <EntryDialog
      onClose={onClose}
      title={t(branch ? "branch.edit" : "branch.add")}
      busy={saving}
      failure={failure}
      onSubmit={(event) => void save(event)}
      session={session}
    >
      <EntryNotes session={session} fields={BRANCH_FIELDS} labelOf={(field) => t(labelOf(field))} onDecide={decide} />
      <FieldGrid>
        <TextInput label={t("nameEn")} dir="ltr" error={errors.name?.message} {...register("name")} />
        <TextInput label={t("nameAr")} lang="ar" dir="rtl" optional error={errors.nameAr?.message} {...register("nameAr")} />
        <TextInput label={t("addressEn")} dir="ltr" optional error={errors.address?.message} {...register("address")} />
        <TextInput label={t("addressAr")} lang="ar" dir="rtl" optional error={errors.addressAr?.message} {...register("addressAr")} />
        <TextInput label={t("phone")} type="tel" optional error={errors.phone?.message} {...register("phone")} />
        <TextInput label={t("whatsapp")} type="tel" optional error={errors.whatsapp?.message} {...register("whatsapp")} />
        <TextInput label={t("email")} type="email" optional error={errors.email?.message} {...register("email")} />
        <TextInput label={t("mapUrl")} type="url" optional error={errors.mapUrl?.message} {...register("mapUrl")} />
        <TextInput
          label={t("latitude")}
          dir="ltr"
          inputMode="decimal"
          optional
          error={errors.latitude?.message}
          {...register("latitude")}
        />
        <TextInput
          label={t("longitude")}
          dir="ltr"
          inputMode="decimal"
          optional
          error={errors.longitude?.message}
          {...register("longitude")}
        />
      </FieldGrid>
    </EntryDialog>
  );
}
