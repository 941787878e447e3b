import type { Check } from "../check.ts";
import { findingAt } from "../correction.ts";
import { list } from "../prefixed.ts";

const REASON = {
  en: 'The alef of "I" in a verb carries a hamza: أطلب. Without one it is a command, which can\'t stand here.',
  ar: "ألف المتكلم في المضارع همزة قطع «أطلب»، وبلا همزة تكون الكلمة فعل أمر، ولا موضع له هنا.",
};

const HOPE_REASON = {
  en: 'I hope is آمل, with a madda: the hamza of "I" and that of the verb are one alef.',
  ar: "المتكلم من «أمِل» هو «آمل» بمدة: اجتمعت همزة المضارع وهمزة الفعل في ألف واحدة.",
};

/** After these stands neither a command nor a verb of the past. */
const PRESENT_FOLLOWS = list("لن لم سوف كي لكي كنت أنا");
/** After these stands no command. */
const NO_COMMAND_FOLLOWS = list("أن مرة عندما حين كيف لا");
/** Nouns whose alef joins. */
const JOINS = /^ا(?:سم|بن|مرأ|ثن|لل|ل)/u;
/** Verbs of the past whose alef joins, as اتصل, اهتم and انضم. */
const MAY_BE_PAST = /^ا(?:[تنذد]|\p{L}[تط])/u;
/** Others of them, which don't show it. */
const PAST = list("اطلع احمر اخضر اسود اصفر ابيض");

/** اطلب for أطلب, where only "I" can be meant. */
export const firstPerson: Check = function* ({ words, lexicon, isOwn }) {
  for (const word of words) {
    const { bare, before } = word;
    const rest = bare.slice(1);
    if (bare === "امل" && /^[أا]ن$/u.test(word.after)) {
      yield findingAt(word, "HAMZA", "ERROR", HOPE_REASON, "آمل");
      continue;
    }
    if (!bare.startsWith("ا") || rest.length < 3 || JOINS.test(bare) || isOwn(bare)) continue;
    const isVerb = () => ["أ", "ن", "ي"].every((person) => lexicon.accepts(person + rest)) && !lexicon.accepts(`ال${bare}`);
    if (
      (PRESENT_FOLLOWS.has(before) ||
        (NO_COMMAND_FOLLOWS.has(before) && rest.length === 3 && !MAY_BE_PAST.test(bare) && !PAST.has(bare))) &&
      isVerb()
    )
      yield findingAt(word, "HAMZA", word.quoted ? "LIKELY" : "ERROR", REASON, `أ${rest}`);
  }
};
