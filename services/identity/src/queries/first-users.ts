import { addressKey, type FirstUser, type FirstUsers } from "@muhtawa/service-kit/first-start";
import { emailKeyOf } from "../domain/user.ts";
import type { UserStore } from "../store/user-store.ts";

/** Who of the file's users has an account, and which. */
export async function firstUsers(users: UserStore, described: readonly Pick<FirstUser, "email">[]): Promise<FirstUsers> {
  const accounts = await users.matching({ emailKey: { $in: described.map(({ email }) => emailKeyOf(email)) } });
  return Object.fromEntries(accounts.map(({ _id, email }) => [addressKey(email), _id]));
}
