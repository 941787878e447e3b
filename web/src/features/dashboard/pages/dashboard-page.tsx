import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DashboardOverviewDocument } from "../../../generated/graphql.ts";
import { useAuth } from "../../../lib/auth/auth.ts";
import { formatDate, formatHijri, formatNumber } from "../../../lib/format.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ContentList } from "../components/content-list.tsx";
import { Tiles } from "../components/tiles.tsx";

const TODAY: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long", year: "numeric" };

function partOfDay(): "morning" | "afternoon" | "evening" {
  const hour = new Date().getHours();
  if (hour < 12) return "morning";
  return hour < 18 ? "afternoon" : "evening";
}

export function Component() {
  const { t } = useTranslation("dashboard");
  const { user } = useAuth();
  usePageTitle(t("common:nav.dashboard"));
  const { data, error, refetch } = useQuery(DashboardOverviewDocument);
  const count = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value));
  const name = data?.currentUser.firstName || data?.currentUser.username || user?.username || "";
  const companies = data?.companies.totalCount;

  return (
    <>
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
      {error && !data ? (
        <ErrorDisplay message={t("fetchFailed")} onRetry={() => void refetch()} />
      ) : (
        <>
          <Tiles
            tiles={[
              { label: t("companies"), value: count(companies) },
              { label: t("projects"), value: count(data?.projects.totalCount) },
              { label: t("contents"), value: count(data?.contents.totalCount) },
              { label: t("completed"), value: count(data?.completed.totalCount) },
            ]}
          />
          {companies === 0 ? (
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
          ) : (
            <chakra.div
              display="grid"
              gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1.7fr) minmax(0, 1fr)" }}
              gap="4"
              alignItems="start"
            >
              <Card title={t("recent")} flush action={<More to="/contents">{t("allContents")}</More>}>
                {data ? data.contents.results.length > 0 ? <ContentList contents={data.contents.results} /> : <NoContents /> : <Loading />}
              </Card>
              <Card
                title={t("unfinished")}
                flush
                {...(data && data.incomplete.totalCount > 0 ? { count: data.incomplete.totalCount } : {})}
              >
                {data ? (
                  data.incomplete.results.length > 0 ? (
                    <ContentList
                      contents={data.incomplete.results}
                      action={({ id }) => (
                        <LinkButton to={`/contents/show/${id}`} size="sm">
                          {t("continue")}
                        </LinkButton>
                      )}
                    />
                  ) : (
                    <Quiet>{t("nothingUnfinished")}</Quiet>
                  )
                ) : (
                  <Loading />
                )}
              </Card>
            </chakra.div>
          )}
        </>
      )}
    </>
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
