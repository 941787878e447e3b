import { userRegistered } from "@muhtawa/contracts";
import { fact, type Logger, newId } from "@muhtawa/service-kit";
import { hashPassword } from "../access/password-hash.ts";
import { emailKeyOf, usernameKeyOf, userSearchKeys } from "../domain/user.ts";
import type { UserStore } from "../store/user-store.ts";
import { freeUsername } from "./free-username.ts";

/** Makes the super admin where there is none yet. Of instances that start together one makes it. */
export async function createFirstAdmin(users: UserStore, email: string, password: string, logger: Logger): Promise<void> {
  if (await users.exists({ role: "SUPER_ADMIN" })) return;
  const emailKey = emailKeyOf(email);
  if (await users.exists({ emailKey })) {
    logger.error("no super admin was made: a client's account has the address of ADMIN_EMAIL");
    return;
  }
  const username = await freeUsername(users, email);
  try {
    await users.create(newId(), {
      state: {
        username,
        usernameKey: usernameKeyOf(username),
        email,
        emailKey,
        searchKeys: userSearchKeys({ username, email }),
        passwordHash: await hashPassword(password),
        role: "SUPER_ADMIN",
        epoch: 0,
      },
      facts: [fact(userRegistered, { role: "SUPER_ADMIN" })],
    });
    logger.info("the first super admin was made");
  } catch (error) {
    if (!(await users.exists({ emailKey }))) throw error;
  }
}
