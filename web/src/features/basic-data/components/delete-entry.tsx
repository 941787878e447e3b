import { useTranslation } from "react-i18next";
import { DeleteDialog } from "../../../ui/delete-dialog.tsx";

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
  return (
    <DeleteDialog
      open={open}
      words={{
        title: t(`${kind}.deleteTitle`, { name }),
        text: t("goesFromHome"),
        confirm: t(`${kind}.delete`),
        keep: t(`${kind}.keep`),
        busy: t("delete.busy"),
        done: t(`${kind}.deleted`),
        failed: t(`${kind}.notDeleted`),
      }}
      remove={remove}
      onClose={onClose}
    />
  );
}
