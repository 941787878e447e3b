import type { Contents } from "../contents.ts";
import { quarantine, release, removeQuarantined, unlessChanged } from "./quarantine.ts";
import { looseAmong } from "./remove-media.ts";

const BATCH = 100;

interface Ages {
  /** Milliseconds after which a media that nothing uses is set aside. */
  readonly unattached: number;
  /** Milliseconds for which it is kept after that. */
  readonly quarantine: number;
}

/**
 * Sets media aside that nothing uses, takes back those that something does use, and removes those that nothing has used for so long. It does
 * so with whatever others have stored before it began: while uses may be unknown, nothing is set aside or removed. A removal
 * that has begun is brought to its end. Several instances may sweep at once.
 */
export async function sweepMedia(
  service: Pick<Contents, "contents" | "versions" | "media" | "files" | "attachments" | "hasHeardOfUses">,
  ages: Ages,
): Promise<void> {
  const isProven = await service.hasHeardOfUses();
  const [youngest, longest] = [new Date(Date.now() - ages.unattached), new Date(Date.now() - ages.quarantine)];
  const concerned = { $or: [{ createdAt: { $lte: youngest } }, { quarantinedAt: { $exists: true } }] };
  let last = "";
  for (;;) {
    const rows = await service.media.matching(
      { ...concerned, _id: { $gt: last } },
      { fields: ["version", "quarantinedAt", "removing"], sort: { _id: 1 }, limit: BATCH },
    );
    const loose = new Set(
      await looseAmong(
        service,
        rows.map(({ _id }) => _id),
      ),
    );
    for (const { _id, version, quarantinedAt, removing } of rows) {
      // Some of its files may be gone already.
      if (removing) await removeQuarantined(service, _id, version);
      else if (!loose.has(_id)) {
        if (quarantinedAt) await unlessChanged(release(service, _id));
      } else if (isProven && !quarantinedAt) await quarantine(service, [_id]);
      else if (isProven && quarantinedAt && quarantinedAt <= longest) await removeQuarantined(service, _id, version);
    }
    if (rows.length < BATCH) return;
    last = rows.at(-1)?._id ?? last;
  }
}
