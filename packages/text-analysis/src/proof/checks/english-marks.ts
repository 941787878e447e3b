import type { Check } from "../check.ts";
import { findingAt } from "../correction.ts";

const BEFORE_REASON = { en: "No space stands before this mark.", ar: "لا مسافة قبل هذه العلامة." };
const AFTER_REASON = { en: "A space follows this mark.", ar: "تلي هذه العلامة مسافة." };
const DOUBLED_REASON = { en: "One mark is enough.", ar: "تكفي علامة واحدة." };
const ARABIC_REASON = { en: "In an English sentence the marks are Latin.", ar: "علامات الجملة الإنجليزية لاتينية." };
const TWO_SPACES_REASON = { en: "One space is enough.", ar: "تكفي مسافة واحدة." };
const LATIN_MARKS: Readonly<Record<string, string>> = { "،": ",", "؛": ";", "؟": "?" };

/** The end of a sentence and the beginning of the next without a space: hand.It; not node.js or Booking.com. */
const RUN_ON = /^(?<end>\p{Ll}{2,})\.(?<next>\p{Lu}\p{Ll}+)$/u;

/** Spaces and marks of English sentences. */
export const englishMarks: Check = function* ({ parts, lexicon, isOwn }) {
  for (const part of parts) {
    const [before, after] = [parts[part.index - 1], parts[part.index + 1]];
    const { end = "", next = "" } = (part.kind === "latin" && RUN_ON.exec(part.text)?.groups) || {};
    if (end !== "" && !isOwn(part.text) && lexicon.accepts(end) && lexicon.accepts(next.toLowerCase()))
      yield findingAt(part, "PUNCTUATION", "LIKELY", AFTER_REASON, `${end}. ${next}`);
    if (part.kind === "space" && before?.kind === "latin") {
      const further = parts[part.index + 2];
      if (after?.kind === "mark" && /^[,;]$/u.test(after.text) && further?.kind === "latin")
        yield findingAt(
          { start: before.start, end: further.end },
          "PUNCTUATION",
          "ERROR",
          BEFORE_REASON,
          `${before.text}${after.text} ${further.text}`,
        );
      else if (after?.kind === "mark" && /^[,;!?.]$/u.test(after.text) && further?.kind !== "latin")
        yield findingAt({ start: part.start, end: after.end }, "PUNCTUATION", "ERROR", BEFORE_REASON, after.text);
      else if (part.text.length > 1 && !part.text.includes("\t") && after?.kind === "latin")
        yield findingAt(part, "SPACING", "LIKELY", TWO_SPACES_REASON, " ");
    }
    if (part.kind !== "mark" || before?.kind !== "latin") continue;
    const latin = LATIN_MARKS[part.text];
    if (latin !== undefined) yield findingAt(part, "PUNCTUATION", "ERROR", ARABIC_REASON, latin);
    if (/^[,;]$/u.test(part.text) && after?.kind === "latin") yield findingAt(part, "PUNCTUATION", "ERROR", AFTER_REASON, `${part.text} `);
    if (/^[,;?!]$/u.test(part.text) && after?.text === part.text) {
      let last = after;
      for (let mark = parts[last.index + 1]; mark?.text === part.text; mark = parts[last.index + 1]) last = mark;
      yield findingAt({ start: part.start, end: last.end }, "PUNCTUATION", "LIKELY", DOUBLED_REASON, part.text);
    }
  }
};
