import { NOT_DELETED } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { quarantine } from "./quarantine.ts";
import { looseAmong, removeMedia } from "./remove-media.ts";

const BATCH = 100;

/** Removes media of a person who is gone, some at a time, whatever uses them; resolves to how many. */
export async function takeMediaAlong(service: Contents, ownerId: string): Promise<number> {
  const rows = await service.media.model
    .find({ ...NOT_DELETED, ownerId } as never, { _id: 1 })
    .limit(BATCH)
    .lean<{ _id: string }[]>();
  await removeMedia(
    service,
    rows.map(({ _id }) => _id),
  );
  await service.room.forget(ownerId);
  return rows.length;
}

/** Drops the history and the score of a deleted content and sets aside what only it used; resolves to how many versions it had. */
export async function forgetContent(service: Contents, contentId: string, mediaIds: readonly string[]): Promise<number> {
  const ofVersions = await service.versions.mediaOf(contentId);
  const count = await service.versions.deleteOf(contentId);
  await service.scores.deleteOf(contentId);
  const had = await service.media.model
    .find({ ...NOT_DELETED, _id: { $in: [...new Set([...mediaIds, ...ofVersions])] }, quarantinedAt: { $exists: false } } as never, {
      _id: 1,
    })
    .lean<{ _id: string }[]>();
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
