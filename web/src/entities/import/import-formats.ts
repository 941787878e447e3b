const FORMATS = { ".md": "md", ".markdown": "md", ".html": "html", ".htm": "html", ".docx": "docx" } as const;

export type ImportFormat = (typeof FORMATS)[keyof typeof FORMATS];

/** For a file input's `accept`. */
export const IMPORTED = Object.keys(FORMATS).join(",");

export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** What a file is by the ending of its name; undefined for what can't be read. */
export function formatOf(name: string): ImportFormat | undefined {
  const ending = /\.[^.]*$/.exec(name.toLowerCase())?.[0] ?? "";
  return Object.hasOwn(FORMATS, ending) ? FORMATS[ending as keyof typeof FORMATS] : undefined;
}
