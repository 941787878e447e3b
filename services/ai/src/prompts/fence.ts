import { createHash } from "node:crypto";
import { isPrompt } from "@muhtawa/text-analysis";

/** Controls, invisible letters and direction overrides: they say nothing to a reader, and can say something else to a model. */
export const HIDDEN_LETTERS =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E0FFF}]/gu;

/** Whatever reads like one of our own marks, in whichever of Unicode's brackets and letters. */
const MARK_LIKE =
  /[<＜﹤‹〈⟨][\s\p{Cf}\p{M}]*(?:[/／∕⁄][\s\p{Cf}\p{M}]*)?[dｄ𝐝][\s\p{Cf}\p{M}]*[aａ𝐚а][\s\p{Cf}\p{M}]*[tｔ𝐭][\s\p{Cf}\p{M}]*[aａ𝐚а](?=[\s\p{Cf}>＞﹥›〉⟩/]|$)/giu;

/**
 * Puts text that others wrote between marks, so that a model can tell it from its task. The mark is a digest of the text itself,
 * so that no text can contain its own closing mark; what looks like a mark is broken up. Invisible characters are dropped.
 */
export function fence(name: string, text: string): string {
  const shown = text.replace(HIDDEN_LETTERS, "").replace(MARK_LIKE, "(data").trim();
  const mark = createHash("sha256").update(`${name}\n${shown}`).digest("hex").slice(0, 24);
  return `<data name="${name}" mark="${mark}">\n${shown}\n</data mark="${mark}">`;
}

const oneLine = (value: string): string => value.trim().replace(/\s+/g, (gap) => (/[\r\n\u2028\u2029]/.test(gap) ? " / " : gap));

const told = (value: string | readonly string[] | undefined) =>
  (typeof value === "string" ? [value] : (value ?? [])).filter((one) => one !== "" && !isPrompt(one));

/** One line for each value there is, so that no value can pass for another; what only asks for a value is none. */
export function facts(entries: Record<string, string | readonly string[] | undefined>): string {
  return Object.entries(entries)
    .map(([name, value]) => [name, told(value)] as const)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `${name}: ${values.map(oneLine).join("; ")}`)
    .join("\n");
}
