import { contextBefore } from "./indefinite-article.ts";
import { bareLetters, isArabic } from "./spelling.ts";

const FEMININE = /(?:ة|اء|ى|ات)$/u;
const POINTING = /^[وفبكل]?(?:هذا|هذه|هذان|هاتان|ذلك|تلك|هذي|الذي|التي)$/u;
/** A verb that may have the word for its subject: its gender shows in its first letter or its last. */
const VERB = /^[وف]?(?:[تي]\p{L}{3,}|\p{L}{3,}ت|كان|ليس|صار|أصبح|بدأ)$/u;
/** What goes on without agreeing: particles, and what is joined by و or begins with a preposition and the article. */
const APART =
  /^(?:[وف]?(?:في|من|على|إلى|عن|مع|أو|ثم|بين|بعد|قبل|عند|منذ|حتى|لكن|أن|إن|لا|لم|لن|قد|كما|حيث|هنا|هناك|الآن|اليوم|غدا|غدًا|مثل|دون|خلال|عبر|نحو|ضمن|حول|لدى|كل|بلا)|[وف](?!اسع|حيد|طني|فير|اضح|دود|ثيق|اعد|اقعي|هاب).+|[وف]?(?:بال|لل).+)$/u;

const genderOf = (term: string): "feminine" | "masculine" => {
  const [first = ""] = bareLetters(term).replace(/^ال/u, "").split(/\s/u);
  return FEMININE.test(first) ? "feminine" : "masculine";
};

function wordBefore(line: string, at: number): string {
  const before = contextBefore(line, at);
  const words = before.trimEnd();
  return words === before ? "" : bareLetters(words.slice(words.lastIndexOf(" ") + 1));
}

/** As far as one looks ahead for the next word. */
const AHEAD = 60;
const wordAfter = (line: string, at: number): string => bareLetters(/^\s+([\p{L}\p{M}]+)/u.exec(line.slice(at, at + AHEAD))?.[1] ?? "");

/**
 * Whether one Arabic word can take another's place without its neighbours' agreement being broken: it has the same gender, or nothing that
 * stands beside it shows the gender. Where it can't, a person has to write the sentence anew.
 */
export function agrees(line: string, start: number, end: number, avoided: string, wanted: string): boolean {
  if (!isArabic(avoided) || !isArabic(wanted) || genderOf(avoided) === genderOf(wanted)) return true;
  const before = wordBefore(line, start);
  const after = wordAfter(line, end);
  return !POINTING.test(before) && !VERB.test(before) && (after === "" || APART.test(after));
}
