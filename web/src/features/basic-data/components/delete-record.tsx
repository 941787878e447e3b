import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { type BasicDataRecordFragment, DeleteBasicDataDocument } from "../../../generated/graphql.ts";
import { DeleteDialog } from "../../../ui/delete-dialog.tsx";

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
  return (
    <DeleteDialog
      open={open}
      words={{
        title: t("delete.title", { name: record?.displayName ?? "" }),
        text: t("delete.text"),
        confirm: t("delete.confirm"),
        keep: t("delete.keep"),
        busy: t("delete.busy"),
        done: t("deleted"),
        failed: t("notDeleted"),
      }}
      remove={() => remove({ variables: { id: record?.id ?? "" } })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
