import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Navigate, useSearchParams } from "react-router";
import { ContentBodyDocument } from "../../../generated/graphql.ts";
import { useIsOwn } from "../../../entities/account/use-is-own.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { BodyPage } from "../components/body-page.tsx";
import { BodyGate } from "../components/body-gate.tsx";
import { PageWaiting } from "../components/page-waiting.tsx";

export function Component() {
  const { t } = useTranslation("contents");
  const [params] = useSearchParams();
  const id = params.get("id") ?? "";
  usePageTitle(t("stagePages.GENERATION.title"));
  const { data, error, refetch } = useQuery(ContentBodyDocument, { variables: { id }, skip: !id, fetchPolicy: "cache-and-network" });
  const own = useIsOwn(data?.content.owner);
  if (!id) return <Navigate to="/companies/add-content" replace />;
  if (!data) return <PageWaiting error={error} onRetry={() => void refetch()} />;
  if (!own) return <Navigate to={`/contents/show/${id}`} replace />;
  return (
    <BodyGate key={id} content={data.content}>
      {(session) => <BodyPage content={data.content} session={session} />}
    </BodyGate>
  );
}
