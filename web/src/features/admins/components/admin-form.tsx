import { useMutation } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { CreateAdminDocument, UpdateAdminDocument } from "../../../generated/graphql.ts";
import { rememberUser, useAuth } from "../../../lib/auth/auth.ts";
import { sayFailure } from "../../../lib/form/say-failure.ts";
import { useMending } from "../../../lib/form/use-mending.ts";
import { sayMissing } from "../../../lib/form/say-missing.ts";
import { notify } from "../../../lib/notify.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { FormFailure } from "../../../ui/form-failure.tsx";
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

  const submit = form.handleSubmit(async (values) => {
    try {
      if (admin) {
        const { data } = await update({ variables: changedAdminVariables(admin.id, values) });
        if (data && admin.id === user?.id) {
          const { username, image } = data.updateAdmin.user;
          rememberUser({ username, image: image ?? null });
        }
      } else await create({ variables: newAdminVariables(values) });
      notify.success(t(admin ? "updated" : "created"));
      await navigate("/admins");
    } catch (error) {
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
