import { useQuery } from "@apollo/client/react";
import { useState } from "react";
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
  /** Which content was read from the service since the page was opened: beside a cached text a list may have put a newer version. */
  const [readId, setReadId] = useState<string>();
  if (data && !loading && !error && readId !== id) setReadId(id);
  const stale = loading || readId !== id;
  usePageTitle(data?.content.title ?? t("title"));
  const own = useIsOwn(data?.content.owner);
  if (!id) return <Navigate to="/contents" replace />;
  if (!data) return <PageWaiting error={error} onRetry={() => void refetch()} />;
  if (!own) return <ContentReading key={id} content={data.content} stale={stale} />;
  return (
    <BodyGate key={id} content={data.content}>
      {(session) => (
        <ContentDetail content={data.content} stale={stale} session={session} onReload={async () => (await refetch()).data?.content} />
      )}
    </BodyGate>
  );
}
