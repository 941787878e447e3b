import { useApolloClient, useMutation } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { type CompanyDetailFragment, CompanyDocument, UpdateCompanyDocument } from "../../../generated/graphql.ts";
import { notify } from "../../../lib/notify.ts";
import { useFieldSources } from "../../../ui/ai-form/field-sources.ts";
import { Button } from "../../../ui/button.tsx";
import { UnsavedChanges } from "../../../ui/unsaved-changes.tsx";
import { companyChanges, mergeCompany } from "../company-changes.ts";
import { COMPANY_STEPS, type CompanyField, type CompanyStep, companyValues, type CompanyValues, fieldOf, put } from "../company-form.ts";
import { useCompanySteps } from "../use-company-steps.ts";
import { CompanyConflict } from "./company-conflict.tsx";
import { CompanyWizard, NextStep } from "./company-wizard.tsx";

const STEPS: readonly CompanyStep[] = COMPANY_STEPS.filter((step) => step !== "review");

interface EditCompanyProps {
  company: CompanyDetailFragment;
  /** Where to begin. */
  begin: CompanyStep | undefined;
}

/** The form of a stored company: saves only what was changed, and nothing over what somebody else changed meanwhile. */
export function EditCompany({ company, begin }: EditCompanyProps) {
  const { t } = useTranslation("companies");
  const navigate = useNavigate();
  const client = useApolloClient();
  const [read, setRead] = useState(() => companyValues(company));
  const [conflict, setConflict] = useState<{ stored: CompanyValues; clashes: CompanyField[] }>();
  const form = useForm<CompanyValues>({ defaultValues: read });
  const sources = useFieldSources();
  const { position, goTo, advance, allFilled, showProblem } = useCompanySteps(form, STEPS, begin ? STEPS.indexOf(begin) : 0);
  const [updateCompany] = useMutation(UpdateCompanyDocument);
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(false);
  const { isDirty } = form.formState;
  const page = `/companies/show/${company.id}`;

  // only once nothing is held to be unsaved any more
  useEffect(() => {
    if (saved) void navigate(page);
  }, [saved, navigate, page]);

  const storedNow = async () => {
    const { data } = await client.query({
      query: CompanyDocument,
      variables: { id: company.id, withOwner: false },
      fetchPolicy: "network-only",
    });
    if (!data) throw new Error("The answer held no company");
    return companyValues(data.company);
  };

  /** Goes on from what is stored by now, with these values in the form. */
  const takeUp = (stored: CompanyValues, values: CompanyValues) => {
    setRead(stored);
    setConflict(undefined);
    form.reset(stored);
    form.reset(values, { keepDefaultValues: true });
  };

  const save = async (base = read) => {
    if (!allFilled()) return notify.error(t("common:requiredSteps"));
    setSaving(true);
    try {
      const stored = await storedNow();
      const { values, taken, clashes } = mergeCompany(base, form.getValues(), stored);
      if (clashes.length > 0) {
        setConflict({ stored, clashes });
        scrollTo({ top: 0 });
        return;
      }
      const input = companyChanges(stored, values);
      if (Object.keys(input).length > 0) await updateCompany({ variables: { id: company.id, input } });
      client.cache.evict({ fieldName: "companies" });
      notify.success(t("updated"));
      if (taken.length > 0) notify.info(t("conflict.merged"));
      setSaved(true);
    } catch (error) {
      showProblem(error);
      notify.error(t("notUpdated"));
    } finally {
      setSaving(false);
    }
  };

  const takeTheirs = () => {
    if (!conflict) return;
    const { values } = mergeCompany(read, form.getValues(), conflict.stored);
    for (const field of conflict.clashes) put(values, field, fieldOf(conflict.stored, field));
    takeUp(conflict.stored, values);
  };
  const saveMine = () => {
    if (!conflict) return;
    const { stored } = conflict;
    takeUp(stored, mergeCompany(read, form.getValues(), stored).values);
    void save(stored);
  };

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
          conflict && (
            <CompanyConflict clashes={conflict.clashes} stored={conflict.stored} onTakeTheirs={takeTheirs} onSaveMine={saveMine} />
          )
        }
        leaveTo={page}
        onSubmit={() => void save()}
        actions={
          <>
            {position < STEPS.length - 1 && <NextStep key="next" onClick={() => !advance() && notify.error(t("common:requiredFields"))} />}
            <Button key="save" type="submit" variant="solid" disabled={!isDirty} busy={saving} busyLabel={t("common:saving")}>
              {t("saveChanges")}
            </Button>
          </>
        }
      />
      <UnsavedChanges when={isDirty && !saved} />
    </>
  );
}
