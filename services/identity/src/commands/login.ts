import { signedIn, signInFailed } from "@muhtawa/contracts";
import { fact, parseInput, type RequestContext, requiredText, unauthenticated } from "@muhtawa/service-kit";
import { z } from "zod";
import { passwordMatches } from "../access/password-hash.ts";
import { LONGEST_PASSWORD } from "../domain/password.ts";
import { emailKeyOf } from "../domain/user.ts";
import type { MutationLoginArgs } from "../graphql/generated/schema.ts";
import type { Identity } from "../identity.ts";
import { messages } from "../messages.ts";
import { beginSession, type SignedIn } from "./begin-session.ts";

const credentials = z.object({ email: requiredText(254), password: z.string().min(1).max(LONGEST_PASSWORD) });

/** Whose account somebody has tried to get at; a keyed hash of the address where it is nobody's. */
async function accountOf({ users, passwordResets }: Pick<Identity, "users" | "passwordResets">, emailKey: string): Promise<string> {
  const known = await users.first({ emailKey }, { fields: [] });
  return known?._id ?? passwordResets.accountOf(emailKey);
}

/** Signs in by email. A wrong password and an unknown account get the same answer in the same time. */
export async function login(
  identity: Pick<
    Identity,
    "users" | "sessions" | "signingKeys" | "signInLimits" | "knownDevices" | "passwordResets" | "trail" | "secureCookies"
  >,
  context: RequestContext,
  args: MutationLoginArgs,
): Promise<SignedIn> {
  const { email, password } = parseInput(credentials, args);
  const emailKey = emailKeyOf(email);
  const check = async () => {
    const known = await identity.users.first({ emailKey });
    return (await passwordMatches(known?.passwordHash, password)) ? known : undefined;
  };
  const device = identity.knownDevices.recognise(context.device, emailKey);
  const user = await identity.signInLimits.attempt(emailKey, context.ip, check, device);
  if (!user) {
    await identity.trail.tell(await accountOf(identity, emailKey), fact(signInFailed, {}));
    throw unauthenticated(messages.wrongSignIn);
  }
  await identity.trail.tell(user._id, fact(signedIn, {}));
  return beginSession(identity, context, user);
}
