import { useTranslation } from "react-i18next";
import { DeleteAccount } from "../../../entities/account/delete-account.tsx";

interface DeleteUserProps {
  open: boolean;
  user: { id: string; username: string } | undefined;
  onClose: () => void;
  onDeleted: () => Promise<unknown> | void;
}

export function DeleteUser({ open, user, onClose, onDeleted }: DeleteUserProps) {
  const { t } = useTranslation("users");
  return (
    <DeleteAccount
      open={open}
      id={user?.id ?? ""}
      words={{
        title: t("delete.title", { name: user?.username ?? "" }),
        text: t("delete.text"),
        confirm: t("delete.confirm"),
        keep: t("delete.keep"),
        busy: t("delete.busy"),
        done: t("deleted"),
        failed: t("notDeleted"),
      }}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
