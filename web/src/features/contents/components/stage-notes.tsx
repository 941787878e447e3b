import type { FieldValues } from "react-hook-form";
import { MergedNote } from "../../../entities/draft/merged-note.tsx";
import { FieldDifferences } from "../../../entities/draft/field-differences.tsx";
import { OtherDrafts } from "../../../entities/draft/other-drafts.tsx";
import { RestoredNote } from "../../../entities/draft/restored-note.tsx";
import type { StageForm } from "../use-stage-form.ts";
import { StageConflict, useStageWords } from "./stage-conflict.tsx";

/** What has to be said before a stage's form: that a draft is back, that somebody else has saved. */
export function StageNotes<Values extends FieldValues>({ stageForm }: { stageForm: StageForm<Values> }) {
  const { clashes, restoredAt, mergedAt, session, giveUp, decide, differencesTo } = stageForm;
  const words = useStageWords();
  if (clashes) return <StageConflict clashes={clashes} onDecide={decide} />;
  return (
    <>
      {restoredAt !== undefined && <RestoredNote at={restoredAt} onDiscard={giveUp} />}
      <MergedNote at={mergedAt} />
      <OtherDrafts session={session}>{(other) => <FieldDifferences fields={differencesTo(other).map(words)} />}</OtherDrafts>
    </>
  );
}
