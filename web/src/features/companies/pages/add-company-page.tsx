import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Navigate, useSearchParams } from "react-router";
import { CompanyDocument } from "../../../generated/graphql.ts";
import { useIsOwn } from "../../../entities/account/use-is-own.ts";
import { orNotFound } from "../../../lib/not-found.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { CompanyWaiting } from "../components/company-waiting.tsx";
import { EditCompany } from "../components/edit-company.tsx";
import { NewCompany } from "../components/new-company.tsx";
import { COMPANY_STEPS } from "../company-form.ts";

/** Adds a company, or changes the one that the address names. */
export function Component() {
  const { t } = useTranslation("companies");
  const [params] = useSearchParams();
  const id = params.get("id");
  usePageTitle(t(id ? "edit" : "add"));
  return id ? <StoredCompany key={id} id={id} step={params.get("step")} /> : <NewCompany />;
}

function StoredCompany({ id, step }: { id: string; step: string | null }) {
  const { t } = useTranslation("companies");
  // What is shown while it is being changed must be what is stored, and must not change under the person's hands.
  const { data, error, refetch } = useQuery(CompanyDocument, {
    variables: { id, withOwner: false },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  const own = useIsOwn(data?.company.owner);
  if (data && !own) return <Navigate to={`/companies/show/${id}`} replace />;
  if (data) return <EditCompany company={data.company} begin={COMPANY_STEPS.find((known) => known === step)} />;
  orNotFound(error);
  return error ? <ErrorDisplay message={t("fetchFailed")} onRetry={() => void refetch()} /> : <CompanyWaiting />;
}
