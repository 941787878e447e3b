import type { Response } from "undici";

/** The bytes of an answer; throws what `tooLarge` makes as soon as there are more than `limit`, and takes no more of them. */
export async function bodyUpTo(limit: number, { body }: Response, tooLarge: () => Error): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the body.
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
