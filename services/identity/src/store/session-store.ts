import { type Connection, type Model, Schema } from "mongoose";

/** One sign-in in one browser, with the family of refresh secrets that follow each other in it. The secrets themselves aren't stored. */
export interface Session {
  _id: string;
  userId: string;
  /** The account's epoch when the session began. */
  epoch: number;
  /** Goes into each secret of the family, so that KEY_SECRET alone can't make one. */
  salt: string;
  /** How often the secret has been replaced. */
  step: number;
  steppedAt: Date;
  /** Goes into the cookie's half since a new password has replaced it. */
  cookieSalt?: string;
  createdAt: Date;
  expiresAt: Date;
  revokedAt?: Date;
  /** When a secret that had been replaced was used again, which ended the session. */
  reusedAt?: Date;
}

const schema = new Schema<Session>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    epoch: { type: Number, required: true },
    salt: { type: String, required: true },
    step: { type: Number, required: true },
    steppedAt: { type: Date, required: true },
    cookieSalt: { type: String },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    revokedAt: { type: Date },
    reusedAt: { type: Date },
  },
  { collection: "sessions", versionKey: false },
);
schema.index({ userId: 1 });
schema.index({ reusedAt: 1 }, { sparse: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export class SessionStore {
  readonly #model: Model<Session>;

  constructor(connection: Connection) {
    this.#model = connection.model<Session>("Session", schema);
  }

  async add(session: Session): Promise<void> {
    await this.#model.create(session);
  }

  async find(id: string): Promise<Session | undefined> {
    return (await this.#model.findById(id).lean<Session>()) ?? undefined;
  }

  /** A user's sessions, the latest first, the ended ones too. */
  of(userId: string): AsyncIterable<Session> {
    return this.#model.find({ userId }).sort({ createdAt: -1 }).lean<Session[]>().cursor() as unknown as AsyncIterable<Session>;
  }

  /** Moves on from this step; false when somebody else has, the cookie was replaced, or the session was revoked. */
  async advance({ _id, step, cookieSalt }: Session, expiresAt: Date): Promise<boolean> {
    const { matchedCount } = await this.#model.updateOne(
      { _id, step, cookieSalt: cookieSalt ?? { $exists: false }, revokedAt: { $exists: false } },
      { $inc: { step: 1 }, $set: { steppedAt: new Date(), expiresAt } },
    );
    return matchedCount === 1;
  }

  /** Revokes all of a user's sessions, but one if it is named. */
  async revokeAllOf(userId: string, kept?: string): Promise<void> {
    const others = { userId, revokedAt: { $exists: false }, ...(kept ? { _id: { $ne: kept } } : {}) };
    await this.#model.updateMany(others, { $set: { revokedAt: new Date() } });
  }

  async revoke(id: string): Promise<void> {
    await this.#model.updateOne({ _id: id, revokedAt: { $exists: false } }, { $set: { revokedAt: new Date() } });
  }

  /** Revokes a session one of whose old secrets was used again; false when it was revoked already. */
  async revokeReused(id: string): Promise<boolean> {
    const now = new Date();
    const { matchedCount } = await this.#model.updateOne(
      { _id: id, revokedAt: { $exists: false } },
      { $set: { revokedAt: now, reusedAt: now } },
    );
    return matchedCount === 1;
  }

  /** Gives the cookie's half another salt; resolves to the session as it is then, if it is living. */
  async replaceCookieSalt(id: string, cookieSalt: string): Promise<Session | undefined> {
    const living = { _id: id, revokedAt: { $exists: false } };
    return (await this.#model.findOneAndUpdate(living, { $set: { cookieSalt } }, { returnDocument: "after" }).lean<Session>()) ?? undefined;
  }

  /** The sessions that were ended since then because an old secret was used again. */
  async reusedSince(since: Date): Promise<Session[]> {
    return this.#model.find({ reusedAt: { $gte: since } }).lean<Session[]>();
  }

  async isRevoked(id: string): Promise<boolean> {
    return (await this.#model.exists({ _id: id, revokedAt: { $exists: true } })) !== null;
  }
}
