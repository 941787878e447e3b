import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { type DashboardContentFragment, DashboardOverviewDocument } from "../../../generated/graphql.ts";
import { useAuth } from "../../../lib/auth/auth.ts";
import { formatDate, formatHijri, formatNumber } from "../../../lib/format.ts";
import { notify } from "../../../lib/notify.ts";
import { startTour, useTour, wasShownAround } from "../../../lib/tour.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { DashboardContents } from "../components/dashboard-contents.tsx";
import { ContentsByDay } from "../components/contents-by-day.tsx";
import { ContentsByType } from "../components/contents-by-type.tsx";
import { NeedsAttention } from "../components/needs-attention.tsx";
import { NoModelBanner } from "../components/no-model-banner.tsx";
import { RecentActivity } from "../components/recent-activity.tsx";
import { FirstSteps } from "../components/first-steps.tsx";
import { Tiles } from "../components/tiles.tsx";
import { useDashboardFigures } from "../use-dashboard-figures.ts";
import { useFirstSteps } from "../use-first-steps.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { askAgain } from "../../../lib/ask-again.ts";

const UsagePanel = lazyPart(() => import("../../../entities/ai-usage/usage-panel.tsx").then((module) => ({ default: module.UsagePanel })));

const TODAY: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long", year: "numeric" };

function partOfDay(): "morning" | "afternoon" | "evening" {
  const hour = new Date().getHours();
  if (hour < 12) return "morning";
  return hour < 18 ? "afternoon" : "evening";
}

