import { chakra } from "@chakra-ui/react";
import type { EditSession } from "../../../lib/editing/edit-session.ts";
import { differingFields } from "../../../lib/editing/fields.ts";
import { FieldDifferences } from "../../../entities/draft/field-differences.tsx";
import { MergedNote } from "../../../entities/draft/merged-note.tsx";
import { OtherDrafts } from "../../../entities/draft/other-drafts.tsx";
import { RestoredNote } from "../../../entities/draft/restored-note.tsx";
import { COMPANY_FIELDS, type CompanyValues } from "../company-form.ts";
import { useCompanyWords } from "./company-conflict.tsx";

interface CompanyNotesProps {
  session: EditSession<CompanyValues>;
  onDiscard: () => void;
}

/** What has to be said above a company's form: that a draft is back, that others' changes were merged, what other tabs have left. */
export function CompanyNotes({ session, onDiscard }: CompanyNotesProps) {
  const words = useCompanyWords();
  const { mine, restoredAt, mergedAt } = session.state;
  return (
    <chakra.div display="flex" flexDirection="column" gap="3" _empty={{ display: "none" }}>
      {restoredAt !== undefined && <RestoredNote at={restoredAt} onDiscard={onDiscard} />}
      <MergedNote at={mergedAt} />
      <OtherDrafts session={session}>
        {(other) => <FieldDifferences fields={words(differingFields(mine, other, COMPANY_FIELDS), mine, other)} />}
      </OtherDrafts>
    </chakra.div>
  );
}
