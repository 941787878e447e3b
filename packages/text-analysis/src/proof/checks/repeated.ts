import type { Check } from "../check.ts";
import { findingAt } from "../correction.ts";
import { list } from "../prefixed.ts";
import { bareOf, type Part } from "../reading.ts";

const REASON = { en: "The same word stands here twice.", ar: "الكلمة مكررة." };

/** Said twice on purpose: خطوة خطوة, one by one. */
const ONE_BY_ONE = list("خطوة كلمة حبة قطعة مرحلة صفحة نقطة حرف لحظة هيا نعم لا كلا رويدا رويدًا مهلا شبرا بابا صفا دكا that had");

/** A word that is written twice, on one line with nothing but a space between. */
export const repeated: Check = function* ({ parts, isOwn }) {
  for (const part of parts) {
    const [space, next] = [parts[part.index + 1], parts[part.index + 2]];
    if (!isWord(part) || space?.kind !== "space" || !next || next.kind !== part.kind || isOwn(part.text)) continue;
    if (lettersOf(part) !== lettersOf(next)) continue;
    if (ONE_BY_ONE.has(lettersOf(part))) continue;
    // With tanween it stresses (جدا جدا) or goes one by one (يوما يوما).
    const isStress =
      /ا\u064B?$/u.test(part.text) &&
      /\p{Script=Arabic}/u.test(part.text) &&
      part.text.length > 2 &&
      !/^(?:هذا|إذا|ما|كما|مما|عندما)$/u.test(lettersOf(part));
    yield findingAt({ start: part.start, end: next.end }, "REPEATED", isStress ? "NOTE" : "LIKELY", REASON, part.text);
  }
};

const isWord = (part: Part) => part.kind === "arabic" || (part.kind === "latin" && /^\p{L}+$/u.test(part.text));
const lettersOf = ({ text }: Part) => bareOf(text).toLowerCase();
