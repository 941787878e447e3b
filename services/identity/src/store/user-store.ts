import { type UserCard, userState } from "@muhtawa/contracts";
import { AggregateStore, aggregateSchema, type OutboxRelay, type Stored } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";
import { cardOf, SOCIAL_NETWORKS, type UserState } from "../domain/user.ts";
import { messages } from "../messages.ts";

const schema = aggregateSchema<UserState>("users", {
  username: String,
  usernameKey: String,
  email: String,
  emailKey: String,
  searchKeys: { type: [String], default: undefined },
  passwordHash: String,
  role: String,
  epoch: Number,
  revokedAt: Date,
  keptSession: String,
  firstName: String,
  lastName: String,
  image: String,
  phoneCode: String,
  phoneNumber: String,
  organization: String,
  website: String,
  about: String,
  whatsapp: String,
  jobTitle: String,
  socialLinks: {
    type: Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, String])),
    _id: false,
    default: undefined,
  },
  profileVersion: Number,
  emailConfirmed: Boolean,
  address: { type: { countryId: String, cityId: String, street: String, postalCode: String }, _id: false, default: undefined },
});
// A tombstone has neither key, so that both are free again.
schema.index({ emailKey: 1 }, { unique: true, sparse: true });
schema.index({ usernameKey: 1 }, { unique: true, sparse: true });
schema.index({ role: 1, createdAt: -1, _id: -1 });
schema.index({ searchKeys: 1 });
schema.index({ revokedAt: 1 }, { sparse: true });
schema.index({ deletedAt: 1 }, { sparse: true });

export type UserStore = AggregateStore<UserState, UserCard>;

export const userStore = (connection: Connection, relay: OutboxRelay): UserStore =>
  new AggregateStore<UserState, UserCard>({
    model: connection.model<Stored<UserState>>("User", schema),
    relay,
    stateEvent: userState,
    card: cardOf,
    unique: {
      emailKey: { field: "email", message: messages.emailTaken },
      usernameKey: { field: "username", message: messages.usernameTaken },
    },
  });
