export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const NAMED: Record<string, PictureSize> = {
  landscape: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
  portrait: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
};

const SMALLEST = 256;
const LARGEST = 2048;

export const DEFAULT_SIZE: PictureSize = { width: 1200, height: 630 };

/** Reads `1200x630` or one of the names; undefined for anything else, and for sides nobody could use. */
export function pictureSize(text: string): PictureSize | undefined {
  const named = NAMED[text.trim().toLowerCase()];
  if (named) return named;
  const [, width, height] = (/^(\d{3,4})\s*[x×]\s*(\d{3,4})$/i.exec(text.trim()) ?? []).map(Number);
  const fits = (side: number | undefined) => side !== undefined && side >= SMALLEST && side <= LARGEST;
  return fits(width) && fits(height) ? { width: width as number, height: height as number } : undefined;
}
