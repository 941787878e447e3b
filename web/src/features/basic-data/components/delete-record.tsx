import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { type BasicDataRecordFragment, DeleteBasicDataDocument } from "../../../generated/graphql.ts";
import { reportFailure } from "../../../lib/http/report-failure.ts";
import { notify } from "../../../lib/notify.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

interface DeleteRecordProps {
  record: BasicDataRecordFragment | undefined;
  open: boolean;
  onClose: () => void;
  onDeleted: () => Promise<void> | void;
}

/** Asks before a record goes; what uses it keeps its value. */
export function DeleteRecord({ record, open, onClose, onDeleted }: DeleteRecordProps) {
  const { t } = useTranslation("basicData");
  const [remove] = useMutation(DeleteBasicDataDocument);
  const confirm = async () => {
    if (!record) return undefined;
    try {
      await remove({ variables: { id: record.id } });
    } catch (error) {
      return reportFailure(error, t("notDeleted"));
    }
    notify.success(t("deleted"));
    onClose();
    await onDeleted();
    return undefined;
  };
  return (
    <ConfirmDialog
      danger
      open={open}
      title={t("delete.title", { name: record?.displayName ?? "" })}
      text={t("delete.text")}
      confirmLabel={t("delete.confirm")}
      cancelLabel={t("delete.keep")}
      busyLabel={t("delete.busy")}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
