import { chakra } from "@chakra-ui/react";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { FormProvider, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useStepFocus } from "../../../lib/form/use-step-focus.ts";
import { currentLocale } from "../../../lib/locale/locales.ts";
import { notify } from "../../../lib/notify.ts";
import { type AiForm, AiFormProvider } from "../../../entities/generation/fields/ai-form-context.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { FormFailure } from "../../../ui/form-failure.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { WizardSteps } from "../../../ui/wizard-steps.tsx";
import type { CompanyStep, CompanyValues } from "../company-form.ts";
import { BasicsStep } from "./basics-step.tsx";
import { DirectionStep } from "./direction-step.tsx";
import { MarketStep } from "./market-step.tsx";
import { VoiceStep } from "./voice-step.tsx";

/** What a step may tell of itself. */
export interface StepProps {
  /** A file is on its way; leaving the step would stop it. */
  onBusy: (busy: boolean) => void;
}

const FIELDS: Partial<Record<CompanyStep, (props: StepProps) => ReactNode>> = {
  basics: BasicsStep,
  direction: DirectionStep,
  market: MarketStep,
  voice: VoiceStep,
};

interface CompanyWizardProps {
  form: UseFormReturn<CompanyValues>;
  /** Whose texts the AI fields write. */
  ai: Pick<AiForm, "subject" | "sources">;
  steps: readonly CompanyStep[];
  position: number;
  onGo: (position: number) => void;
  /** The last step that may be gone to without passing those before it. */
  reached: number;
  /** Above the title: what is being done. */
  above: ReactNode;
  status?: ReactNode;
  /** Above the step: what the person should know first. */
  note?: ReactNode;
  /** What stands on a step without fields. */
  review?: ReactNode;
  /** Where Cancel leads. */
  leaveTo: string;
  /** Enter in a field, and the primary button. */
  onSubmit: () => void;
  /** At the end of the form; the last is the primary one. */
  actions: ReactNode;
}

/** A company's form, one step at a time. */
export function CompanyWizard(props: CompanyWizardProps) {
  const { form, ai, steps, position, onGo, reached, above, status, note, review, leaveTo, onSubmit, actions } = props;
  const { t } = useTranslation("companies");
  useStepFocus(position);
  const step = steps[position] ?? "basics";
  const Fields = FIELDS[step];
  const [uploading, setUploading] = useState(false);
  const unlessUploading = (proceed: () => void) => (uploading ? notify.info(t("toneFile.uploading")) : proceed());
  const go = (next: number) => unlessUploading(() => onGo(next));
  return (
    <FormProvider {...form}>
      <AiFormProvider value={{ ...ai, locale: currentLocale() }}>
        <PageHeader title={t(`steps.${step}`)} above={above} actions={status} />
        <WizardSteps steps={steps.map((entry) => t(`steps.${entry}`))} current={position} reached={reached} onGo={go} />
        {note}
        <chakra.form
          noValidate
          display="flex"
          flexDirection="column"
          gap="5"
          maxW={step === "voice" || step === "review" ? "none" : "form"}
          onSubmit={(event) => {
            event.preventDefault();
            unlessUploading(onSubmit);
          }}
        >
          {Fields ? <Fields onBusy={setUploading} /> : review}
          <FormFailure message={form.formState.errors.root?.message} />
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" pt="4" borderBlockStartWidth="1px" borderColor="border">
            {position > 0 ? (
              <Button variant="ghost" icon={ArrowLeft} flip onClick={() => go(position - 1)}>
                {t("common:goBack")}
              </Button>
            ) : (
              <LinkButton to={leaveTo} variant="ghost">
                {t("common:cancel")}
              </LinkButton>
            )}
            <chakra.span display="flex" gap="2" ms="auto">
              {actions}
            </chakra.span>
          </chakra.div>
        </chakra.form>
      </AiFormProvider>
    </FormProvider>
  );
}

/** Leads on to the next step. */
export function NextStep({ primary, onClick }: { primary?: boolean; onClick?: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      key="next"
      iconEnd={ArrowRight}
      flip
      {...(primary ? { variant: "solid", type: "submit" } : {})}
      {...(onClick ? { onClick } : {})}
    >
      {t("nextStep")}
    </Button>
  );
}
