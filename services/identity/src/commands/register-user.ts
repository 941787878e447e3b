import { userRegistered } from "@muhtawa/contracts";
import { badInput, fact, newId, parseInput, type RequestContext } from "@muhtawa/service-kit";
import { hashPassword } from "../access/password-hash.ts";
import { isProblem, readPhone } from "../domain/phone.ts";
import { type Registration, registration } from "../domain/registration.ts";
import { emailKeyOf, type UserState, usernameKeyOf, userSearchKeys } from "../domain/user.ts";
import type { MutationRegisterUserArgs } from "../graphql/generated/schema.ts";
import type { Identity } from "../identity.ts";
import { messages } from "../messages.ts";
import { beginSession, type SignedIn } from "./begin-session.ts";
import { mailConfirmation } from "./confirm-email.ts";
import { demandFreeNames } from "./demand-free-names.ts";

/** Makes a client's account and signs them in. */
export async function registerUser(
  identity: Pick<
    Identity,
    | "users"
    | "sessions"
    | "signingKeys"
    | "knownDevices"
    | "registrationLimit"
    | "policy"
    | "invitations"
    | "emailConfirmations"
    | "postOffice"
    | "secureCookies"
  >,
  context: RequestContext,
  args: MutationRegisterUserArgs,
): Promise<SignedIn> {
  const input = parseInput(registration, args);
  await identity.registrationLimit.take(context.ip);
  const { policy } = identity;
  const isInvited = !!input.invitation && identity.invitations.admits(input.invitation, emailKeyOf(input.email));
  if (policy.invitedOnly && !isInvited) throw badInput({ field: "email", message: messages.invitedOnly });
  await demandFreeNames(identity.users, input);
  // The invitation was sent to this address by mail, which confirms it.
  const state = { ...(await newClient(input)), ...(isInvited ? { emailConfirmed: true } : {}) };
  const user = await identity.users.create(newId(), { state, facts: [fact(userRegistered, { role: state.role })] });
  if (policy.confirmsEmail && !isInvited) await mailConfirmation(identity, context, user);
  return beginSession(identity, context, user);
}

async function newClient(input: Registration): Promise<UserState> {
  const { username, email, password, countryId, cityId, street, postalCode, firstName, lastName, organization, website, about } = input;
  const phone = readPhone(input.phoneCode, input.phoneNumber);
  if (isProblem(phone)) throw new Error("the phone number was checked with the other input");
  return {
    username,
    usernameKey: usernameKeyOf(username),
    email,
    emailKey: emailKeyOf(email),
    searchKeys: userSearchKeys(input),
    passwordHash: await hashPassword(password),
    role: "CLIENT",
    epoch: 0,
    firstName,
    lastName,
    ...phone,
    organization,
    website,
    about,
    address: { countryId, cityId, street, postalCode },
  };
}
