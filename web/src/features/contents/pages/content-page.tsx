import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router";
import { ContentBodyDocument } from "../../../generated/graphql.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { DraftGate } from "../../../ui/drafts/draft-gate.tsx";
import { ContentDetail } from "../components/content-detail.tsx";
import { PageWaiting } from "../components/page-waiting.tsx";
import { type BodyText, bodyDraftOf } from "../use-body.ts";

export function Component() {
  const { t } = useTranslation("contents");
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(ContentBodyDocument, { variables: { id }, skip: !id, fetchPolicy: "cache-and-network" });
  usePageTitle(data?.content.title ?? t("title"));
  if (!id) return <Navigate to="/contents" replace />;
  if (!data) return <PageWaiting error={!!error} onRetry={() => void refetch()} />;
  return (
    <DraftGate<BodyText> key={id} about={bodyDraftOf(id)}>
      {(kept) => <ContentDetail content={data.content} kept={kept} onReload={async () => (await refetch()).data?.content} />}
    </DraftGate>
  );
}
