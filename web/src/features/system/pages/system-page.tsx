import { useQuery } from "@apollo/client/react";
import { RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { SystemModelsDocument, SystemStatusDocument } from "../../../generated/graphql.ts";
import { useAuth } from "../../../lib/auth/auth.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { Note } from "../../../ui/note.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { DeadLetters } from "../components/dead-letters.tsx";
import { Figures } from "../components/figures.tsx";
import { MatterList } from "../components/matter-list.tsx";
import { ServicesTable } from "../components/services-table.tsx";
import { mattersOf } from "../matters.ts";

/** How the installation is, for super admins. */
export function Component() {
  const { t } = useTranslation("system");
  usePageTitle(t("title"));
  const { user } = useAuth();
  return user?.role === "SUPER_ADMIN" ? <System /> : <Note tone="warning">{t("superAdminsOnly")}</Note>;
}

function System() {
  const { t } = useTranslation("system");
  const { data, error, loading, refetch } = useQuery(SystemStatusDocument, {
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  // Apart, so that the page also stands where ai is away.
  const models = useQuery(SystemModelsDocument, { fetchPolicy: "network-only" });
  const again = () => void Promise.all([refetch(), models.refetch()]).catch(() => {});
  const status = data?.systemStatus;
  return (
    <>
      <PageHeader
        title={t("title")}
        below={t("intro")}
        actions={
          <Button icon={RefreshCw} busy={loading} busyLabel={t("asking")} onClick={again}>
            {t("refresh")}
          </Button>
        }
      />
      {error && !status && <ErrorDisplay message={t("fetchFailed")} onRetry={again} />}
      {status && <MatterList matters={mattersOf(status, models.data?.aiModels)} />}
      {(status || !error) && (
        <Card title={t("services")} flush>
          <ServicesTable services={status?.services} />
        </Card>
      )}
      {status && (
        <>
          <Figures status={status} models={models.data?.aiModels} />
          <DeadLetters count={status.deadLetterCount} letters={status.deadLetters} />
        </>
      )}
    </>
  );
}
