import { chakra } from "@chakra-ui/react";
import { type FormEvent, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { EditSession } from "../../../lib/editing/edit-session.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormFailure } from "../../../ui/form-failure.tsx";
import { useDiscardQuestion } from "../../../ui/use-discard-question.tsx";

interface EntryDialogProps {
  onClose: () => void;
  title: string;
  busy: boolean;
  /** A picture is still on its way. */
  waiting?: boolean;
  /** Why it wasn't taken, where that is about no single field. */
  failure: string | undefined;
  onSubmit: (event: FormEvent) => void;
  session: Pick<EditSession<never>, "unsaved" | "giveUp">;
  children: ReactNode;
}

/** A form for one entry of a list. */
export function EntryDialog({ onClose, title, busy, waiting, failure, onSubmit, session, children }: EntryDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  const { close, question } = useDiscardQuestion(
    () => session.unsaved,
    onClose,
    () => session.giveUp(),
  );
  return (
    <Dialog
      open
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
        {children}
        <FormFailure message={failure} />
      </chakra.form>
      {question}
    </Dialog>
  );
}
