import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { Calendar, Plus, Rows3 } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ContentCountsDocument } from "../../../generated/graphql.ts";
import { useAuth } from "../../../lib/auth/auth.ts";
import { useListParams } from "../../../lib/list-params.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { ContentFilters } from "../components/content-filters.tsx";
import { ContentResults } from "../components/content-results.tsx";
import { NO_SPAN } from "../calendar/no-span.ts";
import { contentFilterOf } from "../content-filter.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";

const ContentCalendar = lazyPart(() => import("../calendar/content-calendar.tsx").then((module) => ({ default: module.ContentCalendar })));

/** As the address names them by `completed`. */
const TABS = ["all", "false", "true"] as const;
const LABELS = { all: "all", false: "incomplete", true: "completed" } as const;

export function Component() {
  const { t } = useTranslation("contents");
  const params = useListParams();
  const { user } = useAuth();
  usePageTitle(t("title"));
  const tab = TABS.find((known) => known === params.get("completed")) ?? "all";
  const view = params.get("view") === "calendar" ? "calendar" : "list";
  const filter = contentFilterOf(params.get, user?.id);
  const { data: counts } = useQuery(ContentCountsDocument, { variables: filter, fetchPolicy: "cache-and-network" });

  const countOf = { all: counts?.all.totalCount, false: counts?.incomplete.totalCount, true: counts?.completed.totalCount };
  const list = <ContentResults key={tab} params={params} filter={filter} completed={tab === "all" ? null : tab === "true"} />;
  return (
    <>
      <PageHeader
        title={t("title")}
        actions={
          <>
            <Segmented
              label={t("view")}
              value={view}
              onChange={(next) => params.set({ view: next === "calendar" ? next : "", ...NO_SPAN })}
              segments={[
                { value: "list", label: t("list"), icon: Rows3 },
                { value: "calendar", label: t("calendar.name"), icon: Calendar },
              ]}
            />
            <LinkButton to="/companies/add-content" variant="solid" icon={Plus}>
              {t("newContent")}
            </LinkButton>
          </>
        }
      />
      {view === "calendar" ? (
        <chakra.div display="flex" flexDirection="column" gap="4">
          <ContentFilters params={params} />
          <Suspense fallback={<Skeleton lines={8} />}>
            <ContentCalendar params={params} filter={filter} />
          </Suspense>
        </chakra.div>
      ) : (
        <Tabs
          label={t("title")}
          value={tab}
          onChange={(next) => params.set({ completed: next === "all" ? "" : next })}
          tabs={TABS.map((value) => ({
            value,
            label: t(LABELS[value]),
            ...(countOf[value] === undefined ? {} : { count: countOf[value] }),
            content: value === tab && list,
          }))}
        />
      )}
    </>
  );
}
