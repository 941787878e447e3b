import type { Role } from "../../generated/graphql.ts";
import type { SignedInUser } from "../../lib/auth/auth.ts";

interface Account {
  id: string;
  role: Role;
}

/** A super admin's account is another super admin's to change. The services decide; asking for what they refuse would end the session. */
export const mayEdit = (actor: SignedInUser | null, admin: Account) =>
  actor?.id === admin.id || admin.role !== "SUPER_ADMIN" || actor?.role === "SUPER_ADMIN";

/** Nobody deletes their own account here. */
export const mayDelete = (actor: SignedInUser | null, admin: Account) => actor?.id !== admin.id && mayEdit(actor, admin);
