import type { TaskPrompt } from "./prompt.ts";

const TO = { en: "English", ar: "Modern Standard Arabic" } as const;

export const translate: TaskPrompt = {
  version: "translate@3",
  task: ({ locale }) =>
    `Translate the text in the part named "selection" into ${TO[locale]}, so that it reads as if it had been written in it. Keep names, figures, links and Markdown: as many headings, paragraphs, lists and tables, with their rows and cells, as there are, in their order. Where there is a part named "glossary", translate each of its words as it says, in the form that the sentence needs.`,
};
