import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router";
import { ContentBodyDocument } from "../../../generated/graphql.ts";
import { useIsOwn } from "../../../entities/account/use-is-own.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { ContentDetail } from "../components/content-detail.tsx";
import { ContentReading } from "../components/content-reading.tsx";
import { BodyGate } from "../components/body-gate.tsx";
import { PageWaiting } from "../components/page-waiting.tsx";

export function Component() {
  const { t } = useTranslation("contents");
  const { id = "" } = useParams();
  const { data, error, loading, refetch } = useQuery(ContentBodyDocument, {
    variables: { id },
    skip: !id,
    fetchPolicy: "cache-and-network",
  });
  usePageTitle(data?.content.title ?? t("title"));
  const own = useIsOwn(data?.content.owner);
  if (!id) return <Navigate to="/contents" replace />;
  if (!data) return <PageWaiting error={error} onRetry={() => void refetch()} />;
  if (!own) return <ContentReading key={id} content={data.content} stale={loading} />;
  return (
    <BodyGate key={id} content={data.content}>
      {(session) => (
        <ContentDetail content={data.content} stale={loading} session={session} onReload={async () => (await refetch()).data?.content} />
      )}
    </BodyGate>
  );
}
