import { useApolloClient, useQuery } from "@apollo/client/react";
import { useCallback, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { BusinessActivitiesDocument } from "../../../generated/graphql.ts";
import { useAuth } from "../../../lib/auth/auth.ts";
import type { EditSession } from "../../../lib/editing/edit-session.ts";
import type { Origin } from "../../../lib/editing/edit-state.ts";
import { useSession, useShown } from "../../../lib/editing/sessions.ts";
import { useSessionForm } from "../../../lib/editing/use-session-form.ts";
import { useStoring } from "../../../lib/editing/use-storing.ts";
import { notify } from "../../../lib/notify.ts";
import { useFieldSources } from "../../../entities/generation/fields/field-sources.ts";
import { Button } from "../../../ui/button.tsx";
import { SaveState } from "../../../ui/save-state.tsx";
import { activityName } from "../activity-name.ts";
import { COMPANY_FIELDS, COMPANY_STEPS, companyInput, type CompanyValues } from "../company-form.ts";
import { type NewCompanyAside, openNewCompany } from "../company-session.ts";
import { API_NAMES, useCompanySteps } from "../use-company-steps.ts";
import { CompanyNotes } from "./company-notes.tsx";
import { CompanyReview } from "./company-review.tsx";
import { CompanyWaiting } from "./company-waiting.tsx";
import { CompanyWizard, NextStep } from "./company-wizard.tsx";

/** Opens the form of a company that isn't stored yet before it is shown. */
export function NewCompany() {
  const client = useApolloClient();
  const { user } = useAuth();
  const session = useSession(`company.${user?.id ?? ""}.new`, () => openNewCompany(client));
  return session ? <CompanyBeginning session={session} /> : <CompanyWaiting />;
}

const asideOf = (session: EditSession<CompanyValues>) => (session.aside ?? {}) as NewCompanyAside;

/** The form of a company that isn't stored yet, begun where it was left. */
function CompanyBeginning({ session }: { session: EditSession<CompanyValues> }) {
  const { t } = useTranslation("companies");
  const navigate = useNavigate();
  const client = useApolloClient();
  const form = useForm<CompanyValues>({ defaultValues: useShown(session).value });
  const { state, showFailure } = useSessionForm(session, form, COMPANY_FIELDS);
  const { mine } = state;
  const sources = useFieldSources([], {
    before: asideOf(session).sources,
    keep: useCallback((changed: Record<string, Origin>) => session.putAside({ sources: changed } satisfies NewCompanyAside), [session]),
  });
  const { position, step, goTo, advance, allSound, leadTo } = useCompanySteps(form, COMPANY_STEPS, asideOf(session).step ?? 0);
  const [reached, setReached] = useState(position);
  useEffect(() => session.putAside({ step: position } satisfies NewCompanyAside), [position, session]);
  const { data: activities } = useQuery(BusinessActivitiesDocument);
  const name = mine.brandName;

  const go = (next: number) => {
    setReached((furthest) => Math.max(furthest, next));
    goTo(next);
  };

  const store = useStoring(session, ({ stored }) => {
    if (!stored) return leadTo(showFailure(t("notCreated"), API_NAMES));
    client.cache.evict({ fieldName: "companies" });
    notify.success(t("created"));
    return void navigate(`/companies/show/${asideOf(session).companyId}`);
  });
  const submit = () => {
    if (step === "review") {
      if (allSound()) void store();
    } else if (advance()) setReached((furthest) => Math.max(furthest, position + 1));
  };

  const restart = () => {
    session.giveUp();
    sources.forget();
    setReached(0);
    goTo(0);
  };

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
      status={session.status && <SaveState status={session.status} />}
      note={<CompanyNotes session={session} onDiscard={restart} />}
      review={
        step === "review" && (
          <CompanyReview
            company={mine}
            activity={activityName(activities?.businessActivities.find(({ id }) => id === mine.businessActivityId))}
            onEdit={(target) => go(COMPANY_STEPS.indexOf(target))}
          />
        )
      }
      leaveTo="/companies"
      onSubmit={submit}
      actions={
        step === "review" ? (
          <Button key="create" type="submit" variant="solid" busy={session.status === "saving"} busyLabel={t("common:saving")}>
            {t("create")}
          </Button>
        ) : (
          <NextStep key="next" primary />
        )
      }
    />
  );
}
