import { userSearchKeys } from "../domain/user.ts";
import type { UserStore } from "../store/user-store.ts";

/** Gives accounts that were made before search keys were kept theirs. */
export async function keepSearchKeys(users: UserStore): Promise<void> {
  const without = await users.matching({ searchKeys: { $exists: false } }, { fields: [] });
  for (const { _id } of without) await users.update(_id, (user) => ({ state: { ...user, searchKeys: userSearchKeys(user) } }));
}
