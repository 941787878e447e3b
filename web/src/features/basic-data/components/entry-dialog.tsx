import { chakra } from "@chakra-ui/react";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { RestoredNote } from "../../../entities/draft/restored-note.tsx";
import type { useFormDraft } from "../../../lib/drafts/use-form-draft.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormFailure } from "../../../ui/form-failure.tsx";
import { DiscardDialog } from "../../../ui/unsaved-changes.tsx";

interface EntryDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  busy: boolean;
  /** A picture is still on its way. */
  waiting?: boolean;
  /** Why it wasn't taken, where that is about no single field. */
  failure: string | undefined;
  onSubmit: (event: FormEvent) => void;
  draft: Pick<ReturnType<typeof useFormDraft>, "changed" | "restoredAt">;
  /** Back to what is stored. */
  onDiscard: () => void;
  children: ReactNode;
}

/** A form for one entry of a list. */
export function EntryDialog({ open, onClose, title, busy, waiting, failure, onSubmit, draft, onDiscard, children }: EntryDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  const [asking, setAsking] = useState(false);
  const close = () => (draft.changed ? setAsking(true) : onClose());
  const discard = () => {
    setAsking(false);
    onDiscard();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      busy={busy}
      size="lg"
      footer={
        <>
          <Button onClick={close} disabled={busy}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={form} variant="solid" disabled={waiting ?? false} busy={busy} busyLabel={t("saving")}>
            {t("save")}
          </Button>
        </>
      }
    >
      <chakra.form id={form} noValidate aria-label={title} onSubmit={onSubmit} display="flex" flexDirection="column" gap="4">
        {draft.restoredAt !== undefined && <RestoredNote at={draft.restoredAt} onDiscard={onDiscard} />}
        {children}
        <FormFailure message={failure} />
      </chakra.form>
      <DiscardDialog open={asking} onDiscard={discard} onKeep={() => setAsking(false)} />
    </Dialog>
  );
}
