import { chakra } from "@chakra-ui/react";
import { type FormEvent, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormFailure } from "../../../ui/form-failure.tsx";

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
  children: ReactNode;
}

/** A form for one entry of a list. */
export function EntryDialog({ open, onClose, title, busy, waiting, failure, onSubmit, children }: EntryDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      busy={busy}
      size="lg"
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
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
    </Dialog>
  );
}
