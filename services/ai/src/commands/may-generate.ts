import { type Actor, DomainError } from "@muhtawa/service-kit";
import { messages } from "../messages.ts";
import type { ConfirmedPeople } from "../read-models/confirmed-people.ts";

/** Throws when this installation lets nothing be written for somebody yet. */
export type MayGenerate = (actor: Actor) => Promise<void>;

/** Clients have to confirm their address first; admins were made by a colleague. */
export const confirmedOnly =
  (people: ConfirmedPeople): MayGenerate =>
  async ({ id, role }) => {
    // Not FORBIDDEN: by the specification a client signs out upon it.
    if (role === "CLIENT" && !(await people.has(id))) throw new DomainError("CONFLICT", messages.confirmEmail);
  };
