import { chakra } from "@chakra-ui/react";
import { EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { AdminRowFragment } from "../../../generated/graphql.ts";
import { useAuth } from "../../../lib/auth/auth.ts";
import { formatDate } from "../../../lib/format.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { IconButton } from "../../../ui/button.tsx";
import type { Column } from "../../../ui/data-table.tsx";
import { Menu, type MenuEntry } from "../../../ui/menu.tsx";
import { mayDelete, mayEdit } from "../may-change.ts";

const nameOf = ({ firstName, lastName }: AdminRowFragment) => [firstName, lastName].filter(Boolean).join(" ");

/** What the list shows of each admin, with the actions that the reader may take. */
export function useAdminColumns(onDelete: (admin: AdminRowFragment) => void): Column<AdminRowFragment>[] {
  const { t } = useTranslation(["admins", "auth"]);
  const { user } = useAuth();
  const navigate = useNavigate();

  const entriesOf = (admin: AdminRowFragment): MenuEntry[] => [
    ...(mayEdit(user, admin)
      ? [{ id: "edit", label: t("common:edit"), icon: Pencil, onSelect: () => void navigate(`/admins/action?id=${admin.id}`) }]
      : []),
    ...(mayDelete(user, admin)
      ? [{ id: "delete", label: t("common:delete"), icon: Trash2, danger: true, onSelect: () => onDelete(admin) }]
      : []),
  ];

  return [
    {
      id: "username",
      header: t("auth:username"),
      cell: (admin) => (
        <chakra.span display="flex" flexWrap="wrap" alignItems="center" gap="2" minW="0">
          <Avatar name={nameOf(admin) || admin.username} image={admin.image} />
          <chakra.bdi fontWeight="medium" overflowWrap="anywhere">
            {admin.username}
          </chakra.bdi>
          {admin.role === "SUPER_ADMIN" && <Badge>{t("superAdmin")}</Badge>}
        </chakra.span>
      ),
    },
    { id: "name", header: t("auth:name"), hideOnPhone: true, cell: (admin) => <bdi>{nameOf(admin)}</bdi> },
    {
      id: "email",
      header: t("auth:email"),
      hideOnPhone: true,
      cell: ({ email }) => (
        <chakra.bdi dir="ltr" overflowWrap="anywhere">
          {email}
        </chakra.bdi>
      ),
    },
    {
      id: "mobile",
      header: t("mobileNumber"),
      hideOnPhone: true,
      cell: ({ mobileNumber }) => mobileNumber && <bdi dir="ltr">{`+${mobileNumber.replace(/^(\+|00)/, "")}`}</bdi>,
    },
    {
      id: "joined",
      header: t("joined"),
      hideOnPhone: true,
      cell: (admin) => <chakra.span color="fg.subtle">{formatDate(admin.dateJoined)}</chakra.span>,
    },
    {
      id: "menu",
      header: t("common:more"),
      hideHeader: true,
      align: "end",
      cell: (admin) => {
        const entries = entriesOf(admin);
        return (
          entries.length > 0 && (
            <Menu
              trigger={<IconButton icon={EllipsisVertical} label={t("common:rowMenu", { name: admin.username })} />}
              entries={entries}
            />
          )
        );
      },
    },
  ];
}
