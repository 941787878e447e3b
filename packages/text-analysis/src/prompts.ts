/** How a paragraph or list entry begins that asks the writer for something; it is no part of what readers get. */
export const PROMPT_MARK = "✎ ";

/** How many paragraphs and list entries of a text, one a line, ask the writer for something. */
export const promptsIn = (text: string): number => text.split("\n").filter(isPrompt).length;

/** Whether a paragraph, list entry or value is a prompt for the writer. */
export const isPrompt = (text: string): boolean => text.trimStart().startsWith("✎");
