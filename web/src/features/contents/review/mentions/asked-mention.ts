import { normalise } from "@muhtawa/text-analysis";

export interface Person {
  readonly id: string;
  readonly username: string;
}

/** An "@" before the cursor, where it stands, and what is typed after it. */
export interface AskedMention {
  readonly at: number;
  readonly query: string;
}

/** UTF-16 units of a username. */
const LONGEST_NAME = 30;
/** People that are offered at once. */
const MOST_OFFERED = 6;

const AROUND = /[\s([{«"'،؛,;:]/u;

/** Of a name: another one would have it behind this one. */
const GOES_ON = /[\p{L}\p{M}\p{Nd}_]/u;
/** What a username puts between its words. */
const BETWEEN = /[._-]/u;

/** Who is asked for at the cursor; undefined where nobody is: in an address of mail, or after the word's end. */
export function askedMention(text: string, cursor: number): AskedMention | undefined {
  const at = cursor === 0 ? -1 : text.lastIndexOf("@", cursor - 1);
  if (at === -1 || cursor - at - 1 > LONGEST_NAME) return undefined;
  const query = text.slice(at + 1, cursor);
  if (/\s/u.test(query)) return undefined;
  const before = text[at - 1];
  return before === undefined || AROUND.test(before) ? { at, query } : undefined;
}

/** Those whose name, or a word of it, begins so, whichever way it is written in Arabic; those whose whole name does come first. */
export function peopleNamed<Named extends Person>(people: readonly Named[], query: string): Named[] {
  const wanted = normalise(query);
  const beginsSo = (name: string) => normalise(name).startsWith(wanted);
  const whole = people.filter(({ username }) => beginsSo(username));
  const inside = people.filter((person) => !whole.includes(person) && person.username.split(BETWEEN).some(beginsSo));
  return [...whole, ...inside].slice(0, MOST_OFFERED);
}

/** Whether a text speaks to somebody by their whole name. */
export function isMentioned(text: string, { username }: Person): boolean {
  const name = `@${username}`;
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1))
    if (!GOES_ON.test(text[at + name.length] ?? "")) return true;
  return false;
}

/** The text with a name in the place of what was asked for, and where the cursor stands then. */
export function withMention(text: string, { at, query }: AskedMention, { username }: Person): { text: string; cursor: number } {
  const end = at + 1 + query.length;
  const name = `@${username}`;
  const space = text[end] === " " ? "" : " ";
  return { text: text.slice(0, at) + name + space + text.slice(end), cursor: at + name.length + 1 };
}
