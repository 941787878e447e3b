import { useMutation } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ContactDetailFragment, ContactDetailsDocument, UpdateContactDocument } from "../../../generated/graphql.ts";
import { problemOf } from "../../../lib/http/problem-of.ts";
import { reportFailure } from "../../../lib/http/report-failure.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Note } from "../../../ui/note.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { UnsavedChanges } from "../../../ui/unsaved-changes.tsx";

const MAX_LENGTH = 10_000;

const same = (one: string, other: string) => one.trim() === other.trim();

/** What is worth remembering of somebody; leaving without saving asks first. */
export function ContactNotes({ contact }: { contact: ContactDetailFragment }) {
  const { t } = useTranslation("crm");
  const stored = contact.notes ?? "";
  /** The notes that are changed here, as they were when that began. */
  const [base, setBase] = useState(stored);
  const [notes, setNotes] = useState(stored);
  const [update, { loading, client }] = useMutation(UpdateContactDocument);
  const [failure, setFailure] = useState<string>();
  const changed = !same(notes, base);
  if (stored !== base && (!changed || same(notes, stored))) {
    setBase(stored);
    setNotes(stored);
  }
  const clashes = !same(stored, base) && !same(notes, stored);
  const goOn = (text: string) => {
    setFailure(undefined);
    setBase(stored);
    setNotes(text);
  };
  const save = async () => {
    setFailure(undefined);
    try {
      await update({ variables: { id: contact.id, notes: notes.trim() || null, expectedNotes: base || null } });
      notify.success(t("notesSaved"));
    } catch (error) {
      const problem = problemOf(error);
      const told = reportFailure(error, t("notesNotSaved"));
      setFailure(problem?.fields["notes"]?.join(" ") ?? told);
      if (problem?.code === "CONFLICT") await client.refetchQueries({ include: [ContactDetailsDocument] });
    }
  };
  return (
    <Card>
      <chakra.form
        display="flex"
        flexDirection="column"
        gap="3"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextArea
          label={t("notes")}
          hint={t("notesHint")}
          rows={4}
          maxLength={MAX_LENGTH}
          value={notes}
          error={failure}
          onChange={(event) => setNotes(event.target.value)}
        />
        {clashes && (
          <Note
            tone="warning"
            alert
            action={
              <>
                <Button size="sm" onClick={() => goOn(stored)}>
                  {t("takeTheirNotes")}
                </Button>
                <Button size="sm" onClick={() => goOn([stored, notes].filter(Boolean).join("\n\n"))}>
                  {t("takeBothNotes")}
                </Button>
              </>
            }
          >
            {t("otherNotes")}
            <chakra.blockquote dir="auto" mt="1" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {stored || t("noNotes")}
            </chakra.blockquote>
          </Note>
        )}
        <chakra.div display="flex" justifyContent="flex-end">
          <Button type="submit" variant="solid" disabled={!changed || clashes} busy={loading} busyLabel={t("common:saving")}>
            {t("saveNotes")}
          </Button>
        </chakra.div>
      </chakra.form>
      <UnsavedChanges when={changed} />
    </Card>
  );
}
