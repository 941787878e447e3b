import { usernameFrom } from "../domain/username.ts";
import { usernameKeyOf } from "../domain/user.ts";
import type { UserStore } from "../store/user-store.ts";

/** A username nobody has that an address suggests, for whom nobody could choose one. */
export async function freeUsername(users: UserStore, email: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const username = usernameFrom(email, attempt);
    if (!(await users.exists({ usernameKey: usernameKeyOf(username) }))) return username;
  }
}
