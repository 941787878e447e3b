import { isAdmin } from "./access-token.ts";
import { forbidden, notFound, unauthenticated } from "./errors.ts";
import type { Actor, RequestContext } from "./request-context.ts";
import { reaches } from "./token-access.ts";

/** Who calls; throws UNAUTHENTICATED when nobody is signed in. */
export function requireActor(context: RequestContext): Actor {
  if (!context.actor) throw unauthenticated();
  return context.actor;
}

/** Who calls; throws FORBIDDEN unless an admin. */
export function requireAdmin(context: RequestContext): Actor {
  const actor = requireActor(context);
  if (!isAdmin(actor)) throw forbidden();
  return actor;
}

interface Owned {
  readonly ownerId: string;
  readonly companyId?: string | undefined;
}

/**
 * Whether the actor may read what this owner has: the owner, and admins. With a personal token that is for some companies, only what belongs
 * to one of them.
 */
export const mayRead = (actor: Actor, { ownerId, companyId }: Owned) =>
  (actor.id === ownerId || isAdmin(actor)) && reaches(actor, companyId);

/** The thing, if the actor may read it; another's is NOT_FOUND, as if it weren't there. A company is named, other things name theirs. */
export function readable<Thing extends Owned>(actor: Actor, thing: Thing | undefined, companyId = thing?.companyId): Thing {
  if (!thing || !mayRead(actor, { ownerId: thing.ownerId, companyId })) throw notFound();
  return thing;
}

/** The thing, if it is the actor's own; anybody else's is NOT_FOUND, for admins FORBIDDEN since they can see it. Companies as for `readable`. */
export function owned<Thing extends Owned>(actor: Actor, thing: Thing | undefined, companyId = thing?.companyId): Thing {
  const seen = readable(actor, thing, companyId);
  if (seen.ownerId !== actor.id) throw forbidden();
  return seen;
}
