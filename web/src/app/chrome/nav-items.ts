import { Activity, Building2, Contact, Database, Files, LayoutDashboard, type LucideIcon, ShieldUser, Users } from "lucide-react";
import { matchRoutes } from "react-router";
import { hasScope } from "../../lib/auth/scope.ts";
import { pagesIn } from "../feature-list.ts";

interface NavItem {
  to: string;
  /** A key of the common messages. */
  label: `nav.${"dashboard" | "companies" | "contents" | "users" | "admins" | "basicData" | "crm" | "system"}`;
  icon: LucideIcon;
  /** For who has this name in their scope; it stands under "Administration". */
  scope?: string;
}

const ITEMS: NavItem[] = [
  { to: "/dashboard", label: "nav.dashboard", icon: LayoutDashboard },
  { to: "/companies", label: "nav.companies", icon: Building2 },
  { to: "/contents", label: "nav.contents", icon: Files },
  { to: "/users", label: "nav.users", icon: Users, scope: "users" },
  { to: "/admins", label: "nav.admins", icon: ShieldUser, scope: "admins" },
  { to: "/crm", label: "nav.crm", icon: Contact, scope: "crm" },
  { to: "/basic-data", label: "nav.basicData", icon: Database, scope: "basic-data" },
  { to: "/system", label: "nav.system", icon: Activity, scope: "super-admins" },
];

/** What who is signed in finds in the menu: the pages there are, as far as their scope goes. */
export function navItems(): NavItem[] {
  const pages = pagesIn("dashboard");
  return ITEMS.filter((item) => matchRoutes(pages, item.to) && (!item.scope || hasScope(item.scope)));
}
