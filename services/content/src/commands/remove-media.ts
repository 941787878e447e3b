import { notFound } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";

/**
 * Removes files and record of media. The files first: what still has a record is found again after a crash in between. Then again: what was
 * stored meanwhile would have no record any more.
 */
export async function removeMedia({ media, files }: Pick<Contents, "media" | "files">, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await files.deleteAll(id);
    await media.delete(id);
    await files.deleteAll(id);
  }
}

/** Stores a file of a media that has a record; throws NOT_FOUND and leaves nothing when that has been removed meanwhile. */
export async function putUnlessRemoved(
  { media, files }: Pick<Contents, "media" | "files">,
  id: string,
  variant: string,
  bytes: Uint8Array,
): Promise<void> {
  await files.put(id, variant, bytes);
  if (await media.exists({ _id: id, removing: { $ne: true } })) return;
  await files.deleteAll(id);
  throw notFound();
}

/** Those of the media that nothing uses: no content, none of its versions, nothing of another service. */
export async function looseAmong(
  { contents, versions, attachments }: Pick<Contents, "contents" | "versions" | "attachments">,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const uses = await Promise.all([attachments.usedAmong(ids), versions.mediaUsedAmong(ids), usedByContents(contents, ids)]);
  return ids.filter((id) => !uses.some((used) => used.has(id)));
}

async function usedByContents(contents: Contents["contents"], ids: readonly string[]): Promise<Set<string>> {
  const rows = await contents.matching({ mediaIds: { $in: ids } }, { fields: ["mediaIds"] });
  return new Set(rows.flatMap(({ mediaIds }) => mediaIds));
}
