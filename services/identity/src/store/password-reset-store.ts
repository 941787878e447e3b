import { duplicateKey } from "@muhtawa/service-kit";
import { type Connection, type Model, Schema } from "mongoose";

/** The last code that was asked for with an email address from one network or known device. It says of nobody whether the address is an account's. */
export interface PasswordReset {
  /** A keyed hash of the address and of who has asked. */
  _id: string;
  /** A keyed hash of the address. */
  account: string;
  /** Absent where the address is no account's: such a code is sent to nobody and never right. */
  userId?: string;
  /** The account's epoch when the code was made; a password set since then makes it worthless. */
  epoch?: number;
  codeHash: string;
  /** How often the code has been guessed. */
  tries: number;
  createdAt: Date;
  codeExpiresAt: Date;
  /** Set when the code was given: it is used up. */
  tokenHash?: string;
  tokenExpiresAt?: Date;
  /** When nothing of it can be of use any more. */
  expiresAt: Date;
}

const schema = new Schema<PasswordReset>(
  {
    _id: { type: String, required: true },
    account: { type: String, required: true },
    userId: { type: String },
    epoch: { type: Number },
    codeHash: { type: String, required: true },
    tries: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    codeExpiresAt: { type: Date, required: true },
    tokenHash: { type: String },
    tokenExpiresAt: { type: Date },
    expiresAt: { type: Date, required: true },
  },
  { collection: "passwordResets", versionKey: false },
);
schema.index({ account: 1, createdAt: -1 });
schema.index({ tokenHash: 1 }, { unique: true, sparse: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const UNUSED = { tokenHash: { $exists: false } };

export class PasswordResetStore {
  readonly #model: Model<PasswordReset>;

  constructor(connection: Connection) {
    this.#model = connection.model<PasswordReset>("PasswordReset", schema);
  }

  /** Stores a new code in the place of the last one. */
  async put(reset: PasswordReset): Promise<void> {
    const replace = () => this.#model.replaceOne({ _id: reset._id }, reset, { upsert: true });
    await replace().catch((error: unknown) => {
      // A concurrent request has inserted the first code: replace it.
      if (!duplicateKey(error)) throw error;
      return replace();
    });
  }

  /** Counts one more guess and gives what it is to be compared with; undefined when there is no code to guess any more. */
  async countTry(id: string, allowed: number): Promise<PasswordReset | undefined> {
    const guessable = { _id: id, ...UNUSED, tries: { $lt: allowed }, codeExpiresAt: { $gt: new Date() } };
    return (await this.#model.findOneAndUpdate(guessable, { $inc: { tries: 1 } }, { returnDocument: "after" }).lean()) ?? undefined;
  }

  /** Whether there is a code of this asker's that may still be given, or was. */
  async has(id: string): Promise<boolean> {
    return (await this.#model.exists({ _id: id, expiresAt: { $gt: new Date() } })) !== null;
  }

  /** The newest code of the account's that hasn't been given. */
  async newest(account: string): Promise<PasswordReset | undefined> {
    const living = { account, ...UNUSED, codeExpiresAt: { $gt: new Date() } };
    return (await this.#model.findOne(living, {}, { sort: { createdAt: -1 } }).lean()) ?? undefined;
  }

  /** Uses the code up and stores the token it was exchanged for; false when somebody else was faster. */
  async exchange({ _id, codeHash }: PasswordReset, token: { tokenHash: string; tokenExpiresAt: Date; expiresAt: Date }): Promise<boolean> {
    const { matchedCount } = await this.#model.updateOne({ _id, codeHash, ...UNUSED }, { $set: token });
    return matchedCount === 1;
  }

  async byToken(tokenHash: string): Promise<PasswordReset | undefined> {
    return (await this.#model.findOne({ tokenHash, tokenExpiresAt: { $gt: new Date() } }).lean()) ?? undefined;
  }

  async removeAllOf(account: string): Promise<void> {
    await this.#model.deleteMany({ account });
  }
}
