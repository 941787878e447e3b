import { chakra } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { LoginDocument } from "../../../generated/graphql.ts";
import { setBusy, signIn, useAuth } from "../../../lib/auth/auth.ts";
import { sayMissing } from "../../../lib/form/say-missing.ts";
import { requestGraphQL } from "../../../lib/http/graphql-request.ts";
import { Problem, wasReported } from "../../../lib/http/problem.ts";
import { notify } from "../../../lib/notify.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Button } from "../../../ui/button.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { AuthForm } from "../components/auth-form.tsx";
import { AuthLink } from "../components/auth-link.tsx";

export function Component() {
  const { t } = useTranslation("auth");
  const { busy } = useAuth();
  const [refused, setRefused] = useState<string>();
  usePageTitle(t("common:signIn"));
  const schema = useMemo(
    () => z.object({ email: z.string().trim().min(1, t("common:requiredField")), password: z.string().min(1, t("common:requiredField")) }),
    [t],
  );
  const { register, handleSubmit, getValues, formState, setFocus } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: "", password: "" },
  });

  const submit = handleSubmit(async (values) => {
    setBusy(true);
    setRefused(undefined);
    try {
      const { login } = await requestGraphQL(LoginDocument, values);
      signIn(login);
    } catch (error) {
      setBusy(false);
      if (!wasReported(error)) notify.error(t("errors:unexpected"));
      if (error instanceof Problem) setRefused(error.message);
      setFocus("password");
    }
  }, sayMissing({ getValues }));

  return (
    <AuthForm title={t("common:signIn")} lead={t("signInLead")} onSubmit={submit}>
      <TextInput
        label={t("email")}
        type="email"
        size="lg"
        autoComplete="username"
        error={formState.errors.email?.message}
        {...register("email")}
      />
      <PasswordInput
        label={t("password")}
        size="lg"
        autoComplete="current-password"
        error={formState.errors.password?.message ?? refused}
        {...register("password")}
      />
      <chakra.p textStyle="small">
        <AuthLink to="/auth/forget-password">{t("forgotPassword")}</AuthLink>
      </chakra.p>
      <Button type="submit" variant="solid" size="lg" full busy={busy} busyLabel={t("signingIn")}>
        {t("enter")}
      </Button>
      <chakra.p textStyle="small" color="fg.muted">
        {t("newHere")} <AuthLink to="/auth/signup">{t("createAnAccount")}</AuthLink>
      </chakra.p>
    </AuthForm>
  );
}
