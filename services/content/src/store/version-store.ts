import { duplicateKey, offsetOf, type PageRequest } from "@muhtawa/service-kit";
import { type Connection, type Model, Schema } from "mongoose";
import type { BodyDocument } from "../domain/body-document.ts";
import { picturesIn } from "../domain/body-pictures.ts";
import type { BodyVersion } from "../domain/body-version.ts";
import { type Content, versionedBody } from "../domain/content.ts";
import { partVersionsOf } from "../domain/parts.ts";
import { type Base, isSmall, packBody, type PackedBody, unpackBody } from "./packed-body.ts";

/** A version without its body, which is fetched where it is asked for. */
export interface Version extends Omit<BodyVersion, "open"> {
  /** `<contentId>:<number>` */
  _id: string;
  contentId: string;
}

/**
 * With the pictures in it, so that they stay as long as it does; and with the content's version at which its body became this, so that of an
 * open version's copies the last one stays; and with the bytes of its body before it was packed, absent in what an earlier release kept.
 */
type StoredVersion = Version & PackedBody & { mediaIds?: string[]; of?: number; size?: number; scored?: VersionScore };

/** The overall score that a version's text had, null without words, and what it was measured by. */
interface VersionScore {
  basis: string;
  overall: number | null;
}

const schema = new Schema<StoredVersion>(
  {
    _id: { type: String, required: true },
    contentId: { type: String, required: true },
    number: { type: Number, required: true },
    body: Schema.Types.Mixed,
    packed: Buffer,
    base: Number,
    authorId: { type: String, required: true },
    source: { type: String, required: true },
    generationId: String,
    basis: String,
    savedAt: { type: Date, required: true },
    mediaIds: { type: [String], default: undefined },
    of: Number,
    size: Number,
    scored: Schema.Types.Mixed,
  },
  { collection: "contentVersions", versionKey: false, minimize: false },
);
schema.index({ contentId: 1, number: -1 });
schema.index({ mediaIds: 1 });
schema.index({ authorId: 1 });

/** Versions from one base to the next: the text drifts away from it, and what depends on it should not be too much. */
const BASE_EVERY = 20;

const READ_AT_ONCE = 50;

const WITHOUT_BODY = { body: 0, packed: 0, base: 0, mediaIds: 0, of: 0, size: 0, scored: 0 } as const;

/**
 * The history of bodies. A version is only ever copied from a content that has it, so whoever writes it writes the same; and of a version
 * that was written on, what the content had later.
 */
export class VersionStore {
  readonly #model: Model<StoredVersion>;

  constructor(connection: Connection) {
    this.#model = connection.model<StoredVersion>("ContentVersion", schema);
  }

