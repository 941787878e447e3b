import { useApolloClient, useMutation } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { BusinessActivitiesDocument, CreateCompanyDocument } from "../../../generated/graphql.ts";
import { applyProblem } from "../../../lib/form/apply-problem.ts";
import { useMending } from "../../../lib/form/use-mending.ts";
import { useStepFocus } from "../../../lib/form/use-step-focus.ts";
import { problemOf } from "../../../lib/http/problem-of.ts";
import { currentLocale } from "../../../lib/locale/locales.ts";
import { notify } from "../../../lib/notify.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { AiFormProvider } from "../../../ui/ai-form/ai-form-context.ts";
import { useFieldSources } from "../../../ui/ai-form/field-sources.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SaveState } from "../../../ui/save-state.tsx";
import { WizardSteps } from "../../../ui/wizard-steps.tsx";
import { activityName } from "../activity-name.ts";
import {
  COMPANY_STEPS,
  companyInput,
  type CompanyStep,
  type CompanyValues,
  emptyCompany,
  missingFields,
  STEP_FIELDS,
} from "../company-form.ts";
import { BasicsStep } from "../components/basics-step.tsx";
import { CompanyReview } from "../components/company-review.tsx";
import { DirectionStep } from "../components/direction-step.tsx";
import { MarketStep } from "../components/market-step.tsx";
import { VoiceStep } from "../components/voice-step.tsx";
import { useCompanyDraft, useStoredDraft } from "../use-company-draft.ts";

const ALL_FIELDS = COMPANY_STEPS.flatMap((step) => STEP_FIELDS[step].all);

export function Component() {
  const { t } = useTranslation("companies");
  const navigate = useNavigate();
  const client = useApolloClient();
  const draft = useStoredDraft();
  const [position, setPosition] = useState(draft?.step ?? 0);
  const step: CompanyStep = COMPANY_STEPS[position] ?? "basics";
  const form = useForm<CompanyValues>({ defaultValues: { ...emptyCompany, ...draft?.values } });
  useMending(form);
  useStepFocus(position);
  const { savedAt, forget } = useCompanyDraft(form, position);
  const sources = useFieldSources();
  const [createCompany, { loading }] = useMutation(CreateCompanyDocument);
  usePageTitle(t("add"));
  const name = form.watch("brandName");

  const goTo = (next: number) => {
    setPosition(next);
    scrollTo({ top: 0 });
  };

  /** Marks what is missing on a step; true when nothing is. */
  const isFilled = (checked: CompanyStep): boolean => {
    const missing = missingFields(form.getValues(), checked);
    for (const [index, field] of missing.entries())
      form.setError(field, { type: "required", message: t("common:requiredField") }, { shouldFocus: index === 0 });
    return missing.length === 0;
  };

  const advance = () => {
    form.clearErrors(STEP_FIELDS[step].all);
    if (isFilled(step)) goTo(position + 1);
    else notify.error(t("common:requiredFields"));
  };

  const create = async () => {
    const unfilled = COMPANY_STEPS.findIndex((checked) => !isFilled(checked));
    if (unfilled >= 0) {
      notify.error(t("common:requiredSteps"));
      return goTo(unfilled);
    }
    try {
      const { data } = await createCompany({ variables: { input: companyInput(form.getValues()) } });
      const id = data?.createCompany.company.id;
      if (!id) throw new Error("The answer held no company");
      forget();
      await client.cache.evict({ fieldName: "companies" });
      notify.success(t("created"));
      return await navigate(`/companies/show/${id}`);
    } catch (error) {
      const fields = applyProblem(problemOf(error), form.setError, ALL_FIELDS);
      const owner = COMPANY_STEPS.findIndex((candidate) =>
        fields.some((field) => STEP_FIELDS[candidate].all.some((known) => known === field)),
      );
      if (owner >= 0) goTo(owner);
      return notify.error(t("notCreated"));
    }
  };

  return (
    <FormProvider {...form}>
      <AiFormProvider value={{ subject: () => ({ company: companyInput(form.getValues()) }), locale: currentLocale(), sources }}>
        <PageHeader
          title={t(`steps.${step}`)}
          above={
            <>
              {t("add")}
              {name && (
                <>
                  {" / "}
                  <bdi>{name}</bdi>
                </>
              )}
            </>
          }
          actions={savedAt && <SaveState status="local" />}
        />
        <WizardSteps steps={COMPANY_STEPS.map((entry) => t(`steps.${entry}`))} current={position} />
        <chakra.form
          noValidate
          display="flex"
          flexDirection="column"
          gap="5"
          maxW={step === "basics" || step === "direction" ? "form" : "none"}
          onSubmit={(event) => {
            event.preventDefault();
            if (step === "review") void create();
            else advance();
          }}
        >
          {step === "basics" && <BasicsStep />}
          {step === "direction" && <DirectionStep />}
          {step === "market" && <MarketStep />}
          {step === "voice" && <VoiceStep />}
          {step === "review" && (
            <CompanyReview company={reviewed(form.getValues(), client)} onEdit={(target) => goTo(COMPANY_STEPS.indexOf(target))} />
          )}
          <chakra.div display="flex" alignItems="center" gap="2" pt="4" borderBlockStartWidth="1px" borderColor="border">
            {position > 0 ? (
              <Button variant="ghost" icon={ArrowLeft} flip onClick={() => goTo(position - 1)}>
                {t("common:goBack")}
              </Button>
            ) : (
              <LinkButton to="/companies" variant="ghost">
                {t("common:cancel")}
              </LinkButton>
            )}
            <chakra.span ms="auto">
              <Button
                key={step === "review" ? "create" : "next"}
                type="submit"
                variant="solid"
                {...(step === "review" ? {} : { iconEnd: ArrowRight, flip: true })}
                busy={loading}
                busyLabel={t("common:saving")}
              >
                {step === "review" ? t("create") : t("common:nextStep")}
              </Button>
            </chakra.span>
          </chakra.div>
        </chakra.form>
      </AiFormProvider>
    </FormProvider>
  );
}

/** The form as the review shows it; the activity's name is in the cache since the first step. */
function reviewed(values: CompanyValues, client: ReturnType<typeof useApolloClient>) {
  const activities = client.readQuery({ query: BusinessActivitiesDocument })?.businessActivities ?? [];
  return { ...values, activity: activityName(activities.find(({ id }) => id === values.businessActivityId)) };
}
