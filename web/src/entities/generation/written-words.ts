import { isPrompt, wordCount } from "@muhtawa/text-analysis";

/** What Markdown writes before the words of a line. */
const LINE_MARKS = /^[\s>#*+-]*(?:\d{1,4}[.)]\s)?/;

/** Words of a text in Markdown. What only asks the writer for something is no part of it, as in the editor's count. */
export const writtenWords = (markdown: string): number =>
  wordCount(
    markdown
      .split("\n")
      .filter((line) => !isPrompt(line.replace(LINE_MARKS, "")))
      .join("\n"),
  );
