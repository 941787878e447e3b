import { createHash, randomBytes } from "node:crypto";
import type { ActivityEntry } from "../activity/activity-log.ts";

/** What of an entry may be personal, and is replaced by its digest when the person is gone. */
const PERSONAL = ["title", "ip"] as const;
export type Personal = (typeof PERSONAL)[number];

const digest = (...parts: readonly string[]) => createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

/** A salt for each personal field. Without it, an address could be found by trying them all. */
export const newSalts = (): Record<Personal, string> => ({ title: salt(), ip: salt() });
const salt = () => randomBytes(16).toString("base64url");

/** What stands for a personal field: made of the field and its salt, or kept from when both were erased. */
export function personalDigest({ salts, digests, ...entry }: ActivityEntry, field: Personal): string {
  const value = entry[field];
  return value === undefined ? (digests?.[field] ?? "") : digest(salts?.[field] ?? "", field, value);
}

/** What a seal says of an entry: the same before and after a person's data are erased from it. */
export const entryDigest = (entry: ActivityEntry): string =>
  digest(
    entry._id,
    entry.action,
    entry.targetType,
    entry.targetId,
    entry.at.toISOString(),
    entry.actorId ?? "",
    entry.ownerId ?? "",
    ...PERSONAL.map((field) => personalDigest(entry, field)),
  );

/** What a seal says of a batch: its entries, and through the one before all that there were. */
export const sealDigest = (number: number, previous: string, digests: readonly string[]): string =>
  digest(String(number), previous, ...digests);
