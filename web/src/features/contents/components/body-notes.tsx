import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { MergedNote } from "../../../entities/draft/merged-note.tsx";
import { OtherDrafts } from "../../../entities/draft/other-drafts.tsx";
import { RestoredNote } from "../../../entities/draft/restored-note.tsx";
import { Note } from "../../../ui/note.tsx";
import { type ChangedNode, documentDiff } from "../../../ui/document/document-diff.ts";
import { DocumentView } from "../../../ui/document/document-view.tsx";
import type { Body } from "../use-body.ts";
import { BodyConflict } from "./body-conflict.tsx";

/** What has to be said above a text: that the service doesn't take it, that a draft is back, that another's changes were merged, that both changed the same place. */
export function BodyNotes({ body }: { body: Body }) {
  const { t } = useTranslation("contents");
  const { session, current, conflict, refused, restoredAt, mergedAt } = body;
  if (conflict) return <BodyConflict body={body} />;
  return (
    <chakra.div display="flex" flexDirection="column" gap="4" mb="4" _empty={{ display: "none" }}>
      {refused !== undefined && (
        <Note tone="danger" alert>
          {t("notSaved")} <bdi>{refused}</bdi>
        </Note>
      )}
      {restoredAt !== undefined && <RestoredNote at={restoredAt} onDiscard={() => session.giveUp()} />}
      <MergedNote at={mergedAt} />
      <OtherDrafts session={session}>
        {(other) => <DocumentView small document={documentDiff(current as ChangedNode | null, other as ChangedNode | null)} />}
      </OtherDrafts>
    </chakra.div>
  );
}
