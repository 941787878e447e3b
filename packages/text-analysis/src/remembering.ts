/** Words whose outcome is remembered: more are forgotten all at once. */
const MOST = 20_000;
/** Letters of what may be a word; longer ones are worked out each time. */
const LONGEST = 64;

/** A function of a word that works out each word once; it must depend on nothing else. */
export function remembering<Value>(make: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const value = make(word);
    if (word.length > LONGEST) return value;
    if (known.size >= MOST) known.clear();
    known.set(word, value);
    return value;
  };
}
