import { userRegistered } from "@muhtawa/contracts";
import { DomainError, fact, type FieldProblem, newId, parseInput, type RequestContext } from "@muhtawa/service-kit";
import { hashPassword } from "../access/password-hash.ts";
import { isProblem, readPhone } from "../domain/phone.ts";
import { type Registration, registration } from "../domain/registration.ts";
import { emailKeyOf, type UserState, usernameKeyOf } from "../domain/user.ts";
import type { MutationRegisterUserArgs } from "../graphql/generated/schema.ts";
import type { Identity } from "../identity.ts";
import { messages } from "../messages.ts";
import { beginSession, type SignedIn } from "./begin-session.ts";

/** Makes a client's account and signs them in. */
export async function registerUser(identity: Identity, context: RequestContext, args: MutationRegisterUserArgs): Promise<SignedIn> {
  const input = parseInput(registration, args);
  await identity.registrationLimit.take(context.ip);
  await demandFreeNames(identity, input);
  const state = await newClient(input);
  const user = await identity.users.create(newId(), { state, facts: [fact(userRegistered, { role: state.role })] });
  return beginSession(identity, context, user);
}

/** Names both fields when both are taken; of racing registrations the unique indexes let one win. */
async function demandFreeNames({ users }: Identity, { email, username }: Registration): Promise<void> {
  const [emailKey, usernameKey] = [emailKeyOf(email), usernameKeyOf(username)];
  const others = await users.model.find({ $or: [{ emailKey }, { usernameKey }] }, { emailKey: 1, usernameKey: 1 }).lean();
  const problems: FieldProblem[] = [];
  if (others.some((other) => other.emailKey === emailKey)) problems.push({ field: "email", message: messages.emailTaken });
  if (others.some((other) => other.usernameKey === usernameKey)) problems.push({ field: "username", message: messages.usernameTaken });
  if (problems.length > 0) throw new DomainError("CONFLICT", messages.accountExists, { fields: problems });
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
