import { Building2, Files, LayoutDashboard, type LucideIcon, ShieldUser, Users } from "lucide-react";
import { matchRoutes } from "react-router";
import { pagesIn } from "../feature-list.ts";

interface NavItem {
  to: string;
  /** A key of the common messages. */
  label: "nav.dashboard" | "nav.companies" | "nav.contents" | "nav.users" | "nav.admins";
  icon: LucideIcon;
  staff?: boolean;
}

const ITEMS: NavItem[] = [
  { to: "/dashboard", label: "nav.dashboard", icon: LayoutDashboard },
  { to: "/companies", label: "nav.companies", icon: Building2 },
  { to: "/contents", label: "nav.contents", icon: Files },
  { to: "/users", label: "nav.users", icon: Users, staff: true },
  { to: "/admins", label: "nav.admins", icon: ShieldUser, staff: true },
];

/** What a person of this role finds in the menu: the pages there are. */
export function navItemsFor(role: string | undefined): NavItem[] {
  const pages = pagesIn("dashboard");
  return ITEMS.filter((item) => matchRoutes(pages, item.to) && (!item.staff || (role !== undefined && role !== "CLIENT")));
}
