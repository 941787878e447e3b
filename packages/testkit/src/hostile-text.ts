import fc from "fast-check";

/** What is written over and over to make patterns, loops and tables of ours work hard. */
export const HOSTILE_PIECES: readonly string[] = [
  ...' \t\n.!#*`"“(<@$٣ءايﷺ\u00A0\u0301\u064E\u200F\uE000\uFFFD',
  ..."🙂 a|a.|a-|a |a\n| \n|# |## a\n|#\t|- |```\n|`a|[](|<data |a@|a@b.|www.|1,|ءا|ءو|يء|وال|عبدال|ال ال |e.g. |cheap |, and |\uD800".split(
    "|",
  ),
];

/** Text as nobody writes it by chance: any letters, halves of pairs, and runs of what is hard to read. */
export const hostileText = (maxLength = 200): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: "grapheme", maxLength }),
    fc.string({ unit: "binary", maxLength }),
    fc.array(fc.tuple(fc.constantFrom(...HOSTILE_PIECES), fc.integer({ min: 1, max: 12 })), { maxLength: 12 }).map((runs) =>
      runs
        .map(([piece, times]) => piece.repeat(times))
        .join("")
        .slice(0, maxLength),
    ),
  );

/** Milliseconds within which nothing quadratic is done with 20,000 letters. */
const AT_ONCE = 60;
const ROUNDS = 3;
const TRIES = 5;
/** What is not much more than twice the work is measured once. */
const DOUBTFUL = 2.3;

/**
 * By how much more work twice as long a text is: about 2 where work is linear, 4 where it is quadratic; 1 where both are done at once.
 * Counts the thread's own time, the best of several rounds, and again where it looks bad, so that a busy machine changes little.
 */
export function growthOf(work: (text: string) => unknown, piece: string, letters = 10_000): number {
  const textOf = (length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  const [small, large] = [textOf(letters), textOf(2 * letters)];
  work(small);
  const first = timeOf(work, large);
  if (first < AT_ONCE) return 1;
  let best = first / timeOf(work, small);
  if (best > DOUBTFUL) best = shortest(work, large) / shortest(work, small);
  // Over two doublings: what collects garbage at one of the lengths, and not at the other, weighs half.
  for (let tried = 1; tried < TRIES && best > DOUBTFUL; tried += 1)
    best = Math.min(best, Math.sqrt(shortest(work, textOf(4 * letters)) / shortest(work, small)));
  return best;
}

const shortest = (work: (text: string) => unknown, text: string): number =>
  Math.min(...Array.from({ length: ROUNDS }, () => timeOf(work, text)));

/** In milliseconds of the processor for this thread: those that collect garbage wait for one another, the longer the busier the machine. */
function timeOf(work: (text: string) => unknown, text: string): number {
  const before = process.threadCpuUsage();
  work(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
