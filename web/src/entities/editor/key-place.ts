import { isMac } from "./help/is-mac.ts";

type Pressed = Pick<KeyboardEvent, "key" | "code">;
type Held = Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "altKey">;

const SIGNS: Readonly<Record<string, string>> = { "/": "Slash", "?": "Slash" };

/**
 * Which key of a Latin keyboard is meant, as `code` names it: by the letter that it writes, and by its place where that is none of ASCII's, as on an
 * Arabic keyboard. What stands in the place of "/" elsewhere, as "-" on a German keyboard, is not taken for it.
 */
export function keyPlace({ key, code }: Pressed): string {
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`;
  const isAscii = key.length === 1 && key.charCodeAt(0) < 128;
  return isAscii ? (SIGNS[key] ?? key) : code;
}

/** Whether the key of shortcuts is held: Ctrl, on a Mac ⌘, where Ctrl moves in a text. */
export const isCommand = ({ ctrlKey, metaKey, altKey }: Held): boolean => (isMac() ? metaKey && !ctrlKey : ctrlKey || metaKey) && !altKey;
