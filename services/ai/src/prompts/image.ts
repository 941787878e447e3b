import type { Locale } from "../writing/terms.ts";
import type { TaskPrompt } from "./prompt.ts";

const LANGUAGE: Record<Locale, string> = { en: "English", ar: "Modern Standard Arabic" };

export const image: TaskPrompt = {
  version: "image@1",
  task: ({ locale }) =>
    [
      "Describe one image for the content of the brief, as an image model needs to be told.",
      '"prompt" is written in English, in 40 to 90 words: the subject, the setting, the light, the composition, the mood, and the manner (photograph, illustration…), fitting the brand\'s character and the wish in the part named "request" or "style".',
      "No text, letters, logos or figures in the image; no real person, no brand of others; people as they are in the target market, in dress and setting.",
      `"alt" is written in ${LANGUAGE[locale]}: what the image shows, in one sentence of at most 125 characters, for people who hear the page.`,
    ].join(" "),
};
