import type { Connection } from "mongoose";
import { duplicateKey } from "../persistence/database-errors.ts";
import { compareReleases, RELEASE } from "./release.ts";

/** The oldest release that can read what this one writes; to be raised with a shape that older ones misread. */
const READABLE_FROM = "0.1.0";

interface DataVersion {
  _id: string;
  /** The newest release that has worked with the data. */
  release: string;
  /** The oldest that still can. */
  readableFrom: string;
  at: Date;
}

/** A newer release has written data that this one can't read. */
export class DataTooNewError extends Error {}

/**
 * Records in a service's database that this release uses it. Rejects with `DataTooNewError` when a newer release has written data that this
 * one can't read. An older release that can read it may run and leaves the record: it may be part of a rolling update.
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
      // Another process was first: read its record.
      if (!duplicateKey(error)) throw error;
    }
  }
}

/** The newest release that has worked with a service's data; undefined for data of before releases were noted. */
export const dataRelease = async (connection: Connection): Promise<string | undefined> =>
  (await connection.collection<DataVersion>("data_version").findOne({ _id: "data" }))?.release;
