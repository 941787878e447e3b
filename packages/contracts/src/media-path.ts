const ADDRESS = /^\/media\/([0-9a-f]{40})(?:\?w=\d+)?$/;

/** The widths in pixels that an image is also served in: `?w=320`. */
export const IMAGE_WIDTHS: readonly number[] = [64, 160, 320, 640, 1280];

/** Where an uploaded or generated file is had. */
export const mediaPath = (id: string): string => `/media/${id}`;

/** The id of the file at one of the platform's own addresses, with or without a width in pixels; undefined for any other address. */
export const mediaIdIn = (address: unknown): string | undefined => (typeof address === "string" ? ADDRESS.exec(address)?.[1] : undefined);
