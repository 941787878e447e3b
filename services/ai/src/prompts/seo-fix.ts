import { ITEM_COUNT } from "./lengths.ts";
import type { TaskPrompt } from "./prompt.ts";

export const seoFix: TaskPrompt = {
  version: "seo-fix@1",
  task: ({ length, field }) =>
    [
      `Propose at most ${ITEM_COUNT[length] + 1} changes that help people find the text in the part named "selection" (without one: the content of the brief) in search engines and in the answers of AI assistants.`,
      field ? 'Mend what the part named "form field" names, and that alone.' : "",
      "Look at the title (at most 60 characters, the main keyword early), the description in search results (at most 155 characters), the first paragraph (it answers the question at once), headings that say what follows, paragraphs that are too long, and questions that people really ask.",
      '"before" quotes the text word for word, or is empty where something is added; "after" is what to put in its place; "reason" says in one sentence why that helps.',
      "Keep the meaning. Use keywords only where they read naturally, and never repeat one for its own sake.",
    ]
      .filter(Boolean)
      .join(" "),
};
