import { promisify } from "node:util";
import { zstdCompress, zstdDecompress, type ZstdOptions } from "node:zlib";
import { Binary } from "mongodb";
import type { BodyDocument } from "../domain/body-document.ts";

/**
 * A body as a version keeps it: a small one as it is, a larger one packed; with a base, an earlier version's body that is packed without one,
 * only what differs from that takes room.
 */
export interface PackedBody {
  body?: BodyDocument;
  packed?: Buffer | Binary;
  /** The number of the version that is the base. */
  base?: number;
}

/** A version that others can be packed against. */
export interface Base {
  readonly number: number;
  readonly packed: Buffer | Binary;
}

const SMALL = 1024;
const compress = promisify<Buffer, ZstdOptions, Buffer>(zstdCompress);
const decompress = promisify<Buffer, ZstdOptions, Buffer>(zstdDecompress);

export const isSmall = (body: BodyDocument) => JSON.stringify(body).length <= SMALL;

export async function packBody(body: BodyDocument, base?: Base): Promise<PackedBody> {
  if (isSmall(body)) return { body };
  const json = Buffer.from(JSON.stringify(body));
  if (!base) return { packed: await compress(json, {}) };
  return { packed: await compress(json, { dictionary: await decompress(bytesOf(base.packed), {}) }), base: base.number };
}

/** A body and the characters that it takes as JSON. Needs the base's packed body when there is a base. */
export async function unpackBody(
  { body, packed, base }: PackedBody,
  packedBase?: PackedBody["packed"],
): Promise<{ body: BodyDocument; size: number }> {
  if (body) return { body, size: JSON.stringify(body).length };
  if (!packed || (base !== undefined && !packedBase)) throw new Error("a version without a body");
  const dictionary = packedBase && base !== undefined ? { dictionary: await decompress(bytesOf(packedBase), {}) } : {};
  const json = (await decompress(bytesOf(packed), dictionary)).toString();
  return { body: JSON.parse(json) as BodyDocument, size: json.length };
}

const bytesOf = (packed: Buffer | Binary): Buffer => (packed instanceof Binary ? Buffer.from(packed.value()) : packed);
