import type { FieldValues } from "react-hook-form";
import type { StageContentFragment } from "../../../generated/graphql.ts";
import { RestoredNote } from "../../../ui/drafts/restored-note.tsx";
import { UnsavedChanges } from "../../../ui/unsaved-changes.tsx";
import type { StageForm } from "../use-stage-form.ts";
import { StageConflict } from "./stage-conflict.tsx";

interface StageNotesProps<Values extends FieldValues> {
  stageForm: StageForm<Values>;
  content: StageContentFragment | undefined;
  onReload: () => Promise<StageContentFragment | undefined>;
}

/** What has to be said before a stage's form: that a draft is back, that somebody else has saved. */
export function StageNotes<Values extends FieldValues>({ stageForm, content, onReload }: StageNotesProps<Values>) {
  const { conflict, restoredAt, frame, discard } = stageForm;
  return (
    <>
      {conflict ? (
        <StageConflict stageForm={stageForm} onReload={onReload} />
      ) : (
        restoredAt !== undefined && frame.dirty && <RestoredNote at={restoredAt} onDiscard={() => discard(content)} />
      )}
      <UnsavedChanges when={frame.dirty && !frame.saving} kept />
    </>
  );
}
