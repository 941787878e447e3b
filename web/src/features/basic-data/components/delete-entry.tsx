import { useTranslation } from "react-i18next";
import { reportFailure } from "../../../lib/http/report-failure.ts";
import { notify } from "../../../lib/notify.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

interface DeleteEntryProps {
  kind: "partner" | "branch";
  name: string;
  open: boolean;
  onClose: () => void;
  remove: () => Promise<unknown>;
}

/** Asks before a partner or a branch goes from the home page. */
export function DeleteEntry({ kind, name, open, onClose, remove }: DeleteEntryProps) {
  const { t } = useTranslation("basicData");
  const confirm = async () => {
    try {
      await remove();
    } catch (error) {
      return reportFailure(error, t(`${kind}.notDeleted`));
    }
    notify.success(t(`${kind}.deleted`));
    onClose();
    return undefined;
  };
  return (
    <ConfirmDialog
      danger
      open={open}
      title={t(`${kind}.deleteTitle`, { name })}
      text={t("goesFromHome")}
      confirmLabel={t(`${kind}.delete`)}
      cancelLabel={t(`${kind}.keep`)}
      busyLabel={t("delete.busy")}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
