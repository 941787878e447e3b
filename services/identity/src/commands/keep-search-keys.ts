import { keepKeys } from "@muhtawa/service-kit";
import { KEYS } from "@muhtawa/text-analysis/search";
import type { Connection } from "mongoose";
import { type User, userSearchKeys } from "../domain/user.ts";
import type { UserStore } from "../store/user-store.ts";

/** Gives accounts that were made under older search keys, or none, theirs. */
export const keepSearchKeys = (connection: Connection, { collectionName }: UserStore): Promise<void> =>
  keepKeys<User>(connection, {
    collectionName,
    revision: KEYS,
    fields: ["username", "email", "firstName", "lastName"],
    keysOf: (user) => (user.username === undefined ? undefined : { searchKeys: userSearchKeys(user) }),
  });
