import { EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../ui/button.tsx";
import { Menu } from "../../../ui/menu.tsx";

interface EntryMenuProps {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done with an entry of a list. */
export function EntryMenu({ name, onEdit, onDelete }: EntryMenuProps) {
  const { t } = useTranslation();
  return (
    <Menu
      trigger={<IconButton icon={EllipsisVertical} label={t("rowMenu", { name })} />}
      entries={[
        { id: "edit", label: t("edit"), icon: Pencil, onSelect: onEdit },
        { id: "delete", label: t("delete"), icon: Trash2, danger: true, onSelect: onDelete },
      ]}
    />
  );
}
