/** Control characters, which XML (and so the exports) can't hold. */
const CONTROL = /[\u0000-\u0008\u000E-\u001F\u007F]/g;
/** Vertical tab and form feed: word processors paste them as line breaks. */
const BREAK = /[\u000B\u000C]/g;
/** Embeddings, overrides and isolates of direction. The marks of a single place (U+200E, U+200F) and joiners are none: Arabic is written with them. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;
/** Joiners, direction marks and fillers can't be seen. */
const SEEN = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A text without control characters, lone surrogates replaced by U+FFFD. */
export const readableText = (text: string): string => text.toWellFormed().replace(CONTROL, "").replace(BREAK, "\n");

/** A text without what turns itself and the words around it, wherever it is shown. */
export const unturned = (text: string): string => text.replace(TURNING, "");

/** What is written in a field, as services store it, and browsers compare it: readable, and without what turns the words around it. */
export const fieldText = (text: string): string => unturned(readableText(text));

/** Whether anything of a text can be seen; what can't is taken for blank. */
export const isVisible = (text: string): boolean => SEEN.test(text);
