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
  createdAt: Date;
  expiresAt: Date;
  revokedAt?: Date;
}

const schema = new Schema<Session>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    epoch: { type: Number, required: true },
    salt: { type: String, required: true },
    step: { type: Number, required: true },
    steppedAt: { type: Date, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    revokedAt: { type: Date },
  },
  { collection: "sessions", versionKey: false },
);
schema.index({ userId: 1 });
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

  /** Moves on from this step; false when somebody else has, or the session was revoked. */
  async advance({ _id, step }: Session, expiresAt: Date): Promise<boolean> {
    const { matchedCount } = await this.#model.updateOne(
      { _id, step, revokedAt: { $exists: false } },
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
}
