import { chakra } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { type RegisterUserMutation, RegisterUserDocument } from "../../../generated/graphql.ts";
import { setBusy, signIn, useAuth } from "../../../lib/auth/auth.ts";
import { sayFailure } from "../../../lib/form/say-failure.ts";
import { useMending } from "../../../lib/form/use-mending.ts";
import { useStepFocus } from "../../../lib/form/use-step-focus.ts";
import { sayMissing, sayMissingAt, unsayRequired } from "../../../lib/form/say-missing.ts";
import { requestGraphQL } from "../../../lib/http/graphql-request.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { useCities, useCountries } from "../../../entities/place/use-places.ts";
import { Button } from "../../../ui/button.tsx";
import { FormFailure } from "../../../ui/form-failure.tsx";
import { SuccessModal } from "../../../ui/success-modal.tsx";
import { WizardSteps } from "../../../ui/wizard-steps.tsx";
import { AccountStep } from "../components/account-step.tsx";
import { AuthForm } from "../components/auth-form.tsx";
import { AuthLink } from "../components/auth-link.tsx";
import { ConfirmStep } from "../components/confirm-step.tsx";
import { PersonalStep } from "../components/personal-step.tsx";
import { guessCountry } from "../guess-country.ts";
import { forgetSignUp, keepSignUp, keptSignUp } from "../sign-up-draft.ts";
import { SIGN_UP_STEPS, signUpSchema, signUpVariables, STEP_FIELDS, type SignUpValues } from "../sign-up-form.ts";

const FIELDS = STEP_FIELDS.flat();
const LAST = SIGN_UP_STEPS.length - 1;

export function Component() {
  const { t, i18n } = useTranslation("auth");
  const { busy } = useAuth();
  const invitation = useSearchParams()[0].get("invitation");
  const [kept] = useState(keptSignUp);
  const [step, setStep] = useState(kept.step);
  const [registered, setRegistered] = useState<RegisterUserMutation["registerUser"]>();
  usePageTitle(t("signUp"));
  const schema = useMemo(() => signUpSchema(t), [t]);
  const form = useForm<SignUpValues>({ resolver: zodResolver(schema), defaultValues: kept.values, mode: "onTouched" });
  useMending(form);
  useStepFocus(step);
  const { watch, getValues, setValue } = form;
  useEffect(() => {
    const keep = () => keepSignUp({ values: getValues(), step });
    if (registered) return forgetSignUp();
    keep();
    const { unsubscribe } = watch(keep);
    return () => unsubscribe();
  }, [getValues, registered, step, watch]);
  const countries = useCountries(i18n.language);
  useEffect(() => {
    const { countryId, phoneCode } = getValues();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const guess = guessCountry(
      navigator.languages,
      timeZone,
      countries.map(({ id }) => id),
    );
    const country = countries.find(({ id }) => id === guess);
    if (!country || countryId) return;
    setValue("countryId", country.id);
    if (!phoneCode) setValue("phoneCode", country.phone);
  }, [countries, getValues, setValue]);
  const cities = useCities(form.watch("countryId"), i18n.language);

  const create = form.handleSubmit(async (values) => {
    setBusy(true);
    try {
      const { registerUser } = await requestGraphQL(RegisterUserDocument, {
        ...signUpVariables(values),
        ...(invitation ? { invitation } : {}),
      });
      setRegistered(registerUser);
    } catch (error) {
      const fields = sayFailure(error, t("registrationFailed"), form, FIELDS);
      const owner = STEP_FIELDS.findIndex((names) => fields.some((field) => names.includes(field)));
      if (owner >= 0) setStep(owner);
    } finally {
      setBusy(false);
    }
  }, sayMissing(form));

  const advance = async () => {
    if (step === LAST) return create();
    if (await form.trigger(STEP_FIELDS[step], { shouldFocus: true })) {
      unsayRequired();
      setStep(step + 1);
    } else
      sayMissingAt(
        form,
        FIELDS.filter((field) => form.getFieldState(field).invalid),
      );
    return undefined;
  };

  return (
    <FormProvider {...form}>
      <AuthForm
        wide
        title={t(`steps.${SIGN_UP_STEPS[step] ?? "personal"}.heading`)}
        above={<WizardSteps current={step} steps={SIGN_UP_STEPS.map((name) => t(`steps.${name}.name`))} />}
        onSubmit={(event) => {
          event.preventDefault();
          void advance();
        }}
      >
        {step === 0 && <PersonalStep countries={countries} cities={cities} />}
        {step === 1 && <AccountStep />}
        {step === 2 && <ConfirmStep countries={countries} cities={cities} onEdit={setStep} />}
        <FormFailure message={form.formState.errors.root?.message} />
        <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" pt="2">
          {step === 0 ? (
            <chakra.span textStyle="small" color="fg.muted">
              {t("haveAccount")} <AuthLink to="/auth/signin">{t("common:signIn")}</AuthLink>
            </chakra.span>
          ) : (
            <Button variant="ghost" size="lg" icon={ArrowLeft} flip onClick={() => setStep(step - 1)}>
              {t("common:goBack")}
            </Button>
          )}
          <Button
            key={step === LAST ? "create" : "next"}
            type="submit"
            variant="solid"
            size="lg"
            {...(step === LAST ? {} : { iconEnd: ArrowRight, flip: true })}
            busy={busy}
            busyLabel={t("creatingAccount")}
          >
            {step === LAST ? t("createAccount") : t("common:nextStep")}
          </Button>
        </chakra.div>
      </AuthForm>
      <SuccessModal
        open={registered !== undefined}
        message={t("registered")}
        actionLabel={t("goToDashboard")}
        onAction={() => registered && signIn(registered)}
      />
    </FormProvider>
  );
}
