import { downloadFile } from "../http/download-file.ts";
import { mediaUrl } from "./media.ts";

/** Hands a stored file to the person under its name. */
export const downloadMedia = (url: string, name: string): Promise<void> => downloadFile(mediaUrl(url), name);