  /** Keeps the version that a content has now, if it isn't kept already. */
  async keep(content: Content): Promise<void> {
    if (!content.bodyVersion) return;
    const { _id: contentId } = content;
    const { open: _, ...bodyVersion } = content.bodyVersion;
    const of = partVersionsOf(content).body;
    const id = versionId(contentId, bodyVersion.number);
    if (await this.#model.exists({ _id: id, $or: [{ of: { $gte: of } }, { of: { $exists: false } }] })) return;
    try {
      const body = versionedBody(content);
      const mediaIds = picturesIn(body);
      const row = {
        ...bodyVersion,
        contentId,
        of,
        size: Buffer.byteLength(JSON.stringify(body)),
        ...(mediaIds.length > 0 && { mediaIds }),
        ...(await packBody(body, isSmall(body) ? undefined : await this.#baseOf(contentId, bodyVersion.number))),
      };
      await this.#model.replaceOne({ _id: id, of: { $lt: of } }, row, { upsert: true });
    } catch (error) {
      // A later copy is there already.
      if (!duplicateKey(error)) throw error;
    }
  }

  /** A page of a content's versions, newest first. */
  async pageOf(contentId: string, request: PageRequest): Promise<Version[]> {
    return this.#model
      .find({ contentId }, WITHOUT_BODY)
      .sort({ number: -1 })
      .skip(offsetOf(request))
      .limit(request.pageSize)
      .lean<Version[]>();
  }

  /** A content's version; undefined for another content's. */
  async find(contentId: string, id: string): Promise<Version | undefined> {
    return (await this.#model.findOne({ _id: id, contentId }, WITHOUT_BODY).lean<Version>()) ?? undefined;
  }

  /** A version's body; undefined when there is none of this id. */
  async bodyOf(id: string): Promise<BodyDocument | undefined> {
    for await (const { body } of this.bodiesOf([id])) return body;
    return undefined;
  }

  /** The bodies of versions with their sizes, unpacked one after the other, so that a reader who has enough stops the reading. */
  async *bodiesOf(ids: readonly string[]): AsyncGenerator<{ id: string; body: BodyDocument; size: number; of?: number }> {
    const found = this.#model.find({ _id: { $in: ids } }, { contentId: 1, body: 1, packed: 1, base: 1, of: 1 }).lean<StoredVersion>();
    for await (const { row, body, size } of this.#unpacked(found.cursor({ batchSize: READ_AT_ONCE })))
      yield { id: row._id, body, size, of: row.of };
  }

  /** The scores of those versions that were measured, by their ids. */
  async scoresOf(ids: readonly string[]): Promise<Map<string, VersionScore>> {
    const rows = await this.#model.find({ _id: { $in: ids }, scored: { $exists: true } }, { scored: 1 }).lean<StoredVersion[]>();
    return new Map(rows.flatMap(({ _id, scored }) => (scored ? [[_id, scored] as const] : [])));
  }

  /** Keeps the score of a version's text, unless a later copy has taken the text's place. */
  async noteScore({ id, of }: { id: string; of?: number }, scored: VersionScore): Promise<void> {
    await this.#model.updateOne({ _id: id, of: of ?? null }, { $set: { scored } });
  }

  /** A content's whole history with its bodies, oldest first. */
  async *allOf(contentId: string): AsyncGenerator<Version & { body: BodyDocument }> {
    const found = this.#model.find({ contentId }).sort({ number: 1 }).lean<StoredVersion>();
    for await (const { row, body } of this.#unpacked(found.cursor({ batchSize: READ_AT_ONCE }))) {
      const { packed: _packed, base: _base, mediaIds: _mediaIds, of: _of, size: _size, scored: _scored, ...version } = row;
      yield { ...version, body };
    }
  }

  async *#unpacked(rows: AsyncIterable<StoredVersion>): AsyncGenerator<{ row: StoredVersion; body: BodyDocument; size: number }> {
    // Versions that follow each other mostly have the same one.
    let base: { id: string; packed: PackedBody["packed"] } | undefined;
    for await (const row of rows) {
      const baseId = baseIdOf(row);
      if (baseId !== undefined && base?.id !== baseId)
        base = { id: baseId, packed: (await this.#model.findOne({ _id: baseId }, { packed: 1 }).lean<StoredVersion>())?.packed };
      yield { row, ...(await unpackBody(row, baseId === undefined ? undefined : base?.packed)) };
    }
  }

  /** The latest version that a new one can be packed against, if it isn't too long ago. */
  async #baseOf(contentId: string, number: number): Promise<Base | undefined> {
    const near = { contentId, number: { $gt: number - BASE_EVERY, $lt: number }, packed: { $exists: true }, base: { $exists: false } };
    return (await this.#model.findOne(near, { number: 1, packed: 1 }).sort({ number: -1 }).lean<Base>()) ?? undefined;
  }

  /** The media in any of a content's versions. */
  async mediaOf(contentId: string): Promise<string[]> {
    return this.#mediaIn({ contentId });
  }

  /** Those of the media that stand in any version. */
  async mediaUsedAmong(mediaIds: readonly string[]): Promise<Set<string>> {
    return new Set(await this.#mediaIn({ mediaIds: { $in: mediaIds } }));
  }

  async #mediaIn(filter: object): Promise<string[]> {
    const rows = await this.#model.find(filter, { mediaIds: 1 }).lean<StoredVersion[]>();
    return rows.flatMap(({ mediaIds }) => mediaIds ?? []);
  }

  /** How many versions a person has written, and what their bodies take together. */
  async sizeOf(authorId: string): Promise<{ number: number; bytes: number }> {
    const [sum] = await this.#model.aggregate<{ number: number; bytes: number }>([
      { $match: { authorId } },
      { $group: { _id: null, number: { $sum: 1 }, bytes: { $sum: "$size" } } },
    ]);
    return { number: sum?.number ?? 0, bytes: sum?.bytes ?? 0 };
  }

  /** Drops a content's whole history; resolves to how many versions it had. */
  async deleteOf(contentId: string): Promise<number> {
    return (await this.#model.deleteMany({ contentId })).deletedCount;
  }
}

const versionId = (contentId: string, number: number) => `${contentId}:${number}`;

const baseIdOf = ({ contentId, base }: Pick<StoredVersion, "contentId" | "base">) =>
  base === undefined ? undefined : versionId(contentId, base);
