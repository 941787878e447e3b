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

/** What has ended an account's tokens, of deleted accounts too. */
export type EndedAccount = Pick<Stored<UserState>, "_id" | "deletedAt"> & Partial<Pick<UserState, "epoch" | "keptSession" | "revokedAt">>;

const ENDED = { epoch: 1, keptSession: 1, revokedAt: 1, deletedAt: 1 } as const;

export class UserStore extends AggregateStore<UserState, UserCard> {
  constructor(connection: Connection, relay: OutboxRelay) {
    super({
      model: connection.model<Stored<UserState>>("User", schema),
      relay,
      stateEvent: userState,
      card: cardOf,
      unique: {
        emailKey: { field: "email", message: messages.emailTaken },
        usernameKey: { field: "username", message: messages.usernameTaken },
      },
    });
  }

  async ended(id: string): Promise<EndedAccount | undefined> {
    return (await this.model.findById(id, ENDED).lean<EndedAccount>()) ?? undefined;
  }

  /** Accounts that were deleted, or whose tokens were ended, since then. */
  async *endedSince(since: Date): AsyncGenerator<EndedAccount> {
    for (const field of ["revokedAt", "deletedAt"] as const)
      for await (const account of this.model
        .find({ [field]: { $gte: since } }, ENDED)
        .lean<EndedAccount[]>()
        .cursor())
        yield account as unknown as EndedAccount;
  }
}
