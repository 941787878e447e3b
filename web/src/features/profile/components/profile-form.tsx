import { useMutation } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type ProfileFieldsFragment, UpdateProfileDocument } from "../../../generated/graphql.ts";
import { rememberUser } from "../../../lib/auth/auth.ts";
import { applyProblem } from "../../../lib/form/apply-problem.ts";
import { useMending } from "../../../lib/form/use-mending.ts";
import { problemOf } from "../../../lib/http/problem-of.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { PROFILE_FIELDS, profileSchema, type ProfileValues, profileValues, profileVariables, requiredOf } from "../profile-form.ts";
import { ContactFields } from "./contact-fields.tsx";
import { OrganizationFields } from "./organization-fields.tsx";
import { PersonalFields } from "./personal-fields.tsx";
import { SocialFields } from "./social-fields.tsx";

export function ProfileForm({ user }: { user: ProfileFieldsFragment }) {
  const { t } = useTranslation(["profile", "auth"]);
  const { t: tAuth } = useTranslation("auth");
  const needed = useMemo(() => requiredOf(user), [user]);
  const schema = useMemo(() => profileSchema(tAuth, needed), [tAuth, needed]);
  const form = useForm<ProfileValues>({ resolver: zodResolver(schema), defaultValues: profileValues(user), mode: "onTouched" });
  useMending(form);
  const [update, { loading }] = useMutation(UpdateProfileDocument);
  const { dirtyFields } = form.formState;
  const [uploading, setUploading] = useState(false);

  const save = form.handleSubmit(async (values) => {
    try {
      const { data } = await update({ variables: profileVariables(user.id, values, dirtyFields) });
      if (!data) return;
      const stored = data.updateUser.user;
      form.reset(profileValues(stored));
      rememberUser({ username: stored.username, image: stored.image ?? null });
      notify.success(t("updated"));
    } catch (error) {
      applyProblem(problemOf(error), form.setError, PROFILE_FIELDS);
      notify.error(t("notUpdated"));
    }
  });

  return (
    <FormProvider {...form}>
      <chakra.form
        noValidate
        aria-label={t("details")}
        onSubmit={(event) => void save(event)}
        display="flex"
        flexDirection="column"
        gap="4"
      >
        <Card title={t("parts.personal")}>
          <PersonalFields needed={needed} onUploading={setUploading} />
        </Card>
        <Card title={t("parts.contact")}>
          <ContactFields needed={needed} />
        </Card>
        <Card title={t("parts.organization")}>
          <OrganizationFields />
        </Card>
        <Card title={t("parts.social")}>
          <SocialFields />
        </Card>
        <chakra.div display="flex" justifyContent="flex-end">
          <Button type="submit" variant="solid" disabled={uploading} busy={loading} busyLabel={t("common:saving")}>
            {t("save")}
          </Button>
        </chakra.div>
      </chakra.form>
    </FormProvider>
  );
}
