import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { CompanyDetailFragment } from "../../../generated/graphql.ts";
import { useAuth } from "../../../lib/auth/auth.ts";
import { decideFields } from "../../../lib/editing/decide-fields.ts";
import type { EditSession } from "../../../lib/editing/edit-session.ts";
import { clashingFields } from "../../../lib/editing/fields.ts";
import { useSession, useShown } from "../../../lib/editing/sessions.ts";
import { useSessionForm } from "../../../lib/editing/use-session-form.ts";
import { useStoring } from "../../../lib/editing/use-storing.ts";
import { sayRequired, unsayRequired } from "../../../lib/form/say-missing.ts";
import { notify } from "../../../lib/notify.ts";
import { useSaveKey } from "../../../lib/use-save-key.ts";
import { useFieldSources } from "../../../entities/generation/fields/field-sources.ts";
import { Button } from "../../../ui/button.tsx";
import { UnsavedChanges } from "../../../ui/unsaved-changes.tsx";
import { COMPANY_FIELDS, COMPANY_STEPS, type CompanyStep, type CompanyValues } from "../company-form.ts";
import { openCompany, storedCompany } from "../company-session.ts";
import { API_NAMES, useCompanySteps } from "../use-company-steps.ts";
import { CompanyConflict } from "./company-conflict.tsx";
import { CompanyNotes } from "./company-notes.tsx";
import { CompanyWaiting } from "./company-waiting.tsx";
import { CompanyWizard, NextStep } from "./company-wizard.tsx";

const STEPS: readonly CompanyStep[] = COMPANY_STEPS.filter((step) => step !== "review");

interface EditCompanyProps {
  company: CompanyDetailFragment;
  /** Where to begin. */
  begin: CompanyStep | undefined;
}

/** Opens a stored company before its form is shown. */
export function EditCompany(props: EditCompanyProps) {
  const client = useApolloClient();
  const { user } = useAuth();
  const { company } = props;
  const session = useSession(`company.${user?.id ?? ""}.${company.id}`, () => openCompany(client, company));
  return session ? <CompanyEditor {...props} session={session} /> : <CompanyWaiting />;
}

/** The form of a stored company: saves only what was changed, and nothing over what somebody else changed meanwhile. */
function CompanyEditor({ company, begin, session }: EditCompanyProps & { session: EditSession<CompanyValues> }) {
  const { t } = useTranslation("companies");
  const navigate = useNavigate();
  const client = useApolloClient();
  const form = useForm<CompanyValues>({ defaultValues: useShown(session).value });
  const { state, showFailure } = useSessionForm(session, form, COMPANY_FIELDS);
  const { base, mine, conflict } = state;
  const sources = useFieldSources();
  const { position, goTo, advance, allSound, leadTo } = useCompanySteps(form, STEPS, begin ? STEPS.indexOf(begin) : 0);
  const [saved, setSaved] = useState(false);
  const page = `/companies/show/${company.id}`;
  useEffect(() => session.found(storedCompany(company)), [company, session]);

  // after the render in which the form counts as saved, else leaving is blocked
  useEffect(() => {
    if (saved) void navigate(page);
  }, [saved, navigate, page]);

  const store = useStoring(session, ({ stored, merged }) => {
    if (session.status === "conflict") return scrollTo({ top: 0 });
    if (!stored) return leadTo(showFailure(t("notUpdated"), API_NAMES));
    client.cache.evict({ fieldName: "companies" });
    notify.success(t("updated"));
    if (merged) notify.info(t("conflict.merged"));
    return setSaved(true);
  });
  const save = () => {
    if (allSound()) void store();
  };
  useSaveKey(save);

  return (
    <>
      <CompanyWizard
        form={form}
        ai={{ subject: () => ({ companyId: company.id }), sources }}
        steps={STEPS}
        position={position}
        onGo={goTo}
        reached={STEPS.length - 1}
        above={
          <>
            {t("edit")} / <bdi>{company.brandName}</bdi>
          </>
        }
        note={
          conflict ? (
            <CompanyConflict
              clashes={clashingFields(base.value, mine, conflict.theirs.value, COMPANY_FIELDS)}
              stored={conflict.theirs.value}
              mine={mine}
              onDecide={(decision) => {
                if (decideFields(session, decision)) void store();
              }}
            />
          ) : (
            <CompanyNotes session={session} onDiscard={() => session.giveUp()} />
          )
        }
        leaveTo={page}
        onSubmit={save}
        actions={
          <>
            {position < STEPS.length - 1 && <NextStep key="next" onClick={() => (advance() ? unsayRequired() : sayRequired())} />}
            <Button
              key="save"
              type="submit"
              variant="solid"
              disabled={!session.unsaved}
              busy={session.status === "saving"}
              busyLabel={t("common:saving")}
            >
              {t("saveChanges")}
            </Button>
          </>
        }
      />
      <UnsavedChanges when={session.unsaved && !saved} kept />
    </>
  );
}
