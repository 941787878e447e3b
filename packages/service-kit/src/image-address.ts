import { mediaIdIn, mediaPath } from "@muhtawa/contracts";
import { optionalText, saying } from "./input.ts";
import { MESSAGES } from "./messages.ts";

/** A picture that was uploaded here, by its address without a width; it may be left out. Whose it is has to be asked of `MediaOwners`. */
export const optionalImage = () =>
  optionalText(200).refine((address) => address === undefined || isMediaPath(address), saying(MESSAGES.imageNotUploaded));

function isMediaPath(address: string): boolean {
  const id = mediaIdIn(address);
  return id !== undefined && address === mediaPath(id);
}
