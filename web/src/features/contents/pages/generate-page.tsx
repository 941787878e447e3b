import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Navigate, useSearchParams } from "react-router";
import { ContentBodyDocument } from "../../../generated/graphql.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { DraftGate } from "../../../ui/drafts/draft-gate.tsx";
import { BodyPage } from "../components/body-page.tsx";
import { PageWaiting } from "../components/page-waiting.tsx";
import { type BodyText, bodyDraftOf } from "../use-body.ts";

export function Component() {
  const { t } = useTranslation("contents");
  const [params] = useSearchParams();
  const id = params.get("id") ?? "";
  usePageTitle(t("stagePages.GENERATION.title"));
  const { data, error, refetch } = useQuery(ContentBodyDocument, { variables: { id }, skip: !id, fetchPolicy: "cache-and-network" });
  if (!id) return <Navigate to="/companies/add-content" replace />;
  if (!data) return <PageWaiting error={!!error} onRetry={() => void refetch()} />;
  return (
    <DraftGate<BodyText> key={id} about={bodyDraftOf(id)}>
      {(kept) => <BodyPage content={data.content} kept={kept} onReload={async () => (await refetch()).data?.content} />}
    </DraftGate>
  );
}
