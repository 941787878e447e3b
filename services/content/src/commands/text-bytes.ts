import type { Contents } from "../contents.ts";
import type { BodyDocument } from "../domain/body-document.ts";

/** Bytes that a content with all fields filled takes, without its body. */
export const CONTENT_BYTES = 16 * 1024;
/** Bytes that a discussion takes, however long it becomes. */
export const THREAD_BYTES = 16 * 1024;
/** Bytes that a version takes beside its body. */
const VERSION_BYTES = 1024;

/** What a version with this body takes. Packing makes less of it, more or less of each. */
export const versionBytes = (body: BodyDocument): number => Buffer.byteLength(JSON.stringify(body)) + VERSION_BYTES;

/** What a person's contents, what is said of them, and the versions of their bodies take. */
export async function textBytesOf(
  personId: string,
  { contents, versions, threads }: Pick<Contents, "contents" | "versions" | "threads">,
): Promise<number> {
  const ofTheirs = { ownerId: personId };
  const [count, discussions, { bytes, number }] = await Promise.all([
    contents.count(ofTheirs),
    threads.count(ofTheirs),
    versions.sizeOf(personId),
  ]);
  return count * CONTENT_BYTES + discussions * THREAD_BYTES + bytes + number * VERSION_BYTES;
}
