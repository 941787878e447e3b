import type { TaskPrompt } from "./prompt.ts";

const TO = { en: "English", ar: "Modern Standard Arabic" } as const;

export const translate: TaskPrompt = {
  version: "translate@1",
  task: ({ locale }) =>
    `Translate the text in the part named "selection" into ${TO[locale]}, so that it reads as if it had been written in it. Keep names, figures, links and Markdown. Use the glossary of the voice.`,
};
