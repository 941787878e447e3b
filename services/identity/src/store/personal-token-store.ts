import { tokenScope } from "@muhtawa/contracts";
import { type Connection, type Model, Schema } from "mongoose";
import type { PersonalToken } from "../domain/personal-token.ts";

const schema = new Schema<PersonalToken>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    epoch: { type: Number, required: true },
    name: { type: String, required: true },
    hash: { type: String, required: true },
    prefix: { type: String, required: true },
    scopes: { type: [{ type: String, enum: tokenScope.options }], required: true },
    companies: { type: [String], default: undefined },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    lastUsedAt: { type: Date },
    revokedAt: { type: Date },
    forgetAt: { type: Date, required: true },
  },
  { collection: "personalTokens", versionKey: false },
);
schema.index({ hash: 1 }, { unique: true });
schema.index({ userId: 1, createdAt: -1 });
schema.index({ revokedAt: 1 }, { sparse: true });
schema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 });

const UNREVOKED = { revokedAt: { $exists: false } };

export class PersonalTokenStore {
  readonly #model: Model<PersonalToken>;

  constructor(connection: Connection) {
    this.#model = connection.model<PersonalToken>("PersonalToken", schema);
  }

  async add(token: PersonalToken): Promise<void> {
    await this.#model.create(token);
  }

  async remove(id: string): Promise<void> {
    await this.#model.deleteOne({ _id: id });
  }

  async byHash(hash: string): Promise<PersonalToken | undefined> {
    return (await this.#model.findOne({ hash }).lean<PersonalToken>()) ?? undefined;
  }

  /** A user's tokens of this epoch that weren't revoked, the newest first; expired ones, too, until they are forgotten. */
  async of(userId: string, epoch: number): Promise<PersonalToken[]> {
    return this.#model
      .find({ userId, epoch, ...UNREVOKED })
      .sort({ createdAt: -1, _id: -1 })
      .lean<PersonalToken[]>();
  }

  /** All that is kept of a user's tokens, the newest first. */
  each(userId: string): AsyncIterable<PersonalToken> {
    return this.#model.find({ userId }).sort({ createdAt: -1 }).lean<PersonalToken[]>().cursor() as unknown as AsyncIterable<PersonalToken>;
  }

  /** How many living ones of this epoch a user has. */
  async countLiving(userId: string, epoch: number, now: Date): Promise<number> {
    return this.#model.countDocuments({ userId, epoch, ...UNREVOKED, expiresAt: { $gt: now } });
  }

  /** Resolves to the token as it was before; undefined when it isn't there, isn't theirs or was revoked already. */
  async revoke(id: string, userId: string, now: Date, forgetAt: Date): Promise<PersonalToken | undefined> {
    const living = { _id: id, userId, ...UNREVOKED };
    return (await this.#model.findOneAndUpdate(living, { $set: { revokedAt: now, forgetAt } }).lean<PersonalToken>()) ?? undefined;
  }

  /** Takes note of a use; resolves to when it was used before that, if this note is newer. */
  async touch(id: string, now: Date): Promise<{ readonly before: Date | undefined }> {
    const known = await this.#model.findOneAndUpdate({ _id: id }, { $max: { lastUsedAt: now } }).lean<PersonalToken>();
    return { before: known?.lastUsedAt };
  }

  async isRevoked(id: string): Promise<boolean> {
    return (await this.#model.exists({ _id: id, revokedAt: { $exists: true } })) !== null;
  }

  /** Those that were revoked since then. */
  async revokedSince(since: Date): Promise<PersonalToken[]> {
    return this.#model.find({ revokedAt: { $gte: since } }).lean<PersonalToken[]>();
  }

  async removeAllOf(userId: string): Promise<void> {
    await this.#model.deleteMany({ userId });
  }
}
