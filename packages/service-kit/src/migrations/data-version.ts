import type { Connection } from "mongoose";
import { duplicateKey } from "../persistence/database-errors.ts";
import { compareReleases, RELEASE } from "./release.ts";

/** The oldest release that can work with what this one writes: raised by a release that gives data a shape which older ones misread. */
const READABLE_FROM = "0.1.0";

interface DataVersion {
  _id: string;
  /** The newest release that has worked with the data. */
  release: string;
  /** The oldest that still can. */
  readableFrom: string;
  at: Date;
}

/** This release would misread what a newer one has written. */
export class DataTooNewError extends Error {}

/**
 * Notes in a service's database that this release works with it. Rejects with `DataTooNewError` where a newer one has written what this one
 * can't read. An older one that can is let work and changes nothing of the note: it may be the rest of a rolling update.
 */
export async function claimData(
  connection: Connection,
  { release, readableFrom }: { readonly release: string; readonly readableFrom: string } = {
    release: RELEASE,
    readableFrom: READABLE_FROM,
  },
): Promise<void> {
  const versions = connection.collection<DataVersion>("data_version");
  for (;;) {
    const known = await versions.findOne({ _id: "data" });
    if (known && compareReleases(release, known.readableFrom) < 0)
      throw new DataTooNewError(
        `The data of ${connection.name} was written by release ${known.release}, and only ${known.readableFrom} or newer can read it: this is ${release}. Start that release, or restore a backup from before it`,
      );
    if (known && compareReleases(release, known.release) <= 0) return;
    const claimed = { release, readableFrom, at: new Date() };
    try {
      const { modifiedCount, upsertedCount } = await versions.updateOne(
        known ? { _id: "data", release: known.release } : { _id: "data", release },
        { $set: claimed },
        { upsert: !known },
      );
      if (modifiedCount + upsertedCount > 0) return;
    } catch (error) {
      // Another process was first: what it has noted is looked at.
      if (!duplicateKey(error)) throw error;
    }
  }
}

/** The newest release that has worked with a service's data; undefined for data of before releases were noted. */
export const dataRelease = async (connection: Connection): Promise<string | undefined> =>
  (await connection.collection<DataVersion>("data_version").findOne({ _id: "data" }))?.release;
