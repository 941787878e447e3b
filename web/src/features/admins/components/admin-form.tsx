import { useMutation } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useMemo, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { AdminProfileDetailDocument, CreateAdminDocument, UpdateAdminDocument } from "../../../generated/graphql.ts";
import { rememberUser, useAuth } from "../../../lib/auth/auth.ts";
import { sayFailure } from "../../../lib/form/say-failure.ts";
import { useMending } from "../../../lib/form/use-mending.ts";
import { sayMissing } from "../../../lib/form/say-missing.ts";
import { isOutdated } from "../../../lib/http/problem-of.ts";
import { notify } from "../../../lib/notify.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { FormFailure } from "../../../ui/form-failure.tsx";
import { UnsavedChanges } from "../../../ui/unsaved-changes.tsx";
import {
  ADMIN_FIELDS,
  adminSchema,
  type AdminValues,
  adminValues,
  changedAdminVariables,
  newAdminVariables,
  type StoredAdmin,
} from "../admin-form.ts";
import { AdminFields } from "./admin-fields.tsx";

/** Makes an admin's account, or changes the one given. */
export function AdminForm({ admin }: { admin?: StoredAdmin }) {
  const { t } = useTranslation("admins");
  const { t: tAuth } = useTranslation("auth");
  const navigate = useNavigate();
  const { user } = useAuth();
  const schema = useMemo(() => adminSchema(tAuth, !admin), [tAuth, admin]);
  const form = useForm<AdminValues>({ resolver: zodResolver(schema), defaultValues: adminValues(admin), mode: "onTouched" });
  useMending(form);
  const [uploading, setUploading] = useState(false);
  const [create, creation] = useMutation(CreateAdminDocument);
  const [update, change] = useMutation(UpdateAdminDocument);
  /** As it is stored: what the form's values were begun from. */
  const [stored, setStored] = useState(admin);
  const [saved, setSaved] = useState(false);
  // after the render in which the form counts as saved, else leaving is blocked
  useEffect(() => {
    if (saved) void navigate("/admins");
  }, [saved, navigate]);

  /** Another admin was quicker: theirs stands in every field that isn't changed here, and the rest is for this one to look at again. */
  const takeTheirs = async (id: string) => {
    const { data } = await change.client.query({ query: AdminProfileDetailDocument, variables: { id }, fetchPolicy: "network-only" });
    if (!data) return;
    setStored(data.adminProfileDetail);
    form.reset(adminValues(data.adminProfileDetail), { keepDirtyValues: true });
  };

  const submit = form.handleSubmit(async (values) => {
    try {
      if (stored) {
        const { data } = await update({ variables: changedAdminVariables(stored, values) });
        if (data && stored.id === user?.id) {
          const { username, image } = data.updateAdmin.user;
          rememberUser({ username, image: image ?? null });
        }
      } else await create({ variables: newAdminVariables(values) });
      notify.success(t(admin ? "updated" : "created"));
      setSaved(true);
    } catch (error) {
      if (stored && isOutdated(error)) await takeTheirs(stored.id).catch(() => {});
      sayFailure(error, t(admin ? "notUpdated" : "notAdded"), form, ADMIN_FIELDS);
    }
  }, sayMissing(form));

  return (
    <FormProvider {...form}>
      <chakra.form
        noValidate
        aria-label={t(admin ? "edit" : "add")}
        onSubmit={(event) => void submit(event)}
        display="flex"
        flexDirection="column"
        gap="4"
        maxW="form"
      >
        <Card>
          <AdminFields adding={!admin} onUploading={setUploading} />
        </Card>
        <UnsavedChanges when={form.formState.isDirty && !saved} />
        <FormFailure message={form.formState.errors.root?.message} />
        <chakra.div display="flex" justifyContent="flex-end" gap="2">
          <LinkButton to="/admins">{t("common:cancel")}</LinkButton>
          <Button
            type="submit"
            variant="solid"
            disabled={uploading}
            busy={creation.loading || change.loading}
            busyLabel={t("common:saving")}
          >
            {admin ? t("common:save") : t("add")}
          </Button>
        </chakra.div>
      </chakra.form>
    </FormProvider>
  );
}
