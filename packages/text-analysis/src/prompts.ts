/** How a paragraph or list entry begins that asks the writer for something; it is no part of what readers get. */
export const PROMPT_MARK = "✎ ";

/** What nobody sees: blanks, marks of direction, joiners, fillers, what stands for a thing in the line, and what no export can hold. */
const UNSEEN = /^[\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc\ufffe\uffff]*$/u;
const PROMPT = /^[\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc\ufffe\uffff]*✎/u;

/** Whether a paragraph, list entry or value is a prompt for the writer, whatever nobody sees stands before its mark. */
export const isPrompt = (text: string): boolean => PROMPT.test(text);

/** Whether nothing of a text can be seen. */
export const isUnseen = (text: string): boolean => UNSEEN.test(text);

/** How many paragraphs and list entries of a text, one a line, ask the writer for something. */
export const promptsIn = (text: string): number => text.split("\n").filter(isPrompt).length;

/** A text without its lines that ask the writer for something. */
export const withoutPromptLines = (text: string): string =>
  text
    .split("\n")
    .filter((line) => !isPrompt(line))
    .join("\n");
