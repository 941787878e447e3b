import { chakra } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate } from "react-router";
import { z } from "zod";
import { ResetPasswordDocument } from "../../../generated/graphql.ts";
import { accountRules } from "../../../lib/form/account-rules.ts";
import { useMending } from "../../../lib/form/use-mending.ts";
import { sayMissing } from "../../../lib/form/say-missing.ts";
import { requestGraphQL } from "../../../lib/http/graphql-request.ts";
import { Problem } from "../../../lib/http/problem.ts";
import { reportFailure } from "../../../lib/http/report-failure.ts";
import { notify } from "../../../lib/notify.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { AuthForm } from "../components/auth-form.tsx";
import { endRecovery, readRecovery } from "../recovery.ts";
import { RECOVERY_START } from "../recovery-steps.ts";
import { sayRefusal } from "../say-refusal.ts";

/** The last step: a new password for who gave the right code. */
export function Component() {
  const [recovery] = useState(readRecovery);
  if (!recovery?.resetToken) return <Navigate to={RECOVERY_START} replace />;
  return <NewPassword email={recovery.email} resetToken={recovery.resetToken} />;
}

function NewPassword({ email, resetToken }: { email: string; resetToken: string }) {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  const [over, setOver] = useState<string>();
  usePageTitle(t("recovery.password.title"));
  const schema = useMemo(
    () =>
      z
        .object({ newPassword: accountRules(t).password, confirmPassword: z.string().min(1, t("common:requiredField")) })
        .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
          path: ["confirmPassword"],
          message: t("passwordsDiffer"),
          when: () => true,
        }),
    [t],
  );
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { newPassword: "", confirmPassword: "" } });
  useMending(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      await requestGraphQL(ResetPasswordDocument, { resetToken, ...values });
    } catch (error) {
      reportFailure(error, t("passwordNotChanged"));
      const ended = error instanceof Problem && error.fields.resetToken?.join(" ");
      if (ended) setOver(ended);
      else if (error instanceof Problem) sayRefusal(error, form, ["newPassword", "confirmPassword"]);
      return;
    }
    endRecovery();
    notify.success(t("passwordChanged"));
    await navigate("/auth/signin", { replace: true });
  }, sayMissing(form));

  return (
    <AuthForm title={t("recovery.password.title")} lead={t("recovery.password.lead")} onSubmit={(event) => void submit(event)}>
      {over && (
        <Note tone="danger" alert action={<LinkButton to={RECOVERY_START}>{t("recovery.password.beginAgain")}</LinkButton>}>
          {over}
        </Note>
      )}
      <chakra.input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label={t("recovery.password.new")}
        size="lg"
        hint={t("passwordHint")}
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...form.register("newPassword")}
      />
      <PasswordInput
        label={t("recovery.password.confirm")}
        size="lg"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register("confirmPassword")}
      />
      <Button type="submit" variant="solid" size="lg" full busy={isSubmitting} busyLabel={t("common:saving")}>
        {t("recovery.password.save")}
      </Button>
    </AuthForm>
  );
}
