import type { Role } from "@muhtawa/contracts";
import { type Actor, forbidden, notFound, type RequestContext, requireActor, unauthenticated } from "@muhtawa/service-kit";
import type { User } from "../domain/user.ts";
import type { UserStore } from "../store/user-store.ts";
import { ABOUT_A_USER, type Call, type CallAboutAUser, CALLS, type Permission, type Target } from "./permissions.ts";

const REFUSALS = { UNAUTHENTICATED: unauthenticated, FORBIDDEN: forbidden, NOT_FOUND: notFound } as const;
const OTHERS: readonly Role[] = ["CLIENT", "ADMIN", "SUPER_ADMIN"];

/** Throws what the table says unless the caller may do this. */
export function authorise(context: RequestContext, call: Call): void {
  demand(CALLS[call][context.actor?.role ?? "VISITOR"]);
}

/** The user whom the operation is about, if the caller may do it to them; throws what the table says. */
export async function authorisedTarget(users: UserStore, context: RequestContext, call: CallAboutAUser, id: string): Promise<User> {
  const actor = requireActor(context);
  const cells: Readonly<Record<Target, Permission>> = ABOUT_A_USER[call][actor.role];
  if (id === actor.id) demand(cells.SELF);
  // Clients may ask for their own account only: for other ids the answer is the same whether the account exists or not.
  else if (OTHERS.every((role) => cells[role] === "FORBIDDEN")) throw forbidden();
  const user = await users.find(id);
  if (!user) throw id === actor.id ? unauthenticated() : notFound();
  demand(cells[targetOf(actor, user)]);
  return user;
}

const targetOf = (actor: Actor, user: User): Target => (user._id === actor.id ? "SELF" : user.role);

function demand(permission: Permission): void {
  if (permission !== "ALLOWED") throw REFUSALS[permission]();
}
