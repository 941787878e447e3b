import { type MediaCard, mediaPath } from "@muhtawa/contracts";
import type { Loaded } from "@muhtawa/service-kit";

/** An uploaded or generated file as stored; its bytes lie in the file store, under its id. */
export type MediaState = Omit<MediaCard, "text"> & {
  /** The beginning of what a document says; whoever needs it asks for it. */
  text?: string | undefined;
  /** Since when nothing is known to use it: it isn't served, and goes for good when that stays so. */
  quarantinedAt?: Date | undefined;
  /** It is going for good: its files may be gone already. */
  removing?: boolean | undefined;
};
export type Media = Loaded<MediaState>;

/** Characters that may say what a picture shows. */
export const ALT_LENGTH = 1_000;

/** A media as answers show it. */
export interface MediaView {
  readonly id: string;
  readonly url: string;
  readonly name: string;
  readonly mimeType: string;
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly alt: string | null;
  readonly version: number;
}

export const mediaCardOf = ({ ownerId, kind, name, mimeType, size, width, height, alt }: Media): MediaCard => ({
  ownerId,
  kind,
  name,
  mimeType,
  size,
  width,
  height,
  alt,
});

export const mediaView = ({ _id, name, mimeType, size, width, height, alt, version }: Omit<Media, "text">): MediaView => ({
  id: _id,
  url: mediaPath(_id),
  name,
  mimeType,
  size,
  width: width ?? null,
  height: height ?? null,
  alt: alt ?? null,
  version,
});
