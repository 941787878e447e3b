import { optionalText, saying } from "@muhtawa/service-kit";
import { messages } from "../messages.ts";

const MEDIA_PATH = /^\/media\/([\w-]+)$/;

/** A picture that was uploaded here, by its address; it may be left out. */
export const optionalImage = () =>
  optionalText(200).refine((path) => path === undefined || MEDIA_PATH.test(path), saying(messages.imageNotUploaded));

/** The id within a media address. */
export const mediaIdOf = (path: string): string => MEDIA_PATH.exec(path)?.[1] ?? "";
