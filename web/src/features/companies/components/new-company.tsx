import { useApolloClient, useMutation, useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { Check, History } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { BusinessActivitiesDocument, CreateCompanyDocument } from "../../../generated/graphql.ts";
import { formatDate } from "../../../lib/format.ts";
import { reportFailure } from "../../../lib/http/report-failure.ts";
import { notify } from "../../../lib/notify.ts";
import { useFieldSources } from "../../../ui/ai-form/field-sources.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Note } from "../../../ui/note.tsx";
import { activityName } from "../activity-name.ts";
import { COMPANY_STEPS, companyInput, type CompanyValues, emptyCompany } from "../company-form.ts";
import type { KeptDraft } from "../../../ui/drafts/draft-gate.tsx";
import { type CompanyDraft, useCompanyDraft } from "../use-company-draft.ts";
import { useCompanySteps } from "../use-company-steps.ts";
import { CompanyReview } from "./company-review.tsx";
import { CompanyWizard, NextStep } from "./company-wizard.tsx";

const WHEN: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit", hourCycle: "h23" };

/** The form of a company that isn't stored yet, begun where it was left. */
export function NewCompany({ kept, onRestart }: { kept: KeptDraft<CompanyDraft>; onRestart: () => void }) {
  const { t } = useTranslation("companies");
  const navigate = useNavigate();
  const client = useApolloClient();
  const { key, draft } = kept;
  const begun = draft?.value;
  const form = useForm<CompanyValues>({ defaultValues: { ...emptyCompany, ...begun?.values } });
  const sources = useFieldSources([], { before: begun?.sources });
  const { position, step, goTo, advance, allFilled, showProblem } = useCompanySteps(form, COMPANY_STEPS, begun?.step ?? 0);
  const [reached, setReached] = useState(position);
  const { savedAt, forget } = useCompanyDraft(key, form, position, sources);
  const { data: activities } = useQuery(BusinessActivitiesDocument);
  const [createCompany, { loading }] = useMutation(CreateCompanyDocument);
  const name = form.watch("brandName");

  const go = (next: number) => {
    setReached((furthest) => Math.max(furthest, next));
    goTo(next);
  };

  const submit = async () => {
    if (step !== "review") {
      if (advance()) setReached((furthest) => Math.max(furthest, position + 1));
      else notify.error(t("common:requiredFields"));
      return;
    }
    if (!allFilled()) return notify.error(t("common:requiredSteps"));
    try {
      const { data } = await createCompany({ variables: { input: companyInput(form.getValues()) } });
      const id = data?.createCompany.company.id;
      if (!id) throw new Error("The answer held no company");
      await forget();
      client.cache.evict({ fieldName: "companies" });
      notify.success(t("created"));
      await navigate(`/companies/show/${id}`);
    } catch (error) {
      showProblem(error);
      reportFailure(error, t("notCreated"));
    }
  };

  const restart = () => void forget().then(onRestart);
  const values = form.getValues();
  return (
    <CompanyWizard
      form={form}
      ai={{ subject: () => ({ company: companyInput(form.getValues()) }), sources }}
      steps={COMPANY_STEPS}
      position={position}
      onGo={go}
      reached={reached}
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
      status={
        savedAt && (
          <chakra.output display="inline-flex" alignItems="center" gap="1.5" textStyle="caption" color="fg.subtle">
            <Icon as={Check} size="s" />
            {t("draft.saved")}
          </chakra.output>
        )
      }
      note={
        draft &&
        !savedAt && (
          <Note
            icon={History}
            action={
              <Button size="sm" onClick={restart}>
                {t("draft.restart")}
              </Button>
            }
          >
            {t("draft.resumed", { date: formatDate(draft.at, WHEN) })}
          </Note>
        )
      }
      review={
        step === "review" && (
          <CompanyReview
            company={values}
            activity={activityName(activities?.businessActivities.find(({ id }) => id === values.businessActivityId))}
            onEdit={(target) => go(COMPANY_STEPS.indexOf(target))}
          />
        )
      }
      leaveTo="/companies"
      onSubmit={() => void submit()}
      actions={
        step === "review" ? (
          <Button key="create" type="submit" variant="solid" busy={loading} busyLabel={t("common:saving")}>
            {t("create")}
          </Button>
        ) : (
          <NextStep key="next" primary />
        )
      }
    />
  );
}
