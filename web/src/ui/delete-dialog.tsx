import { useTranslation } from "react-i18next";
import { authState } from "../lib/auth/auth.ts";
import { discardWorkOn } from "../lib/drafts/unsaved-work.ts";
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
  /** Of what is deleted: what its person has unsaved of it on this device goes with it. */
  id: string;
  words: DeleteWords;
  /** Whether the words tell by now what is deleted. */
  ready?: boolean;
  remove: () => Promise<unknown>;
  /** Something else is stored than what was to be deleted: reads it, so that the words tell of it. */
  lookAgain?: () => Promise<unknown>;
  onClose: () => void;
  /** It is gone. */
  onDeleted?: (() => Promise<unknown> | void) | undefined;
}

/** Asks before something is deleted. After a failure the question stands, to be answered again. */
export function DeleteDialog({ open, id, words, ready = true, remove, lookAgain, onClose, onDeleted }: DeleteDialogProps) {
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
    await discardWorkOn(authState().user?.id ?? "", id);
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
      ready={ready}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
