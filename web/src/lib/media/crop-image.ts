/** A part of an image, in its own pixels. */
export interface ImageArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels of the longer side: more is never shown. */
const MAX_SIDE = 2048;
const QUALITY = 0.92;

/** Formats that a canvas writes; a moving picture is cropped to its first frame. */
const typeAfterCrop = (type: string) => (type === "image/jpeg" || type === "image/webp" ? type : "image/png");

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The image can't be written"))), type, QUALITY);
  });
}

/** The part of an image as a file of its own, no larger than it is ever shown. */
export async function cropImage(file: File, { x, y, width, height }: ImageArea): Promise<File> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext("2d")?.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  image.close();
  const blob = await blobOf(canvas, typeAfterCrop(file.type));
  const name = file.name.replace(/\.[^.]*$/, "") || "image";
  return new File([blob], `${name}.${blob.type.replace("image/", "")}`, { type: blob.type });
}
