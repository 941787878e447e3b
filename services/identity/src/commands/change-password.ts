import { passwordChanged } from "@muhtawa/contracts";
import { badInput, fact, parseInput, type RequestContext, requireActor } from "@muhtawa/service-kit";
import { z } from "zod";
import { authorisedTarget } from "../access/authorise.ts";
import { hashPassword, passwordMatches } from "../access/password-hash.ts";
import { refreshCookie } from "../access/refresh-cookie.ts";
import { CONFIRMED, isConfirmed, LONGEST_PASSWORD, passwordTwice } from "../domain/password.ts";
import { userId } from "../domain/user-id.ts";
import type { MutationChangePasswordArgs } from "../graphql/generated/schema.ts";
import type { Identity } from "../identity.ts";
import { messages } from "../messages.ts";

const change = userId.extend({ oldPassword: z.string().min(1).max(LONGEST_PASSWORD), ...passwordTwice }).refine(isConfirmed, CONFIRMED);

const wrongPassword = () => badInput({ field: "oldPassword", message: messages.wrongPassword });

/** Changes the caller's own password. Every session but the calling one ends, and that gets a new cookie: a copy of the last one is worth nothing. */
export async function changePassword(
  identity: Pick<Identity, "users" | "sessions" | "signInLimits" | "ownerNotices" | "secureCookies">,
  context: RequestContext,
  args: MutationChangePasswordArgs,
) {
  const input = parseInput(change, args);
  const { users, sessions, signInLimits } = identity;
  const user = await authorisedTarget(users, context, "changePassword", input.id);
  const { sessionId } = requireActor(context);
  // A stolen token must not be a way to guess the password; failures here are counted apart from those at the sign-in.
  const known = await signInLimits.attempt(`password of ${user._id}`, context.ip, async () =>
    (await passwordMatches(user.passwordHash, input.oldPassword)) ? user : undefined,
  );
  if (!known) throw wrongPassword();
  const passwordHash = await hashPassword(input.newPassword);
  const revokedAt = new Date();
  await users.update(user._id, (current) => {
    if (current.passwordHash !== known.passwordHash) throw wrongPassword();
    const state = { ...current, passwordHash, epoch: current.epoch + 1, revokedAt, keptSession: sessionId };
    return { state, facts: [fact(passwordChanged, {})] };
  });
  await sessions.endAllOf(user._id, sessionId);
  const cookie = await sessions.replaceCookie(sessionId);
  if (cookie) context.setHeader("set-cookie", refreshCookie(cookie, identity.secureCookies));
  identity.ownerNotices.tell(user, "passwordChanged");
  return { success: true };
}
