import { userRegistered } from "@muhtawa/contracts";
import { badInput, fact, newId, parseInput, type RequestContext } from "@muhtawa/service-kit";
import { authorise } from "../access/authorise.ts";
import { hashPassword } from "../access/password-hash.ts";
import { newAdmin } from "../domain/new-admin.ts";
import { isProblem, readPhone } from "../domain/phone.ts";
import { fullProfile, type Profile } from "../domain/profile.ts";
import { emailKeyOf, usernameKeyOf, userSearchKeys } from "../domain/user.ts";
import type { MutationCreateAdminArgs } from "../graphql/generated/schema.ts";
import type { Identity } from "../identity.ts";
import { demandFreeNames } from "./demand-free-names.ts";
import { imageProblem } from "./image-problem.ts";

/** Makes a colleague's account; they sign in with the password that was chosen for them. */
export async function createAdmin(
  identity: Pick<Identity, "users" | "mediaOwners">,
  context: RequestContext,
  args: MutationCreateAdminArgs,
): Promise<{ user: Profile }> {
  authorise(context, "createAdmin");
  const { username, email, password, firstName, lastName, image, phoneCode, phoneNumber } = parseInput(newAdmin, args);
  const problem = await imageProblem(identity, context, image);
  if (problem) throw badInput(problem);
  await demandFreeNames(identity.users, { username, email });
  const phone = readPhone(phoneCode, phoneNumber);
  if (isProblem(phone)) throw new Error("the phone number was checked with the other input");
  const state = {
    username,
    usernameKey: usernameKeyOf(username),
    email,
    emailKey: emailKeyOf(email),
    searchKeys: userSearchKeys({ username, email, firstName, lastName }),
    passwordHash: await hashPassword(password),
    role: "ADMIN",
    epoch: 0,
    firstName,
    lastName,
    image,
    ...phone,
  } as const;
  return { user: fullProfile(await identity.users.create(newId(), { state, facts: [fact(userRegistered, { role: "ADMIN" })] })) };
}
