import { chakra } from "@chakra-ui/react";
import { BookOpen, Download, LogOut, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { askToSignOut } from "../../lib/auth/ask-to-sign-out.ts";
import { useAuth } from "../../lib/auth/auth.ts";
import { install, useCanInstall } from "../../lib/offline/install.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Menu } from "../../ui/menu.tsx";
import { openGuide } from "./open-guide.ts";

export function AccountMenu() {
  const { t, i18n } = useTranslation();
  const { user } = useAuth();
  const navigate = useNavigate();
  const canInstall = useCanInstall();
  if (!user) return null;
  return (
    <Menu
      fixed
      trigger={
        <chakra.button
          type="button"
          aria-label={t("account")}
          data-tour="account"
          display="inline-flex"
          borderRadius="full"
          p="0.5"
          css={{ "@media (pointer: coarse)": { p: "6px" } }}
        >
          <Avatar name={user.username} image={user.image} />
        </chakra.button>
      }
      heading={
        <chakra.div px="2" py="1.5" mb="1" borderBlockEnd="1px solid" borderColor="border.muted" maxW="260px">
          <chakra.bdi display="block" textStyle="label" overflow="hidden" textOverflow="ellipsis">
            {user.username}
          </chakra.bdi>
          {user.role && (
            <chakra.span textStyle="caption" color="fg.subtle">
              {t(`roles.${user.role}`)}
            </chakra.span>
          )}
        </chakra.div>
      }
      entries={[
        { id: "profile", label: t("profile"), icon: UserRound, onSelect: () => void navigate("/profile") },
        { id: "guide", label: t("guide"), icon: BookOpen, onSelect: () => openGuide(i18n.language) },
        ...(canInstall ? [{ id: "install", label: t("offline:install"), icon: Download, onSelect: install }] : []),
        { id: "sign-out", label: t("signOut"), icon: LogOut, flip: true, onSelect: askToSignOut },
      ]}
    />
  );
}
