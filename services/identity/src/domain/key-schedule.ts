/** How signing keys follow each other, in milliseconds. */
export interface KeyTimes {
  /** How long a key signs. */
  readonly rotation: number;
  /** How long a key is published before it signs, so that whoever keeps keys has asked for it by then. */
  readonly announce: number;
  /** How long a key is published after its successor signs: as long as a token of its lives, and a little more. */
  readonly keep: number;
}

interface Scheduled {
  readonly activeFrom: Date;
}

/** The key that signs now: the last one whose time has come, or the first of all where a clock is slow. Keys are given oldest first. */
export const signing = <Key extends Scheduled>(keys: readonly Key[], now: Date): Key | undefined =>
  keys.findLast(({ activeFrom }) => activeFrom <= now) ?? keys[0];

/** From when a next key is to sign, if it has to be made now. After a time without anybody to make it, it is announced as long as ever. */
export function nextActiveFrom(keys: readonly Scheduled[], { rotation, announce }: KeyTimes, now: Date): Date | undefined {
  const newest = keys.at(-1);
  if (!newest) return now;
  const due = newest.activeFrom.getTime() + rotation;
  return due - announce <= now.getTime() ? new Date(Math.max(due, now.getTime() + announce)) : undefined;
}

/** Keys whose tokens have all expired: their successors have signed for long enough. */
export const expired = <Key extends Scheduled>(keys: readonly Key[], { keep }: KeyTimes, now: Date): Key[] =>
  keys.filter((_, index) => {
    const successor = keys[index + 1];
    return successor !== undefined && successor.activeFrom.getTime() + keep < now.getTime();
  });
