import { NOT_DELETED } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { looseAmong, removeMedia } from "./remove-media.ts";

const BATCH = 100;

/**
 * Removes media that are older than `age` milliseconds and that nothing uses. Several instances may do so at once: whatever one has removed
 * already the other finds gone. While uses may have been told of that have not been heard yet, all stays.
 */
export async function sweepMedia(service: Contents, age: number): Promise<void> {
  if (!(await service.hasHeardOfUses())) return;
  const until = new Date(Date.now() - age);
  let last = "";
  for (;;) {
    const rows = await service.media.model
      .find({ ...NOT_DELETED, _id: { $gt: last }, createdAt: { $lte: until } } as never, { _id: 1 })
      .sort({ _id: 1 })
      .limit(BATCH)
      .lean<{ _id: string }[]>();
    const ids = rows.map(({ _id }) => _id);
    await removeMedia(service, await looseAmong(service, ids));
    if (ids.length < BATCH) return;
    last = ids.at(-1) ?? last;
  }
}
