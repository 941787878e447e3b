const INDEFINITE = /(?<=^|[\s(“"])(an?)\s+$/i;

/** As far as one looks back from a word for what belongs to it; further spaces and marks nobody writes by chance. */
const CONTEXT = 80;

/** What of a line stands before a place, as far as one looks back; it begins with a letter where the line doesn't begin. */
export const contextBefore = (line: string, at: number): string => (at <= CONTEXT ? line.slice(0, at) : `x${line.slice(at - CONTEXT, at)}`);

/** "a" or "an", whichever suits the letter after it, with the capital it had. */
export const suited = (article: string, next: string): string => article.charAt(0) + (/^[aeiou]/i.test(next) ? "n" : "");

/** The "a" or "an" right before a place in a line. */
export const articleBefore = (before: string): RegExpExecArray | null => INDEFINITE.exec(before);
