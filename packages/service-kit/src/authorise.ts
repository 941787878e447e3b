import { isAdmin } from "./access-token.ts";
import { forbidden, notFound, unauthenticated } from "./errors.ts";
import type { Actor, RequestContext } from "./request-context.ts";

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

/** Whether the actor may read what this owner has: the owner, and admins. */
export const mayRead = (actor: Actor, ownerId: string) => actor.id === ownerId || isAdmin(actor);

/** The thing, if the actor may read it; another's is NOT_FOUND, as if it weren't there. */
export function readable<Thing extends { ownerId: string }>(actor: Actor, thing: Thing | undefined): Thing {
  if (!thing || !mayRead(actor, thing.ownerId)) throw notFound();
  return thing;
}

/** The thing, if it is the actor's own; anybody else's is NOT_FOUND, for admins FORBIDDEN since they can see it. */
export function owned<Thing extends { ownerId: string }>(actor: Actor, thing: Thing | undefined): Thing {
  const seen = readable(actor, thing);
  if (seen.ownerId !== actor.id) throw forbidden();
  return seen;
}
