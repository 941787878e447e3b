import { promisify } from "node:util";
import { deflateRaw, inflateRaw } from "node:zlib";
import { mongo } from "mongoose";
import type { BodyDocument } from "../domain/body-document.ts";

/** A body as a version keeps it: a small one as it is, a larger one deflated, to about an eighth. */
export interface PackedBody {
  body?: BodyDocument;
  packed?: Buffer | mongo.Binary;
}

const SMALL = 1024;
const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

export async function packBody(body: BodyDocument): Promise<PackedBody> {
  const json = JSON.stringify(body);
  return json.length <= SMALL ? { body } : { packed: await deflate(json) };
}

export async function unpackBody({ body, packed }: PackedBody): Promise<BodyDocument> {
  if (body) return body;
  if (!packed) throw new Error("a version without a body");
  const json = await inflate(packed instanceof mongo.Binary ? packed.value() : packed);
  return JSON.parse(json.toString()) as BodyDocument;
}
