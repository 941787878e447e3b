import { z } from "zod";
import { defineEvent } from "../define-event.ts";

export const mediaKind = z.enum(["IMAGE", "DOCUMENT"]);
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
export type MediaCard = z.infer<typeof mediaCard>;

export const mediaState = defineEvent({
  name: "content.media.state",
  version: 1,
  kind: "state",
  stream: "CONTENT",
  schema: z.union([z.object({ deleted: z.literal(true) }), mediaCard.extend({ deleted: z.literal(false) })]),
});
