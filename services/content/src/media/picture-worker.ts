import sharp, { type Sharp, type SharpOptions } from "sharp";
import type { ImageType } from "../domain/file-kind.ts";
import { MAX_MEGAPIXELS } from "../domain/file-refusal.ts";

/** What is to be done with a picture: written anew as it was sent, made a narrower copy of ours, or made to fit a document. */
export type PictureJob = { readonly file: Uint8Array } & (
  | { readonly to: "clean"; readonly format: ImageType }
  | { readonly to: "scale"; readonly format: ImageType; readonly width: number }
  | { readonly to: "fit" }
);

export interface WrittenPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** sharp's name of the format. */
  readonly format: string;
}

/** A picture, or why there is none. */
export type PictureAnswer = WrittenPicture | { readonly fault: "unreadable" | "tooManyPixels" };

const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000;
/** All frames of a moving picture together; one with more stands still. */
const MAX_MOVING_PIXELS = 2 * MAX_PIXELS;
const MAX_FITTED_PIXELS = 50_000_000;
const FITTED_WIDTH = 1280;
/** What is put into documents. */
const FITTED_FORMATS = new Set(["png", "jpeg", "webp", "gif"]);
const QUALITY = 85;
/** Seconds. */
const TIME_LIMIT = 20;

// One thread for each picture: uploads of several people share the cores with everything else.
sharp.concurrency(1);
sharp.cache(false);

export default async function work(job: PictureJob): Promise<PictureAnswer> {
  try {
    switch (job.to) {
      case "clean":
        return await cleaned(job.file, job.format);
      case "scale":
        return await written(scaled(job.file, job.format, job.width));
      case "fit":
        return await fitted(job.file);
    }
  } catch (error) {
    // What sharp can't read is the file's fault.
    if (error instanceof Error && error.constructor === Error) return { fault: "unreadable" };
    throw error;
  }
}

/** In its own format, upright and without metadata, so that nothing but pixels is left of what was sent. */
async function cleaned(file: Uint8Array, format: ImageType): Promise<PictureAnswer> {
  const { width, height, pageHeight = height, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata();
  if (width * pageHeight > MAX_PIXELS) return { fault: "tooManyPixels" };
  const moves = pages > 1 && width * pageHeight * pages <= MAX_MOVING_PIXELS;
  const input: SharpOptions = { failOn: "error", limitInputPixels: moves ? MAX_MOVING_PIXELS : MAX_PIXELS, animated: moves };
  return written(encoded(moves ? sharp(file, input) : sharp(file, input).autoOrient(), format));
}

function scaled(file: Uint8Array, format: ImageType, width: number): Sharp {
  const animated = format === "image/gif" || format === "image/webp";
  return encoded(sharp(file, { limitInputPixels: MAX_MOVING_PIXELS, animated }).resize({ width, withoutEnlargement: true }), format);
}

/** In one of the two types that every format takes, standing still, no wider than a page needs. */
async function fitted(file: Uint8Array): Promise<PictureAnswer> {
  const { format, hasAlpha } = await sharp(file, { limitInputPixels: MAX_FITTED_PIXELS }).metadata();
  if (!format || !FITTED_FORMATS.has(format)) return { fault: "unreadable" };
  const narrowed = sharp(file, { limitInputPixels: MAX_FITTED_PIXELS })
    .autoOrient()
    .resize({ width: FITTED_WIDTH, withoutEnlargement: true });
  return written(hasAlpha ? narrowed.png() : narrowed.jpeg({ quality: QUALITY }));
}

async function written(picture: Sharp): Promise<WrittenPicture> {
  const { data, info } = await picture.timeout({ seconds: TIME_LIMIT }).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.pageHeight ?? info.height, format: info.format };
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
