import { useMutation } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ChangePasswordDocument, type ProfileFieldsFragment } from "../../../generated/graphql.ts";
import { accountRules } from "../../../lib/form/account-rules.ts";
import { sayFailure } from "../../../lib/form/say-failure.ts";
import { useMending } from "../../../lib/form/use-mending.ts";
import { sayMissing } from "../../../lib/form/say-missing.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { FormFailure } from "../../../ui/form-failure.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";

const EMPTY = { oldPassword: "", newPassword: "", confirmPassword: "" };
/** Told to `apiFetch`. */
const REPLACING = { context: { fetchOptions: { replacesSecret: true } } };
const FIELDS = ["oldPassword", "newPassword", "confirmPassword"] as const;

export function PasswordCard({ user }: { user: ProfileFieldsFragment }) {
  const { t } = useTranslation(["profile", "auth"]);
  const { t: tAuth } = useTranslation("auth");
  const schema = useMemo(() => {
    const given = z.string().min(1, tAuth("common:requiredField"));
    return z
      .object({ oldPassword: given, newPassword: accountRules(tAuth).password, confirmPassword: given })
      .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
        path: ["confirmPassword"],
        message: tAuth("passwordsDiffer"),
        when: () => true,
      });
  }, [tAuth]);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: EMPTY });
  useMending(form);
  const { errors } = form.formState;
  const [changePassword, { loading }] = useMutation(ChangePasswordDocument, REPLACING);

  const submit = form.handleSubmit(async (values) => {
    try {
      await changePassword({ variables: { id: user.id, ...values } });
      form.reset(EMPTY);
      notify.success(t("auth:passwordChanged"));
    } catch (error) {
      sayFailure(error, t("auth:passwordNotChanged"), form, FIELDS);
    }
  }, sayMissing(form));

  return (
    <Card title={t("password.title")}>
      <chakra.form
        noValidate
        aria-label={t("password.title")}
        onSubmit={(event) => void submit(event)}
        display="flex"
        flexDirection="column"
        gap="4"
      >
        <chakra.input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordInput
          label={t("password.old")}
          autoComplete="current-password"
          error={errors.oldPassword?.message}
          {...form.register("oldPassword")}
        />
        <PasswordInput
          label={t("password.new")}
          hint={t("auth:passwordHint")}
          autoComplete="new-password"
          error={errors.newPassword?.message}
          {...form.register("newPassword")}
        />
        <PasswordInput
          label={t("password.confirm")}
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...form.register("confirmPassword")}
        />
        <chakra.p textStyle="caption" color="fg.subtle">
          {t("password.note")}
        </chakra.p>
        <FormFailure message={errors.root?.message} />
        <chakra.div display="flex" justifyContent="flex-end">
          <Button type="submit" busy={loading} busyLabel={t("common:saving")}>
            {t("password.change")}
          </Button>
        </chakra.div>
      </chakra.form>
    </Card>
  );
}
