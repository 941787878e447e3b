import { useApolloClient, useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useNavigate, useParams } from "react-router";
import { CompanyDocument, type CompanyQuery } from "../../../generated/graphql.ts";
import { useIsOwn } from "../../../entities/account/use-is-own.ts";
import { useAuth } from "../../../lib/auth/auth.ts";
import { useListParams } from "../../../lib/list-params.ts";
import { orNotFound } from "../../../lib/not-found.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { IconButton, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ContentList } from "../../../entities/content/content-list.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { GenerationHistory } from "../../../entities/generation/history/generation-history.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { activityName } from "../activity-name.ts";
import { CompanyOverview } from "../components/company-overview.tsx";
import { DeleteCompany } from "../components/delete-company.tsx";
import { ProjectsPanel } from "../components/projects-panel.tsx";
import { VoiceBadge } from "../components/voice-badge.tsx";
import { VoicePanel } from "../components/voice-panel.tsx";
import { forgetCompany } from "../forget-company.ts";

const TABS = ["overview", "projects", "contents", "voice", "ai"] as const;

export function Component() {
  const { t } = useTranslation("companies");
  const { id = "" } = useParams();
  const isAdmin = useAuth().user?.role !== "CLIENT";
  const { data, error, refetch } = useQuery(CompanyDocument, {
    variables: { id, withOwner: isAdmin },
    skip: !id,
    fetchPolicy: "cache-and-network",
  });
  usePageTitle(data?.company.brandName ?? t("title"));
  if (!id) return <Navigate to="/companies" replace />;
  if (data) return <CompanyTabs key={id} company={data.company} onChanged={() => void refetch()} />;
  orNotFound(error);
  return error ? (
    <ErrorDisplay message={t("fetchFailed")} onRetry={() => void refetch()} />
  ) : (
    <Card>
      <Skeleton lines={8} />
    </Card>
  );
}

const Crumb = chakra(Link, { base: { _hover: { textDecoration: "underline" } } });

function CompanyTabs({ company, onChanged }: { company: CompanyQuery["company"]; onChanged: () => void }) {
  const { t } = useTranslation(["companies", "generation"]);
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const { get, set } = useListParams();
  const [deleting, setDeleting] = useState(false);
  const own = useIsOwn(company.owner);
  const tab = TABS.find((known) => known === get("tab")) ?? "overview";

  return (
    <>
      <PageHeader
        title={company.brandName}
        {...(company.logo ? { mark: <Avatar name={company.brandName} image={company.logo} square size="lg" /> } : {})}
        above={
          <>
            <Crumb to="/companies">{t("title")}</Crumb> / <bdi>{company.companyName}</bdi>
          </>
        }
        below={
          <chakra.span display="flex" flexWrap="wrap" alignItems="center" gap="2" mt="1">
            {activityName(company.businessActivity)}
            <VoiceBadge voice={company.brandVoice} />
          </chakra.span>
        }
        actions={
          own && (
            <>
              <IconButton icon={Trash2} size="md" variant="outline" label={t("delete.action")} onClick={() => setDeleting(true)} />
              <LinkButton to={`/companies/add?id=${company.id}`} icon={Pencil}>
                {t("edit")}
              </LinkButton>
              <LinkButton to={`/companies/add-content?company=${company.id}`} variant="solid" icon={Plus}>
                {t("newContent")}
              </LinkButton>
            </>
          )
        }
      />
      <Tabs
        label={company.brandName}
        value={tab}
        onChange={(next) => set({ tab: next === "overview" ? "" : next })}
        tabs={[
          { value: "overview", label: t("tabs.overview"), content: <CompanyOverview company={company} readOnly={!own} /> },
          {
            value: "projects",
            label: t("projects"),
            count: company.projects.length,
            content: <ProjectsPanel companyId={company.id} onChanged={onChanged} readOnly={!own} />,
          },
          { value: "contents", label: t("contents"), content: <ContentList companyId={company.id} readOnly={!own} /> },
          { value: "voice", label: t("brandVoice"), content: <VoicePanel company={company} readOnly={!own} /> },
          {
            value: "ai",
            label: t("generation:history.tab"),
            content: (
              <Card title={t("generation:history.title")} flush>
                <GenerationHistory companyId={company.id} />
              </Card>
            ),
          },
        ]}
      />
      {deleting && (
        <DeleteCompany
          company={company}
          onClose={() => setDeleting(false)}
          onDeleted={async () => {
            await navigate("/companies", { replace: true });
            forgetCompany(cache, company.id);
          }}
        />
      )}
    </>
  );
}
