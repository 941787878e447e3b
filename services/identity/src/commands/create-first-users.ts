import { randomBytes } from "node:crypto";
import { userRegistered } from "@muhtawa/contracts";
import { DomainError, fact, newId } from "@muhtawa/service-kit";
import type { FirstUser } from "@muhtawa/service-kit/first-start";
import { hashPassword } from "../access/password-hash.ts";
import { emailKeyOf, usernameKeyOf, type UserState, userSearchKeys } from "../domain/user.ts";
import type { Identity } from "../identity.ts";
import { firstAccountMail } from "../mail/first-account-mail.ts";
import { freeUsername } from "./free-username.ts";

type Parts = Pick<Identity, "users" | "postOffice" | "publicUrl" | "logger">;

/**
 * Makes the accounts that the file of the first start names. One that is there stays as it is, so that a start that was cut off goes on with the
 * next one, and instances that start together make each of them once.
 */
export async function createFirstUsers(identity: Parts, described: readonly FirstUser[]): Promise<void> {
  let made = 0;
  for (const user of described) made += Number(await createUnlessThere(identity, user));
  identity.logger.info({ made, there: described.length - made }, "the accounts of the first start were made");
}

async function createUnlessThere(identity: Parts, user: FirstUser): Promise<boolean> {
  const { users, postOffice, publicUrl } = identity;
  if (await users.exists({ emailKey: emailKeyOf(user.email) })) return false;
  const state = await stateOf(user, await freeUsername(users, user.email));
  try {
    await users.create(newId(), { state, facts: [fact(userRegistered, { role: state.role })] });
  } catch (error) {
    if (error instanceof DomainError && error.code === "CONFLICT" && (await users.exists({ emailKey: state.emailKey }))) return false;
    throw error;
  }
  if (user.invite) postOffice.send(firstAccountMail({ to: user.email, publicUrl, locale: user.language }));
  return true;
}

async function stateOf(user: FirstUser, username: string): Promise<UserState> {
  const { email, role, firstName, lastName, organization } = user;
  return {
    username,
    usernameKey: usernameKeyOf(username),
    email,
    emailKey: emailKeyOf(email),
    searchKeys: userSearchKeys({ username, email, firstName, lastName }),
    // Who is invited has a password that nobody knows until a code from a mail has let them choose one.
    passwordHash: user.passwordHash ?? (await hashPassword(randomBytes(32).toString("base64url"))),
    role,
    epoch: 0,
    firstName,
    lastName,
    organization,
    // The operator answers for the address; who is invited proves it by the code.
    emailConfirmed: true,
  };
}
