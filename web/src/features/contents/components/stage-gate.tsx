import type { ReactNode } from "react";
import { Navigate } from "react-router";
import type { StageContentFragment } from "../../../generated/graphql.ts";
import { useStageContent } from "../use-stage-content.ts";
import { PageWaiting } from "./page-waiting.tsx";

/** Fetches the content that a stage page is about; without an id it begins at the first stage. */
export function StageGate({
  children,
}: {
  children: (content: StageContentFragment, refetch: () => Promise<StageContentFragment | undefined>) => ReactNode;
}) {
  const { id, content, error, refetch } = useStageContent();
  if (!id) return <Navigate to="/companies/add-content" replace />;
  if (content) return children(content, refetch);
  return <PageWaiting error={!!error} onRetry={() => void refetch()} />;
}
