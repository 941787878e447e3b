import { Types } from "mongoose";

/** A new id: 24 hexadecimal digits that carry the second they were made in, safe in NATS subjects. */
export const newId = () => new Types.ObjectId().toHexString();

/** How long ago an id was made, in milliseconds (to the second); infinite for what is no id of ours. */
export const ageOfId = (id: string) =>
  /^[0-9a-f]{24}$/.test(id) ? Date.now() - new Types.ObjectId(id).getTimestamp().getTime() : Infinity;
