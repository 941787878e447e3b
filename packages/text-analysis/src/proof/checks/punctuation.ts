import type { Check } from "../check.ts";
import { findingAt } from "../correction.ts";
import type { Part } from "../reading.ts";

const LATIN_REASON = {
  en: "In an Arabic sentence the marks are Arabic: ، ؛ ؟",
  ar: "علامات الجملة العربية عربية: ، ؛ ؟",
};
const BEFORE_REASON = { en: "No space stands before this mark.", ar: "لا مسافة قبل هذه العلامة." };
const AFTER_REASON = { en: "A space follows this mark.", ar: "تلي هذه العلامة مسافة." };
const DOUBLED_REASON = { en: "One mark is enough.", ar: "تكفي علامة واحدة." };
const WITHIN_REASON = {
  en: "Brackets and quotation marks stand right at what they enclose.",
  ar: "تلاصق الأقواس وعلامات الاقتباس ما بداخلها بلا مسافة.",
};
const PERCENT_REASON = { en: "Beside Arabic digits the percent sign is ٪.", ar: "علامة النسبة المئوية مع الأرقام العربية المشرقية «٪»." };
const QUESTION_REASON = { en: "A question ends with ؟", ar: "تُختم جملة الاستفهام بعلامة «؟»." };

const ARABIC_MARKS: Readonly<Record<string, string>> = { ",": "،", ";": "؛", "?": "؟" };
const CLOSES = new Set(["،", "؛", "؟", "!", ".", ":", ",", ";", "?", "٪"]);
const FOLLOWED = new Set(["،", "؛", "؟", "!"]);
const OPENING = new Set(["(", "«", "["]);
const CLOSING = new Set([")", "»", "]"]);
const ASKS = /^(?:هل|لماذا|ماذا|لمَ)$/u;

const isProse = (part: Part | undefined) => part?.kind === "arabic" || part?.kind === "latin" || part?.kind === "number";

/** Marks of the other script, and spaces where they don't belong. */
export const punctuation: Check = function* ({ parts, words }) {
  for (const part of parts) {
    const { index, text } = part;
    const [before, after, further] = [parts[index - 1], parts[index + 1], parts[index + 2]];
    if (part.kind === "space" && after?.kind === "mark") {
      if (CLOSES.has(after.text) && isProse(before) && !(/[.:]/u.test(after.text) && isProse(further)) && isArabicNear(parts, index))
        yield findingAt(
          { start: part.start, end: after.end },
          "PUNCTUATION",
          "ERROR",
          BEFORE_REASON,
          ARABIC_MARKS[after.text] ?? after.text,
        );
      else if (CLOSING.has(after.text) && before?.kind === "arabic")
        yield findingAt({ start: part.start, end: after.end }, "PUNCTUATION", "ERROR", WITHIN_REASON, after.text);
      continue;
    }
    if (part.kind !== "mark") continue;
    if (OPENING.has(text) && after?.kind === "space" && further?.kind === "arabic")
      yield findingAt({ start: part.start, end: after.end }, "PUNCTUATION", "ERROR", WITHIN_REASON, text);
    const arabic = ARABIC_MARKS[text];
    if (arabic !== undefined && before?.kind === "arabic") yield findingAt(part, "PUNCTUATION", "ERROR", LATIN_REASON, arabic);
    else if (arabic !== undefined && before && CLOSING.has(before.text) && after?.kind === "space" && further?.kind === "arabic")
      yield findingAt(part, "PUNCTUATION", "ERROR", LATIN_REASON, arabic);
    if (text === "%" && before?.kind === "number" && /[\u0660-\u0669]$/u.test(before.text) && isArabicNear(parts, index))
      yield findingAt(part, "PUNCTUATION", "ERROR", PERCENT_REASON, "٪");
    if (FOLLOWED.has(text) && (after?.kind === "arabic" || after?.kind === "latin") && isArabicNear(parts, index))
      yield findingAt(part, "PUNCTUATION", "ERROR", AFTER_REASON, `${text} `);
    if (text === "." && before?.kind === "arabic" && after?.kind === "arabic" && before.text.length > 2 && after.text.length > 2)
      yield findingAt(part, "PUNCTUATION", "LIKELY", AFTER_REASON, ". ");
    if (isDoubled(parts, index)) {
      let last = part;
      for (let next = parts[last.index + 1]; next?.text === text; next = parts[last.index + 1]) last = next;
      if (isArabicNear(parts, index))
        yield findingAt({ start: part.start, end: last.end }, "PUNCTUATION", "LIKELY", DOUBLED_REASON, ARABIC_MARKS[text] ?? text);
    }
  }
  for (const word of words) {
    if (!word.opens || word.quoted || !ASKS.test(word.bare)) continue;
    const end = endOfSentence(parts, word.index);
    if (end?.text === ".") yield findingAt(end, "PUNCTUATION", "LIKELY", QUESTION_REASON, "؟");
  }
};

/** The first of several alike, but three full stops. */
function isDoubled(parts: readonly Part[], index: number): boolean {
  const text = parts[index]?.text ?? "";
  if (!CLOSES.has(text) || parts[index - 1]?.text === text || parts[index + 1]?.text !== text) return false;
  let length = 2;
  while (parts[index + length]?.text === text) length += 1;
  return text !== "." || length !== 3;
}

/** Whether the word before a mark, in the same line, is Arabic; signs and numbers between don't count. */
function isArabicNear(parts: readonly Part[], index: number): boolean {
  for (let at = index; at >= Math.max(0, index - 6); at--) {
    const kind = parts[at]?.kind;
    if (kind === "arabic") return true;
    if (kind === "break" || kind === "closed") return false;
  }
  return false;
}

const LONGEST_QUESTION = 120;

function endOfSentence(parts: readonly Part[], from: number): Part | undefined {
  for (const part of parts.slice(from, from + LONGEST_QUESTION)) {
    if (part.kind === "break") return undefined;
    if (part.kind === "mark" && /^[.!?؟…؛«]$/u.test(part.text)) return part;
  }
  return undefined;
}
