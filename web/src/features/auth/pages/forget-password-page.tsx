import { chakra } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { z } from "zod";
import { RequestPasswordResetDocument } from "../../../generated/graphql.ts";
import { accountRules } from "../../../lib/form/account-rules.ts";
import { useMending } from "../../../lib/form/use-mending.ts";
import { sayMissing } from "../../../lib/form/say-missing.ts";
import { requestGraphQL } from "../../../lib/http/graphql-request.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Button } from "../../../ui/button.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { AuthForm } from "../components/auth-form.tsx";
import { AuthLink } from "../components/auth-link.tsx";
import { readRecovery, saveRecovery } from "../recovery.ts";
import { RECOVERY_CODE } from "../recovery-steps.ts";
import { sayRefusal } from "../say-refusal.ts";

/** The first step: a code is sent to the account's address. */
export function Component() {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  usePageTitle(t("recovery.request.title"));
  const schema = useMemo(() => z.object({ email: accountRules(t).email }), [t]);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: readRecovery()?.email ?? "" } });
  useMending(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await requestGraphQL(RequestPasswordResetDocument, { email });
      saveRecovery({ email, sentAt: Date.now() });
      await navigate(RECOVERY_CODE);
    } catch (error) {
      sayRefusal(error, form, ["email"]);
    }
  }, sayMissing(form));

  return (
    <AuthForm title={t("recovery.request.title")} lead={t("recovery.request.lead")} onSubmit={(event) => void submit(event)}>
      <TextInput
        label={t("email")}
        type="email"
        size="lg"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register("email")}
      />
      <Button type="submit" variant="solid" size="lg" full busy={isSubmitting} busyLabel={t("recovery.request.sending")}>
        {t("recovery.request.send")}
      </Button>
      <chakra.p textStyle="small">
        <AuthLink to="/auth/signin">{t("recovery.request.back")}</AuthLink>
      </chakra.p>
    </AuthForm>
  );
}
