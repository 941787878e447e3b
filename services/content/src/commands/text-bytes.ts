import type { Contents } from "../contents.ts";
import type { BodyDocument } from "../domain/body-document.ts";

/** Bytes that a content with all fields filled takes, without its body. */
export const CONTENT_BYTES = 16 * 1024;
/** Bytes that a comment of full length takes, in letters of three bytes each. */
export const COMMENT_BYTES = 8 * 1024;
/** Bytes that a discussion takes beside what is said in it: the words that it is about, and what stands around them. */
const THREAD_BYTES = 8 * 1024;
/** What a discussion takes when it is begun. */
export const BEGUN_THREAD_BYTES = THREAD_BYTES + COMMENT_BYTES;
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
  const [count, discussions, comments, { bytes, number }] = await Promise.all([
    contents.count(ofTheirs),
    threads.count(ofTheirs),
    threads.entries("comments", ofTheirs),
    versions.sizeOf(personId),
  ]);
  return count * CONTENT_BYTES + discussions * THREAD_BYTES + comments * COMMENT_BYTES + bytes + number * VERSION_BYTES;
}
