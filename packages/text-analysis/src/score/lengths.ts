/** How long a text of a form should be: characters that it must not exceed, or words from the least to the most. */
export type LengthWanted =
  | { readonly unit: "characters"; readonly most: number }
  | { readonly unit: "words"; readonly least: number; readonly most: number };

/** The lengths that suit the forms, in characters (code points) or words; an article may have any. */
export const LENGTHS = {
  TWEET: { unit: "characters", most: 280 },
  POST: { unit: "words", least: 20, most: 300 },
  DESCRIPTION: { unit: "words", least: 20, most: 160 },
  AUDIO_SCRIPT: { unit: "words", least: 120, most: 3_000 },
  VIDEO_SCRIPT: { unit: "words", least: 80, most: 3_000 },
} as const satisfies Readonly<Record<string, LengthWanted>>;
