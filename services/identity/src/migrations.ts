import { givenFields, type Migration, unturnedNames } from "@muhtawa/service-kit";
import { KEYS } from "@muhtawa/text-analysis/search";
import type { Connection } from "mongoose";
import { type User, userSearchKeys } from "./domain/user.ts";
import type { UserStore } from "./store/user-store.ts";

/** What brings data of earlier releases to this one. */
export const migrationsOf = (connection: Connection, users: UserStore): Migration[] => [
  givenFields<User>(connection, {
    name: "account-search-keys",
    revision: KEYS,
    collectionName: users.collectionName,
    fields: ["username", "email", "firstName", "lastName"],
    given: (user) => (user.username === undefined ? undefined : { searchKeys: userSearchKeys(user) }),
  }),
  unturnedNames(users, { name: "account-unturned-names", fields: ["firstName", "lastName"] }),
];
