import type { BodyDocument } from "../domain/body-document.ts";
import type { ContentStore } from "../store/content-store.ts";
import type { VersionStore } from "../store/version-store.ts";

/** Bytes that a content with all fields filled takes, without its body. */
export const CONTENT_BYTES = 16 * 1024;
/** Bytes that a version takes beside its body. */
const VERSION_BYTES = 1024;

/** What a version with this body takes. Packing makes less of it, more or less of each. */
export const versionBytes = (body: BodyDocument): number => Buffer.byteLength(JSON.stringify(body)) + VERSION_BYTES;

/** What a person's contents and the versions of their bodies take. */
export async function textBytesOf(personId: string, contents: ContentStore, versions: VersionStore): Promise<number> {
  const [count, { bytes, number }] = await Promise.all([contents.count({ ownerId: personId }), versions.sizeOf(personId)]);
  return count * CONTENT_BYTES + bytes + number * VERSION_BYTES;
}
