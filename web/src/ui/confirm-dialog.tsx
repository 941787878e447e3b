import { type ReactNode, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Note } from "./note.tsx";

interface ConfirmDialogProps {
  open: boolean;
  /** Asks, with the name in it: "Delete user «sara»?" */
  title: ReactNode;
  /** What is lost. */
  text?: ReactNode;
  /** The verb: "Delete user". */
  confirmLabel: string;
  /** The safe choice, named: "Keep user". Focus starts on it. */
  cancelLabel: string;
  busyLabel?: string;
  danger?: boolean;
  /** Whether what is asked can be known by now. */
  ready?: boolean;
  /** The dialog stays open and busy until it settles; it shows what failed, when that is what it resolves to. */
  onConfirm: () => Promise<string | undefined | void> | void;
  onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, cancelLabel, busyLabel, danger, ready = true, onConfirm, onClose } = props;
  const safe = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      setFailure((await onConfirm()) ?? undefined);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      alert
      open={open}
      onClose={onClose}
      title={title}
      description={text}
      busy={busy}
      initialFocus={safe}
      footer={
        <>
          <Button ref={safe} onClick={onClose} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? "dangerSolid" : "solid"}
            busy={busy}
            disabled={!ready}
            {...(busyLabel ? { busyLabel } : {})}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {failure && <Note tone="danger">{failure}</Note>}
    </Dialog>
  );
}
