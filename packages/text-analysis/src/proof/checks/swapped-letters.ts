import type { Check } from "../check.ts";
import { findingAt } from "../correction.ts";
import type { ProofKind, Reason } from "../finding.ts";
import { splitsOf } from "../prefixed.ts";
import type { WordList } from "../word-list.ts";

/** Letters that are written for one another. */
const SWAPS: readonly (readonly [kind: ProofKind, letters: string])[] = [
  ["HAMZA", "اأإآ"],
  ["HAMZA", "أؤئء"],
  ["TA_MARBUTA", "هة"],
  ["ALEF_MAQSURA", "يى"],
  ["DAD_ZAH", "ضظ"],
];

const REASONS: Readonly<Partial<Record<ProofKind, Reason>>> = {
  HAMZA: {
    en: "There is no such word; with its hamza where it belongs there is. Hamza sits on the letter that the stronger of the two vowels around it asks for, and joining hamza is a bare alef.",
    ar: "لا كلمة بهذا الرسم، وهي كلمة إذا رُسمت همزتها في موضعها: تُكتب الهمزة على ما يناسب أقوى الحركتين، وهمزة الوصل ألف بلا همزة.",
  },
  TA_MARBUTA: {
    en: "There is no such word with this ending: ta marbuta (ة) has two dots, the ha of a pronoun or of the root (ه) has none.",
    ar: "لا كلمة بهذه النهاية: التاء المربوطة «ة» منقوطة، وهاء الضمير أو الهاء الأصلية «ه» بلا نقطتين.",
  },
  ALEF_MAQSURA: {
    en: "There is no such word with this ending: ya (ي) has two dots, alef maqsura (ى), which sounds as a long a, has none.",
    ar: "لا كلمة بهذه النهاية: الياء «ي» منقوطة، والألف المقصورة «ى» التي تُنطق ألفًا بلا نقطتين.",
  },
  DAD_ZAH: {
    en: "There is no such word; with the other of ض and ظ there is.",
    ar: "لا كلمة بهذا الرسم، وهي كلمة بالحرف الآخر من الضاد والظاء.",
  },
};

/** Verbal nouns of the fourth form, whose hamza is below, though their plural-like twin (أعمال) is a word too. */
const BELOW = /^إ(?:..ا.|.ا..?ة|.الة)/u;
const MOST_CHANGES = 2;

interface Spelling {
  readonly word: string;
  readonly kind: ProofKind;
  readonly changes: number;
}

/** A word that is none, but is one with a letter or two exchanged for what sounds or looks like it. */
export const swappedLetters: Check = function* ({ words, lexicon, isOwn }) {
  for (const word of words) {
    if (word.bare.length < 2 || isOwn(word.bare) || lexicon.accepts(word.bare)) continue;
    const [best, ...others] = spellingsOf(word.bare, lexicon);
    const reason = best && REASONS[best.kind];
    if (!best || !reason) continue;
    const isDoubtful = word.quoted || (word.bare.endsWith("ة") && best.kind === "TA_MARBUTA" && !isOwned(best.word, lexicon));
    yield findingAt(
      word,
      best.kind,
      isDoubtful ? "NOTE" : best.changes > 1 ? "LIKELY" : "ERROR",
      reason,
      best.word,
      ...others.map((other) => other.word).slice(0, 3),
    );
  }
};

/** Whether a word in ha is a noun with "his": a name that the lexicon hasn't may end in ta marbuta. */
const isOwned = (word: string, lexicon: WordList): boolean => word.length > 3 && lexicon.accepts(`ال${word.slice(0, -1)}`);

/** The words that a letter or two make of it, the fewest changes first. */
function spellingsOf(word: string, lexicon: WordList): Spelling[] {
  let tried: Spelling[] = [{ word, kind: "HAMZA", changes: 0 }];
  const seen = new Set([word]);
  for (let changes = 1; changes <= MOST_CHANGES; changes++) {
    tried = tried.flatMap((from) =>
      changesOf(from.word)
        .filter(([other]) => !seen.has(other) && seen.add(other) !== undefined)
        .map(([other, kind]) => ({ word: other, kind: from.changes === 0 ? kind : from.kind, changes })),
    );
    const right = tried.filter((spelling) => lexicon.accepts(spelling.word));
    if (right.length > 0) return right.toSorted((a, b) => likelihood(b.word, lexicon) - likelihood(a.word, lexicon));
  }
  return [];
}

function changesOf(word: string): [string, ProofKind][] {
  const found: [string, ProofKind][] = [];
  for (let at = 0; at < word.length; at++) {
    const letter = word.charAt(at);
    const isLast = at === word.length - 1;
    for (const [kind, letters] of SWAPS) {
      if (!letters.includes(letter) || ((kind === "TA_MARBUTA" || kind === "ALEF_MAQSURA") && !isLast)) continue;
      for (const other of letters) if (other !== letter) found.push([word.slice(0, at) + other + word.slice(at + 1), kind]);
    }
    if (letter === "ئ" && isLast) found.push([`${word.slice(0, at)}يء`, "HAMZA"]);
    if (letter === "ى" || (letter === "ي" && word.charAt(at + 1) === "ء" && at === word.length - 2))
      found.push([`${word.slice(0, at)}ئ`, "HAMZA"]);
  }
  return found;
}

function likelihood(word: string, lexicon: WordList): number {
  const readings = lexicon.readings(word);
  const isQuestion = readings.every(({ prefix }) => /أ/u.test(prefix));
  const rest = [...splitsOf(word)].find(({ definite }) => definite)?.rest ?? word;
  return (
    (isQuestion ? -10 : 0) +
    (BELOW.test(rest) ? 1 : 0) +
    (/^[وف]?(?:ال)?آ/u.test(word) ? -1 : 0) +
    (readings.some(({ prefix }) => prefix === "") ? 2 : 0)
  );
}