export function Component() {
  const { t } = useTranslation("dashboard");
  const { user } = useAuth();
  const touring = useTour();
  const ofEverybody = user?.role !== undefined && user.role !== "CLIENT";
  usePageTitle(t("common:nav.dashboard"));
  const { data, error, refetch } = useQuery(DashboardOverviewDocument, { fetchPolicy: "cache-and-network" });
  const firstSteps = useFirstSteps();
  const {
    figures,
    error: figuresError,
    refetch: askFigures,
  } = useDashboardFigures({
    onChange: () => {
      askAgain(refetch);
      firstSteps.refetch();
    },
  });
  const count = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value));
  const name = data?.currentUser.firstName || data?.currentUser.username || user?.username || "";
  const companies = data?.companies.totalCount;
  const [params, setParams] = useSearchParams();

  const putAway = () => {
    const undone = firstSteps.steps?.some(({ done }) => !done);
    firstSteps.putAway();
    if (undone) notify.info(t("firstSteps.isAway"), { action: { label: t("firstSteps.undo"), run: firstSteps.bringBack } });
  };

  const header = (
    <PageHeader
      title={t(`greeting.${partOfDay()}`, { name })}
      below={`${formatDate(new Date(), TODAY)} · ${formatHijri(new Date())}`}
      actions={
        companies !== undefined &&
        companies > 0 && (
          <LinkButton to="/companies/add-content" variant="solid" icon={Plus}>
            {t("newContent")}
          </LinkButton>
        )
      }
    />
  );
  const overview = (
    <Column>
      {ofEverybody && <NoModelBanner />}
      {firstSteps.steps && (
        <FirstSteps
          steps={firstSteps.steps}
          onPutAway={putAway}
          onShowAround={touring || !wasShownAround(user?.id) ? startTour : undefined}
        />
      )}
      {firstSteps.pending && firstSteps.expected && <Skeleton height={280} />}
      {error && !data && <ErrorDisplay message={t("fetchFailed")} onRetry={() => void refetch()} />}
      {figuresError && !figures ? (
        <ErrorDisplay message={t("figuresFailed")} onRetry={() => void askFigures()} />
      ) : (
        <Tiles
          tiles={[
            ...(ofEverybody ? [{ label: t("users"), value: count(figures?.users ?? undefined) }] : []),
            { label: t("companies"), value: count(figures?.companies) },
            { label: t("projects"), value: count(figures?.projects) },
            {
              label: t("contents"),
              value: count(figures?.contents),
              ...(figures && figures.contents > 0 ? { note: t("completedNote", { count: figures.completedContents }) } : {}),
            },
            { label: t("generations"), value: count(figures?.generations) },
          ]}
        />
      )}
      {companies === 0 && !ofEverybody ? (
        !firstSteps.steps &&
        !firstSteps.pending && (
          <Card flush>
            <EmptyState
              title={t("begin.title")}
              text={t("begin.text")}
              action={
                <LinkButton to="/companies/add" variant="solid" icon={Plus}>
                  {t("begin.action")}
                </LinkButton>
              }
            />
          </Card>
        )
      ) : (
        // On phones what needs attention comes before the charts.
        <Columns>
          <Column css={{ "@media (max-width: 63.99rem)": { display: "contents", "& > *": { order: 2 } } }}>
            {!figuresError && <ContentsByDay days={figures?.contentsByDay} />}
            <Card title={t("recent")} flush action={<More to="/contents">{t("allContents")}</More>}>
              {data ? (
                data.contents.results.length > 0 ? (
                  <DashboardContents contents={data.contents.results} />
                ) : (
                  <NoContents />
                )
              ) : (
                <Loading />
              )}
            </Card>
            {!figuresError && <RecentActivity entries={figures?.recent} allAt={ofEverybody ? "/basic-data?tab=audit" : null} />}
          </Column>
          <Column css={{ "@media (max-width: 63.99rem)": { display: "contents", "& > *": { order: 1 } } }}>
            {!figuresError && <NeedsAttention attention={figures?.attention} ofEverybody={ofEverybody} />}
            {!figuresError && <ContentsByType types={figures?.contentsByType} />}
            <Card title={t("unfinished")} flush {...(data && data.incomplete.totalCount > 0 ? { count: data.incomplete.totalCount } : {})}>
              {data ? <Unfinished contents={data.incomplete.results} /> : <Loading />}
            </Card>
          </Column>
        </Columns>
      )}
    </Column>
  );
  const usage = (
    <Suspense fallback={<Skeleton lines={8} />}>
      <UsagePanel />
    </Suspense>
  );
  return (
    <>
      {header}
      <Tabs
        label={t("common:nav.dashboard")}
        value={params.get("tab") === "usage" ? "usage" : "overview"}
        onChange={(tab) => setParams(tab === "usage" ? { tab } : {}, { replace: true })}
        tabs={[
          { value: "overview", label: t("tabs.overview"), content: overview },
          { value: "usage", label: t("tabs.usage"), content: usage },
        ]}
      />
    </>
  );
}

const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1.7fr) minmax(0, 1fr)" },
    gap: "4",
    alignItems: "start",
  },
});

const Column = chakra("div", { base: { display: "flex", flexDirection: "column", gap: "4", minW: "0" } });

function Unfinished({ contents }: { contents: readonly DashboardContentFragment[] }) {
  const { t } = useTranslation("dashboard");
  if (contents.length === 0) return <Quiet>{t("nothingUnfinished")}</Quiet>;
  return (
    <DashboardContents
      contents={contents}
      action={({ id }) => (
        <LinkButton to={`/contents/show/${id}`} size="sm">
          {t("continue")}
        </LinkButton>
      )}
    />
  );
}

function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <chakra.span me="-2">
      <LinkButton to={to} variant="ghost" size="sm">
        {children}
      </LinkButton>
    </chakra.span>
  );
}

function NoContents() {
  const { t } = useTranslation("dashboard");
  return (
    <EmptyState
      title={t("noContents.title")}
      text={t("noContents.text")}
      action={
        <LinkButton to="/companies/add-content" icon={Plus}>
          {t("newContent")}
        </LinkButton>
      }
    />
  );
}

function Loading() {
  return (
    <chakra.div p="4">
      <Skeleton lines={6} />
    </chakra.div>
  );
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <chakra.p px="4" py="6" textStyle="small" color="fg.subtle">
      {children}
    </chakra.p>
  );
}
