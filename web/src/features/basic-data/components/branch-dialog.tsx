import { useMutation } from "@apollo/client/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { BranchEntriesDocument, type BranchEntryFragment, CreateBranchDocument, UpdateBranchDocument } from "../../../generated/graphql.ts";
import { useFormDraft } from "../../../lib/drafts/use-form-draft.ts";
import { sayFailure } from "../../../lib/form/say-failure.ts";
import { sayMissing } from "../../../lib/form/say-missing.ts";
import { notify } from "../../../lib/notify.ts";
import { FieldGrid } from "../../../ui/field-grid.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { BRANCH_FIELDS, branchInput, branchSchema, type BranchValues, branchValues } from "../branch-form.ts";
import { EntryDialog } from "./entry-dialog.tsx";

interface BranchDialogProps {
  branch: BranchEntryFragment | undefined;
  open: boolean;
  onClose: () => void;
}

export function BranchDialog({ branch, open, onClose }: BranchDialogProps) {
  const { t } = useTranslation(["basicData", "common"]);
  const schema = useMemo(() => branchSchema(t), [t]);
  const form = useForm<BranchValues>({
    resolver: zodResolver(schema),
    defaultValues: branchValues(branch),
    mode: "onTouched",
  });
  const { register, handleSubmit, getValues, setError, formState } = form;
  const draft = useFormDraft(form, { about: `branch.${branch?.id ?? "new"}`, open });
  const { errors } = formState;
  const settings = { refetchQueries: [BranchEntriesDocument], awaitRefetchQueries: true };
  const [create, creation] = useMutation(CreateBranchDocument, settings);
  const [update, change] = useMutation(UpdateBranchDocument, settings);

  const submit = handleSubmit(async (values) => {
    try {
      if (branch) await update({ variables: { id: branch.id, input: branchInput(values) } });
      else await create({ variables: { input: branchInput(values) } });
      notify.success(t(branch ? "branch.updated" : "branch.created"));
      draft.end(branch ? values : branchValues(undefined));
      onClose();
    } catch (error) {
      sayFailure(error, t(branch ? "branch.notUpdated" : "branch.notCreated"), { setError }, BRANCH_FIELDS);
    }
  }, sayMissing({ getValues }));

  return (
    <EntryDialog
      open={open}
      onClose={onClose}
      title={t(branch ? "branch.edit" : "branch.add")}
      busy={creation.loading || change.loading}
      failure={errors.root?.message}
      onSubmit={(event) => void submit(event)}
      draft={draft}
      onDiscard={() => draft.end(branchValues(branch))}
    >
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
