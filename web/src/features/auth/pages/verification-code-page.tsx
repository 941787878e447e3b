import { chakra } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate } from "react-router";
import { z } from "zod";
import { RequestPasswordResetDocument, VerifyPasswordResetCodeDocument } from "../../../generated/graphql.ts";
import { useMending } from "../../../lib/form/use-mending.ts";
import { sayMissing } from "../../../lib/form/say-missing.ts";
import { requestGraphQL } from "../../../lib/http/graphql-request.ts";
import { notify } from "../../../lib/notify.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Button } from "../../../ui/button.tsx";
import { AuthForm } from "../components/auth-form.tsx";
import { AuthLink } from "../components/auth-link.tsx";
import { CodeInput } from "../components/code-input.tsx";
import { ResendCode } from "../components/resend-code.tsx";
import { readRecovery, type Recovery, saveRecovery } from "../recovery.ts";
import { RECOVERY_PASSWORD, RECOVERY_START } from "../recovery-steps.ts";
import { sayRefusal } from "../say-refusal.ts";

/** The second step: the code from the mail. */
export function Component() {
  const [recovery] = useState(readRecovery);
  return recovery ? <VerificationCode {...recovery} /> : <Navigate to={RECOVERY_START} replace />;
}

function VerificationCode({ email, sentAt: firstSentAt }: Recovery) {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  const [sentAt, setSentAt] = useState(firstSentAt);
  usePageTitle(t("recovery.code.title"));
  const schema = useMemo(() => z.object({ code: z.string().regex(/^\d{6}$/, t("recovery.code.invalid")) }), [t]);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { code: "" } });
  useMending(form);

  const submit = form.handleSubmit(async ({ code }) => {
    try {
      const { verifyPasswordResetCode } = await requestGraphQL(VerifyPasswordResetCodeDocument, { email, code });
      saveRecovery({ email, sentAt, resetToken: verifyPasswordResetCode.resetToken });
      await navigate(RECOVERY_PASSWORD);
    } catch (error) {
      sayRefusal(error, form, ["code"]);
    }
  }, sayMissing(form));

  const resend = async () => {
    try {
      await requestGraphQL(RequestPasswordResetDocument, { email });
      const now = Date.now();
      saveRecovery({ email, sentAt: now });
      setSentAt(now);
      form.reset();
      form.setFocus("code");
      notify.info(t("recovery.code.resent"));
    } catch (error) {
      sayRefusal(error, form, ["code"]);
    }
  };

  return (
    <AuthForm title={t("recovery.code.title")} lead={t("recovery.code.lead", { email })} onSubmit={(event) => void submit(event)}>
      <Controller
        control={form.control}
        name="code"
        render={({ field, fieldState }) => (
          <CodeInput label={t("recovery.code.label")} hint={t("recovery.code.hint")} error={fieldState.error?.message} {...field} />
        )}
      />
      <Button type="submit" variant="solid" size="lg" full busy={form.formState.isSubmitting} busyLabel={t("recovery.code.checking")}>
        {t("recovery.code.check")}
      </Button>
      <ResendCode key={sentAt} sentAt={sentAt} onResend={resend} />
      <chakra.p textStyle="small" textAlign="center">
        <AuthLink to={RECOVERY_START}>{t("recovery.code.otherAddress")}</AuthLink>
      </chakra.p>
    </AuthForm>
  );
}
