import { useTranslation } from "react-i18next";
import { isOutdated } from "../lib/http/problem-of.ts";
import { reportFailure, sayInstead } from "../lib/http/report-failure.ts";
import { notify } from "../lib/notify.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

export interface DeleteWords {
  title: string;
  text: string;
  confirm: string;
  keep: string;
  busy: string;
  done: string;
  failed: string;
}

interface DeleteDialogProps {
  open: boolean;
  words: DeleteWords;
  remove: () => Promise<unknown>;
  /** Something else is stored than what was to be deleted: reads it, so that the words tell of it. */
  lookAgain?: () => Promise<unknown>;
  onClose: () => void;
  /** It is gone. */
  onDeleted?: (() => Promise<unknown> | void) | undefined;
}

/** Asks before something is deleted. After a failure the question stands, to be answered again. */
export function DeleteDialog({ open, words, remove, lookAgain, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation();
  const confirm = async () => {
    try {
      await remove();
    } catch (error) {
      const seen =
        isOutdated(error) &&
        (await lookAgain?.().then(
          () => true,
          () => false,
        ));
      return seen ? sayInstead(error, t("changedMeanwhile")) : reportFailure(error, words.failed);
    }
    notify.success(words.done);
    onClose();
    await onDeleted?.();
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
