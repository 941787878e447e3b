import { useTranslation } from "react-i18next";
import { FieldConflict } from "../../../entities/draft/field-conflict.tsx";
import { FieldDifferences } from "../../../entities/draft/field-differences.tsx";
import { MergedNote } from "../../../entities/draft/merged-note.tsx";
import { OtherDrafts } from "../../../entities/draft/other-drafts.tsx";
import { RestoredNote } from "../../../entities/draft/restored-note.tsx";
import type { EditSession } from "../../../lib/editing/edit-session.ts";
import type { FieldDecision } from "../../../lib/editing/decide-fields.ts";
import { clashingFields, differingFields, fieldOf } from "../../../lib/editing/fields.ts";
import { useSessionState } from "../../../lib/editing/sessions.ts";

interface EntryNotesProps<Values extends object> {
  session: EditSession<Values>;
  fields: readonly (keyof Values & string)[];
  labelOf: (field: keyof Values & string) => string;
  onDecide: (decision: FieldDecision) => void;
}

/** What has to be said above an entry's form: a conflict, a draft that is back, others' changes that were merged, what other tabs have left. */
export function EntryNotes<Values extends object>({ session, fields, labelOf, onDecide }: EntryNotesProps<Values>) {
  const { t } = useTranslation("basicData");
  const { base, mine, conflict, restoredAt, mergedAt } = useSessionState(session);
  const inWords = (values: Values, field: string) => {
    const value = fieldOf(values, field);
    return typeof value === "boolean" ? t(value ? "active" : "inactive") : String(value ?? "");
  };
  const differences = (of: readonly (keyof Values & string)[], stored: Values, own: Values) =>
    of.map((field) => ({ field, label: labelOf(field), stored: inWords(stored, field), mine: inWords(own, field) }));

  if (conflict) {
    const { value } = conflict.theirs;
    return <FieldConflict fields={differences(clashingFields(base.value, mine, value, fields), value, mine)} onDecide={onDecide} asked />;
  }
  return (
    <>
      {restoredAt !== undefined && <RestoredNote at={restoredAt} onDiscard={() => session.giveUp()} />}
      <MergedNote at={mergedAt} />
      <OtherDrafts session={session}>
        {(other) => <FieldDifferences fields={differences(differingFields(mine, other, fields), mine, other)} />}
      </OtherDrafts>
    </>
  );
}
