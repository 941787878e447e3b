import { userDeleted } from "@muhtawa/contracts";
import { DomainError, fact, parseInput, type RequestContext } from "@muhtawa/service-kit";
import { authorisedTarget } from "../access/authorise.ts";
import { userId } from "../domain/user-id.ts";
import type { MutationDeleteUserArgs } from "../graphql/generated/schema.ts";
import type { Identity } from "../identity.ts";
import { messages } from "../messages.ts";

/** Deletes a client or an admin. What they own in other services goes with them, by events. */
export async function deleteUser(
  identity: Pick<Identity, "users" | "sessions" | "personalTokens" | "superAdminTurn">,
  context: RequestContext,
  args: MutationDeleteUserArgs,
) {
  const { users, sessions, personalTokens, superAdminTurn } = identity;
  const { id } = parseInput(userId, args);
  const { role } = await authorisedTarget(users, context, "deleteUser", id);
  const end = () => users.delete(id, [fact(userDeleted, { role })]);
  if (role === "SUPER_ADMIN")
    // One after the other, so that two who delete each other can't both succeed.
    await superAdminTurn.run(async () => {
      const another = await users.exists({ role, _id: { $ne: id } });
      if (!another) throw new DomainError("CONFLICT", messages.lastSuperAdmin);
      await end();
    });
  else await end();
  await Promise.all([sessions.endAllOf(id), personalTokens.removeAllOf(id)]);
  return { success: true };
}
