/** Control characters, which XML (and so the exports) can't hold. */
const CONTROL = /[\u0000-\u0008\u000E-\u001F\u007F]/g;
/** Vertical tab and form feed: word processors paste them as line breaks. */
const BREAK = /[\u000B\u000C]/g;
/** Joiners, direction marks and fillers can't be seen. */
const SEEN = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A text as services store it, and browsers compare it: without control characters, lone surrogates replaced by U+FFFD. */
export const readableText = (text: string): string => text.toWellFormed().replace(CONTROL, "").replace(BREAK, "\n");

/** Whether anything of a text can be seen; what can't is taken for blank. */
export const isVisible = (text: string): boolean => SEEN.test(text);
