import type { Check } from "../check.ts";
import { findingAt } from "../correction.ts";
import { list, splitsOf } from "../prefixed.ts";

const PLURAL_REASON = {
  en: 'The waw of "they" takes an alef that isn\'t spoken: ذهبوا.',
  ar: "تُزاد بعد واو الجماعة ألف فارقة لا تُنطق: ذهبوا.",
};
const ROOT_REASON = {
  en: 'This waw is a letter of the verb, not the waw of "they", so it takes no alef: ندعو.',
  ar: "هذه الواو من أصل الفعل لا واو جماعة، فلا تُزاد بعدها ألف: ندعو.",
};
const NOUN_REASON = {
  en: "The waw of a plural noun before what it belongs to takes no alef: موظفو الشركة.",
  ar: "لا تُزاد الألف بعد واو جمع المذكر السالم المضاف: موظفو الشركة.",
};

/** Verbs that end in waw themselves. */
export const ENDS_IN_WAW = list(
  "دعو رجو شكو بدو نمو سمو خلو علو تلو غزو صحو دنو حلو عفو محو كسو طفو نجو ربو زهو خطو هفو غدو رسو قسو سهو لهو جلو سلو عدو طهو حذو جفو هجو غفو رنو عتو جثو صفو كبو سطو طغو زكو فشو خبو حنو سخو نبو",
);
/** Of these the fourth form begins with أ too: أبدوا, they showed. */
const SHOWN = list("بدو خلو علو دنو حلو نمو عدو رسو نجو جلو لهو عفو فشو صحو ربو");
/** What one hopes for of somebody; God and a meeting are hoped for in a command, too: ارجوا الله. */
const HOPED_OF = list("منك منكم منكن من أن ألا التكرم الرد عدم");
/** After these "they" has no nun: أن يدعوا. */
const BEFORE_THEM = list("ولا فلا أن لن لم كي لكي حتى ألا لئلا لا كيلا وأن ولم ولن فلم");
/** Nouns in waw that take an alef only as objects. */
const NOUNS = list(
  "عمرو حمو تو فيديو راديو استوديو كازينو كيلو يورو نانو بيانو عدو عضو هدو سطو أبو أخو ذو أولو بنو ذوو مدعو مرجو محشو مكسو مملو سنو سيناريو ألبو ديمو ريو شو جدو برو كابتشينو إسبريسو مانجو أفوكادو مايو يوليو يونيو",
);

/** The alef after the waw of "they", left out or written where the waw is none. */
export const wawAndAlef: Check = function* ({ words, lexicon, isOwn }) {
  for (const word of words) {
    const { bare } = word;
    if (isOwn(bare) || word.quoted) continue;
    if (bare.endsWith("و") && bare.length > 3 && isVerb(bare, lexicon.accepts.bind(lexicon))) {
      yield findingAt(word, "HAMZA", "ERROR", PLURAL_REASON, `${bare}ا`);
    } else if (bare.endsWith("وا") && bare.length > 4) {
      const singular = bare.slice(0, -1);
      if (/^[وف]?ارجوا$/u.test(bare) && HOPED_OF.has(word.after)) {
        yield findingAt(word, "HAMZA", "ERROR", ROOT_REASON, singular.replace("ا", "أ"));
        continue;
      }
      const [, person = "", stem = ""] = /^[وف]?س?([نأيت])(\p{L}{2}و)$/u.exec(singular) ?? [];
      if (ENDS_IN_WAW.has(stem)) {
        if (person === "أ" && SHOWN.has(stem)) continue;
        if (person === "ن" || person === "أ") yield findingAt(word, "HAMZA", "ERROR", ROOT_REASON, singular);
        else if (!BEFORE_THEM.has(word.before) && !/^[وف]?ل/u.test(bare)) yield findingAt(word, "HAMZA", "LIKELY", ROOT_REASON, singular);
      } else if (!lexicon.accepts(bare) && lexicon.accepts(singular) && lexicon.accepts(`${singular}ن`))
        yield findingAt(word, "HAMZA", "ERROR", NOUN_REASON, singular);
    }
  }
};

function isVerb(bare: string, accepts: (word: string) => boolean): boolean {
  if (!accepts(`${bare}ا`)) return false;
  for (const { rest } of splitsOf(bare, ["", "ل", "ب", "ك", "ال", "بال", "لل"])) {
    if (NOUNS.has(rest) || ENDS_IN_WAW.has(rest) || ENDS_IN_WAW.has(rest.slice(1)) || rest.startsWith("م")) return false;
  }
  const stem = bare.slice(0, -1);
  if (/^[وف]?[يت]\p{L}{2}/u.test(bare) && accepts(`${bare}ن`)) return true;
  return accepts(`${stem}ت`) && accepts(`${stem}نا`) && !accepts(`ال${bare.replace(/^و/u, "")}ن`);
}
