import { useTranslation } from "react-i18next";
import { DeleteDialog } from "../../../ui/delete-dialog.tsx";

interface DeleteEntryProps {
  kind: "partner" | "branch";
  /** As it is stored now. */
  entry: { id: string; name: string };
  onClose: () => void;
  remove: () => Promise<unknown>;
  lookAgain: () => Promise<unknown>;
}

/** Asks before a partner or a branch goes from the home page. */
export function DeleteEntry({ kind, entry, onClose, remove, lookAgain }: DeleteEntryProps) {
  const { t } = useTranslation("basicData");
  return (
    <DeleteDialog
      open
      id={entry.id}
      words={{
        title: t(`${kind}.deleteTitle`, { name: entry.name }),
        text: t("goesFromHome"),
        confirm: t(`${kind}.delete`),
        keep: t(`${kind}.keep`),
        busy: t("delete.busy"),
        done: t(`${kind}.deleted`),
        failed: t(`${kind}.notDeleted`),
      }}
      remove={remove}
      lookAgain={lookAgain}
      onClose={onClose}
    />
  );
}
