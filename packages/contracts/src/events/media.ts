import { z } from "zod";
import { defineEvent } from "../define-event.ts";

/** A picture, or a document that is read for its text. */
export const mediaKind = z.enum(["IMAGE", "DOCUMENT"]);
/** One of the kinds of file. */
export type MediaKind = z.infer<typeof mediaKind>;

/** An uploaded or generated file: who may attach it. */
export const mediaCard = z.object({
  ownerId: z.string(),
  kind: mediaKind,
  name: z.string(),
  mimeType: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Pixels, of images. */
  width: z.number().optional(),
  height: z.number().optional(),
  alt: z.string().optional(),
  /** Of an earlier release, and read by nobody: what a document says travels in no event. */
  text: z.string().optional(),
});
/** A file's card, as checked. */
export type MediaCard = z.infer<typeof mediaCard>;

/** A file as it is now. */
export const mediaState = defineEvent({
  name: "content.media.state",
  version: 1,
  kind: "state",
  stream: "CONTENT",
  schema: z.union([z.object({ deleted: z.literal(true) }), mediaCard.extend({ deleted: z.literal(false) })]),
});
