import { Ellipsis, FolderOpen, Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useIsOwn } from "../../../entities/account/use-is-own.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Menu } from "../../../ui/menu.tsx";

interface CompanyMenuProps {
  company: { id: string; brandName: string; owner: { id: string } };
  onDelete: () => void;
}

/** What can be done with a company of the list. */
export function CompanyMenu({ company, onDelete }: CompanyMenuProps) {
  const { t } = useTranslation("companies");
  const navigate = useNavigate();
  const own = useIsOwn(company.owner);
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label={t("common:rowMenu", { name: company.brandName })} />}
      entries={[
        { id: "open", label: t("common:open"), icon: FolderOpen, onSelect: () => void navigate(`/companies/show/${company.id}`) },
        ...(own
          ? [
              { id: "edit", label: t("common:edit"), icon: Pencil, onSelect: () => void navigate(`/companies/add?id=${company.id}`) },
              { id: "delete", label: t("common:delete"), icon: Trash2, danger: true, onSelect: onDelete },
            ]
          : []),
      ]}
    />
  );
}
