import sharp, { type Sharp, type SharpOptions } from "sharp";
import type { ImageType } from "../domain/file-kind.ts";
import { broken, MAX_MEGAPIXELS, tooManyPixels } from "../domain/file-refusal.ts";

export interface Picture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000;
/** All frames of a moving picture together; one with more stands still. */
const MAX_MOVING_PIXELS = 2 * MAX_PIXELS;
const QUALITY = 85;
/** Seconds. */
const TIME_LIMIT = 20;

// One thread for each picture: uploads of several people share the cores with everything else.
sharp.concurrency(1);
sharp.cache(false);

/** Writes a picture anew in its own format, upright and without metadata, so that nothing but pixels is left of what was sent. */
export async function cleanPicture(file: Uint8Array, format: ImageType): Promise<Picture> {
  try {
    const { width, height, pageHeight = height, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * pageHeight > MAX_PIXELS) throw tooManyPixels();
    const moves = pages > 1 && width * pageHeight * pages <= MAX_MOVING_PIXELS;
    const input: SharpOptions = { failOn: "error", limitInputPixels: moves ? MAX_MOVING_PIXELS : MAX_PIXELS, animated: moves };
    const upright = moves ? sharp(file, input) : sharp(file, input).autoOrient();
    return await written(encoded(upright, format));
  } catch (error) {
    // What sharp can't read is the file's fault.
    if (error instanceof Error && error.constructor === Error) throw broken();
    throw error;
  }
}

/** A picture of ours, scaled down. */
export const scaledPicture = (file: Uint8Array, format: ImageType, width: number): Promise<Picture> =>
  written(
    encoded(
      sharp(file, { limitInputPixels: MAX_MOVING_PIXELS, animated: format === "image/gif" || format === "image/webp" }).resize({
        width,
        withoutEnlargement: true,
      }),
      format,
    ),
  );

async function written(picture: Sharp): Promise<Picture> {
  const { data, info } = await picture.timeout({ seconds: TIME_LIMIT }).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
}

function encoded(picture: Sharp, format: ImageType): Sharp {
  switch (format) {
    case "image/png":
      return picture.png();
    case "image/jpeg":
      return picture.jpeg({ quality: QUALITY, mozjpeg: true });
    case "image/webp":
      return picture.webp({ quality: QUALITY });
    case "image/gif":
      return picture.gif();
  }
}
