import { randomBytes } from "node:crypto";
import { Types } from "mongoose";

/** A new id: 24 hexadecimal digits that carry the second they were made in, safe in NATS subjects. */
export const newId = () => new Types.ObjectId().toHexString();

/** A new id that can't be guessed, so that knowing it is a permission: as `newId` the second it was made in, then 128 random bits. */
export const newSecretId = () => newId().slice(0, 8) + randomBytes(16).toString("hex");

/** When an id was made, to the second; undefined for what is no id of ours. */
export const timeOfId = (id: string) =>
  /^([0-9a-f]{24}|[0-9a-f]{40})$/.test(id) ? new Date(Number.parseInt(id.slice(0, 8), 16) * 1000) : undefined;

/** How long ago an id was made, in milliseconds (to the second); infinite for what is no id of ours. */
export const ageOfId = (id: string) => Date.now() - (timeOfId(id)?.getTime() ?? -Infinity);
