import { duplicateKey } from "@muhtawa/service-kit";
import { type Connection, type Model, Schema } from "mongoose";
import type { BodyDocument } from "../domain/body-document.ts";
import { type BodyVersion, type Content, versionedBody } from "../domain/content.ts";

interface StoredVersion extends BodyVersion {
  /** `<contentId>:<number>` */
  _id: string;
  contentId: string;
  body: BodyDocument;
}

const schema = new Schema<StoredVersion>(
  {
    _id: { type: String, required: true },
    contentId: { type: String, required: true },
    number: { type: Number, required: true },
    body: { type: Schema.Types.Mixed, required: true },
    authorId: { type: String, required: true },
    source: { type: String, required: true },
    generationId: String,
    savedAt: { type: Date, required: true },
  },
  { collection: "contentVersions", versionKey: false, minimize: false },
);
schema.index({ contentId: 1, number: -1 });

/** The history of bodies. A version is only ever copied from a content that has it, so whoever writes it writes the same. */
export class VersionStore {
  readonly #model: Model<StoredVersion>;

  constructor(connection: Connection) {
    this.#model = connection.model<StoredVersion>("ContentVersion", schema);
  }

  /** Keeps the version that a content has now, if it isn't kept already. */
  async keep(content: Content): Promise<void> {
    const { _id: contentId, bodyVersion } = content;
    if (!bodyVersion) return;
    const id = `${contentId}:${bodyVersion.number}`;
    if (await this.#model.exists({ _id: id })) return;
    try {
      await this.#model.create({ ...bodyVersion, _id: id, contentId, body: versionedBody(content) });
    } catch (error) {
      if (!duplicateKey(error)) throw error;
    }
  }

  /** Drops a content's whole history; resolves to how many versions it had. */
  async deleteOf(contentId: string): Promise<number> {
    return (await this.#model.deleteMany({ contentId })).deletedCount;
  }
}
