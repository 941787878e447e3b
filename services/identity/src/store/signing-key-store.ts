import { duplicateKey } from "@muhtawa/service-kit";
import { type Connection, type Model, Schema } from "mongoose";

/** A key pair at rest: the private half encrypted with AES-256-GCM. */
export interface StoredSigningKey {
  /** Counts from 1, so that of two instances that make a key at once only one succeeds. */
  _id: number;
  kid: string;
  publicKey: Record<string, unknown>;
  iv: string;
  tag: string;
  ciphertext: string;
  createdAt: Date;
  /** When it begins to sign. */
  activeFrom: Date;
}

const schema = new Schema<StoredSigningKey>(
  {
    _id: { type: Number, required: true },
    kid: { type: String, required: true },
    publicKey: { type: Schema.Types.Mixed, required: true },
    iv: { type: String, required: true },
    tag: { type: String, required: true },
    ciphertext: { type: String, required: true },
    createdAt: { type: Date, required: true },
    activeFrom: { type: Date, required: true },
  },
  { collection: "signingKeys", versionKey: false },
);

export class SigningKeyStore {
  readonly #model: Model<StoredSigningKey>;

  constructor(connection: Connection) {
    this.#model = connection.model<StoredSigningKey>("SigningKey", schema);
  }

  /** Oldest first. */
  async all(): Promise<StoredSigningKey[]> {
    const keys = await this.#model.find().sort({ _id: 1 }).lean<(Omit<StoredSigningKey, "activeFrom"> & { activeFrom?: Date })[]>();
    // Keys of releases before the rotation have no `activeFrom`: they were used from their creation on.
    return keys.map((key) => ({ ...key, activeFrom: key.activeFrom ?? key.createdAt }));
  }

  async remove(ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await this.#model.deleteMany({ _id: { $in: ids } });
  }

  /** Stores the key unless another instance was faster. */
  async add(key: StoredSigningKey): Promise<void> {
    try {
      await this.#model.create(key);
    } catch (error) {
      if (!duplicateKey(error)) throw error;
    }
  }
}
