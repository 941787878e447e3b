import type { Role } from "@muhtawa/contracts";

const CLIENTS = ["companies", "projects", "contents", "generations"] as const;
const ADMINS = [...CLIENTS, "users", "admins", "basic-data", "crm"] as const;

/**
 * What an access token names as its holder's scope: the parts of the application that their role has. The client's scope check reads it to
 * offer what there is; the services ask for role and ownership and for no scope.
 */
export const SCOPES: Readonly<Record<Role, readonly string[]>> = {
  CLIENT: CLIENTS,
  ADMIN: ADMINS,
  SUPER_ADMIN: [...ADMINS, "super-admins"],
};
