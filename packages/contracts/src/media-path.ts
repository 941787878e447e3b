const ADDRESS = /^\/media\/([0-9a-f]{40})(?:\?w=\d+)?$/;

/** Where an uploaded or generated file is had. */
export const mediaPath = (id: string): string => `/media/${id}`;

/** The id of the file at one of the platform's own addresses, with or without a width in pixels; undefined for any other address. */
export const mediaIdIn = (address: unknown): string | undefined => (typeof address === "string" ? ADDRESS.exec(address)?.[1] : undefined);
