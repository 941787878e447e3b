import { Building2, Contact, Database, FilePlus2, LogOut, type LucideIcon, SunMoon, UserPlus, UserRound } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { hasScope } from "../../lib/auth/scope.ts";
import { askToSignOut } from "../../lib/auth/ask-to-sign-out.ts";
import { toggleColorMode } from "../../lib/color-mode.ts";
import type { GlobalEntry } from "./global-data.ts";

/** A page of the menu, as the application hands it on. */
export interface MenuPage {
  to: string;
  label: `nav.${"dashboard" | "companies" | "contents" | "users" | "admins" | "basicData" | "crm" | "system"}`;
  icon: LucideIcon;
}

export interface Destination extends GlobalEntry {
  group: "pages" | "actions";
  title: string;
  icon: LucideIcon;
  to?: string;
  run?: () => void;
}

const ACTIONS = [
  { id: "newContent", icon: FilePlus2, to: "/companies/add-content" },
  { id: "addCompany", icon: Building2, to: "/companies/add" },
  { id: "addAdmin", icon: UserPlus, to: "/admins/action", scope: "admins" },
  { id: "addRecord", icon: Database, to: "/basic-data/show", scope: "basic-data" },
  { id: "contactTable", icon: Contact, to: "/crm?tab=table", scope: "crm" },
] as const satisfies { id: string; icon: LucideIcon; to: string; scope?: string }[];

/** The pages and actions that this person has, in words. */
export function usePlacesAndActions(pages: readonly MenuPage[]): Destination[] {
  const { t } = useTranslation(["search", "common"]);
  return useMemo(
    () => [
      ...pages.map(({ to, label, icon }) => ({ id: to, group: "pages" as const, title: t(`common:${label}`), icon, to })),
      { id: "/profile", group: "pages" as const, title: t("common:profile"), icon: UserRound, to: "/profile" },
      ...ACTIONS.filter((action) => !("scope" in action) || hasScope(action.scope)).map(({ id, icon, to }) => ({
        id,
        group: "actions" as const,
        title: t(`actions.${id}.title`),
        description: t(`actions.${id}.description`),
        icon,
        to,
      })),
      { id: "theme", group: "actions" as const, title: t("common:switchTheme"), icon: SunMoon, run: toggleColorMode },
      { id: "sign-out", group: "actions" as const, title: t("common:signOut"), icon: LogOut, run: askToSignOut },
    ],
    [pages, t],
  );
}
