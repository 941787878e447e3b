import type { Contents } from "../contents.ts";
import { quarantine } from "./quarantine.ts";
import { looseAmong, removeMedia } from "./remove-media.ts";

const BATCH = 100;

/**
 * Removes media of a person who is gone, some at a time, whatever else of theirs uses them; resolves to how many. What the site shows to
 * everybody stays with the site: it goes by the sweep when the site shows something else.
 */
export async function takeMediaAlong(
  service: Pick<Contents, "room" | "media" | "files" | "attachments">,
  ownerId: string,
): Promise<number> {
  await service.room.forget(ownerId);
  for (let after = ""; ;) {
    const rows = await service.media.matching({ ownerId, _id: { $gt: after } }, { fields: [], sort: { _id: 1 }, limit: BATCH });
    const ids = rows.map(({ _id }) => _id);
    const shown = await service.attachments.shownBySiteAmong(ids);
    const theirs = ids.filter((id) => !shown.has(id));
    await removeMedia(service, theirs);
    const last = ids.at(-1);
    if (theirs.length > 0 || last === undefined) return theirs.length;
    after = last;
  }
}

/** Drops the history and the score of a deleted content and sets aside what only it used; resolves to how many versions it had. */
export async function forgetContent(
  service: Pick<Contents, "contents" | "versions" | "scores" | "media" | "attachments" | "hasHeardOfUses">,
  contentId: string,
  mediaIds: readonly string[],
): Promise<number> {
  const ofVersions = await service.versions.mediaOf(contentId);
  const count = await service.versions.deleteOf(contentId);
  await service.scores.deleteOf(contentId);
  const known = [...new Set([...mediaIds, ...ofVersions])];
  const had =
    known.length > 0 ? await service.media.matching({ _id: { $in: known }, quarantinedAt: { $exists: false } }, { fields: [] }) : [];
  // Otherwise the sweep does that.
  if (had.length > 0 && (await service.hasHeardOfUses())) {
    await quarantine(
      service,
      await looseAmong(
        service,
        had.map(({ _id }) => _id),
      ),
    );
  }
  return count;
}
