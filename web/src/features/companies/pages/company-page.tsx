import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router";
import { CompanyDocument } from "../../../generated/graphql.ts";
import { useListParams } from "../../../lib/list-params.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { activityName } from "../activity-name.ts";
import { CompanyReview } from "../components/company-review.tsx";
import { ProjectsPanel } from "../components/projects-panel.tsx";
import { VoiceBadge } from "../components/voice-badge.tsx";

const TABS = ["overview", "projects", "voice"] as const;

export function Component() {
  const { t } = useTranslation("companies");
  const { id = "" } = useParams();
  const { get, set } = useListParams();
  const { data, error, refetch } = useQuery(CompanyDocument, { variables: { id }, skip: !id, fetchPolicy: "cache-and-network" });
  const company = data?.company;
  usePageTitle(company?.brandName ?? t("title"));
  if (!id) return <Navigate to="/companies" replace />;
  if (!company)
    return error ? (
      <ErrorDisplay message={t("fetchFailed")} onRetry={() => void refetch()} />
    ) : (
      <Card>
        <Skeleton lines={8} />
      </Card>
    );

  const tab = TABS.find((known) => known === get("tab")) ?? "overview";
  const shown = { ...company, activity: activityName(company.businessActivity) };
  const parts = (steps: Parameters<typeof CompanyReview>[0]["steps"]) => (
    <chakra.div display="flex" flexDirection="column" gap="4" pt="1">
      <CompanyReview company={shown} {...(steps ? { steps } : {})} />
    </chakra.div>
  );
  return (
    <>
      <PageHeader
        title={company.brandName}
        above={<bdi>{company.companyName}</bdi>}
        below={
          <chakra.span display="flex" flexWrap="wrap" alignItems="center" gap="2" mt="1">
            {shown.activity}
            <VoiceBadge voice={company.brandVoice} />
          </chakra.span>
        }
        actions={
          <LinkButton to={`/companies/add-content?company=${company.id}`} variant="solid" icon={Plus}>
            {t("newContent")}
          </LinkButton>
        }
      />
      <Tabs
        label={company.brandName}
        value={tab}
        onChange={(next) => set({ tab: next === "overview" ? "" : next })}
        tabs={[
          { value: "overview", label: t("tabs.overview"), content: parts(["basics", "direction", "market"]) },
          { value: "projects", label: t("projects"), count: company.projects.length, content: <ProjectsPanel companyId={company.id} /> },
          { value: "voice", label: t("brandVoice"), content: parts(["voice"]) },
        ]}
      />
    </>
  );
}
