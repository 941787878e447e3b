import { useMutation } from "@apollo/client/react";
import { DeleteAccountDocument } from "../../generated/graphql.ts";
import { reportFailure } from "../../lib/http/report-failure.ts";
import { notify } from "../../lib/notify.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

interface DeleteAccountProps {
  open: boolean;
  /** Whose account. */
  id: string;
  words: { title: string; text: string; confirm: string; keep: string; busy: string; done: string; failed: string };
  onClose: () => void;
  /** The account is gone. */
  onDeleted: () => Promise<unknown> | void;
}

/** Asks before an account is deleted. After a failure the question stands, to be answered again. */
export function DeleteAccount({ open, id, words, onClose, onDeleted }: DeleteAccountProps) {
  const [deleteAccount] = useMutation(DeleteAccountDocument);
  const confirm = async () => {
    try {
      await deleteAccount({ variables: { id } });
    } catch (error) {
      return reportFailure(error, words.failed);
    }
    notify.success(words.done);
    onClose();
    await onDeleted();
    return undefined;
  };
  return (
    <ConfirmDialog
      danger
      open={open}
      title={words.title}
      text={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      busyLabel={words.busy}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
