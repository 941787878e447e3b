import { useMutation } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ContactDetailFragment, UpdateContactDocument } from "../../../generated/graphql.ts";
import { reportFailure } from "../../../lib/http/report-failure.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { UnsavedChanges } from "../../../ui/unsaved-changes.tsx";

const MAX_LENGTH = 10_000;

/** What is worth remembering of somebody; leaving without saving asks first. */
export function ContactNotes({ contact }: { contact: ContactDetailFragment }) {
  const { t } = useTranslation("crm");
  const stored = contact.notes ?? "";
  const [notes, setNotes] = useState(stored);
  const [update, { loading }] = useMutation(UpdateContactDocument);
  const [failure, setFailure] = useState<string>();
  const changed = notes.trim() !== stored.trim();
  const save = async () => {
    setFailure(undefined);
    try {
      await update({ variables: { id: contact.id, notes: notes.trim() || null } });
      notify.success(t("notesSaved"));
    } catch (error) {
      setFailure(reportFailure(error, t("notesNotSaved")));
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
        <chakra.div display="flex" justifyContent="flex-end">
          <Button type="submit" variant="solid" disabled={!changed} busy={loading} busyLabel={t("common:saving")}>
            {t("saveNotes")}
          </Button>
        </chakra.div>
      </chakra.form>
      <UnsavedChanges when={changed} />
    </Card>
  );
}
