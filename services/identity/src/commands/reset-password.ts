import { passwordChanged } from "@muhtawa/contracts";
import { badInput, DomainError, fact, parseInput, type RequestContext, requiredText } from "@muhtawa/service-kit";
import { z } from "zod";
import { hashPassword } from "../access/password-hash.ts";
import { CONFIRMED, isConfirmed, passwordTwice } from "../domain/password.ts";
import type { MutationResetPasswordArgs } from "../graphql/generated/schema.ts";
import type { Identity } from "../identity.ts";
import { messages } from "../messages.ts";

const reset = z.object({ resetToken: requiredText(200), ...passwordTwice }).refine(isConfirmed, CONFIRMED);

const badToken = () => badInput({ field: "resetToken", message: messages.resetOver });

/** Sets a new password for who proved by a code that the account is theirs. Every session of the account's ends. */
export async function resetPassword(
  identity: Pick<Identity, "users" | "sessions" | "signInLimits" | "passwordResets" | "recoveryLimits" | "ownerNotices">,
  context: RequestContext,
  args: MutationResetPasswordArgs,
) {
  const { resetToken, newPassword } = parseInput(reset, args);
  const { users, sessions, passwordResets, recoveryLimits, signInLimits } = identity;
  await recoveryLimits.takeAnswer(context.ip);
  const target = await passwordResets.targetOf(resetToken);
  if (!target) throw badToken();
  const passwordHash = await hashPassword(newPassword);
  const revokedAt = new Date();
  const user = await users
    .update(target.userId, (current) => {
      // The password has been changed since the code was asked for, by this token or by a signed-in client.
      if (current.epoch !== target.epoch) throw badToken();
      const state = { ...current, passwordHash, epoch: current.epoch + 1, revokedAt, keptSession: undefined };
      return { state, facts: [fact(passwordChanged, {})] };
    })
    .catch((error: unknown) => {
      // The account has been deleted.
      throw error instanceof DomainError && error.code === "NOT_FOUND" ? badToken() : error;
    });
  await sessions.endAllOf(user._id);
  await passwordResets.end(target);
  await signInLimits.forget(user.emailKey, context.ip);
  identity.ownerNotices.tell(user, "passwordChanged");
  return { success: true };
}
