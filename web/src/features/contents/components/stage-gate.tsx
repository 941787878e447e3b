import type { ReactNode } from "react";
import { Navigate } from "react-router";
import type { StageContentFragment } from "../../../generated/graphql.ts";
import { DraftGate, type KeptDraft } from "../../../ui/drafts/draft-gate.tsx";
import type { Stage } from "../stages.ts";
import { useStageContent } from "../use-stage-content.ts";
import { type StageDraft, stageDraftOf } from "../use-stage-draft.ts";
import { PageWaiting } from "./page-waiting.tsx";

export interface StageProps<Values> {
  content: StageContentFragment;
  /** Fetches the content anew and resolves to it. */
  onReload: () => Promise<StageContentFragment | undefined>;
  /** What was left unsaved here. */
  kept: KeptDraft<StageDraft<Values>>;
}

/** Fetches the content that a stage page is about, and what was left unsaved there; without an id it begins at the first stage. */
export function StageGate<Values>({ stage, children }: { stage: Stage; children: (props: StageProps<Values>) => ReactNode }) {
  const { id, content, error, refetch } = useStageContent();
  if (!id) return <Navigate to="/companies/add-content" replace />;
  if (!content) return <PageWaiting error={!!error} onRetry={() => void refetch()} />;
  return (
    <DraftGate<StageDraft<Values>> key={id} about={stageDraftOf(stage, id)}>
      {(kept) => children({ content, onReload: refetch, kept })}
    </DraftGate>
  );
}
