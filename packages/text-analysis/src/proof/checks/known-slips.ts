import type { Check } from "../check.ts";
import { findingAt } from "../correction.ts";
import type { ProofKind, Reason } from "../finding.ts";
import { inTable } from "../prefixed.ts";
import type { Word } from "../reading.ts";
import type { WordList } from "../word-list.ts";
import {
  DAD_MAY_BE_MEANT,
  DAD_ZAH_SLIPS,
  HAMZA_MAY_BE_MEANT,
  HAMZA_SLIPS,
  TA_FOR_HA,
  TA_MAY_BE_MEANT,
  TANWEEN_SLIPS,
  YA_FOR_ALEF,
  YA_MAY_BE_MEANT,
} from "../words/written-otherwise.ts";
import { yaMeansAlef } from "./ya-for-alef.ts";

interface Table {
  readonly kind: ProofKind;
  readonly slips: ReadonlyMap<string, string>;
  /** Words of the table that are as good words as they are written. */
  readonly doubtful: ReadonlySet<string>;
  readonly isMeant?: (word: Word) => boolean;
  readonly reason: Reason;
}

/** The Egyptian way to write مسؤول and شؤون: right, but not what most read. */
const EGYPTIAN = /^(?:\p{L}{0,4}مسئول\p{L}{0,6}|\p{L}{0,4}شئون\p{L}{0,4})$/u;
const EGYPTIAN_REASON: Reason = {
  en: "Egyptian orthography; elsewhere the hamza of this word stands on waw.",
  ar: "هذا رسم مصري صحيح، وفي غير مصر تُكتب الهمزة على الواو.",
};

/** Whoever asks, or is asked: water and blood flow (سال). */
const ASKS =
  /^(?:ال(?:عميل|عملاء|زبون|زبائن|مدير|مديرة|موظف|موظفة|طالب|طالبة|طلاب|معلم|معلمة|طبيب|صحفي|مذيع|كاتب|قارئ|متابع|متابعون|ناس|رجل|مرأة|طفل|ولد|أب|أم|سائل|لجنة|شركة)|عن|عني|عنك|عنه|عنها|عنا|عنكم|أحد\p{L}*|صديق\p{L}*)$/u;

/** What stands around the Quran; a marriage (عقد القران) is written without the madda. */
const HOLY = /^(?:الكريم|المجيد|العظيم|الحكيم|الشريف|كاملا)$/u;
const OF_THE_QURAN =
  /^[وفبل]?(?:ال)?(?:سور|سورة|آيات|آية|تلاوة|تلاوات|حفظ|حافظ|حفظة|تحفيظ|قراءة|ختم|ختمة|تفسير|علوم|تعليم|نزول|تجويد|ترتيل|مصحف|أجزاء|جزء|قصص)$/u;

/** What follows إنا, "we", where أنا can't be meant: إنا لله، إنا نعتذر، إنا أعطيناك. */
const WE = /^(?:لله|إليه|ن\p{L}{2,}|(?:س|ل)ن\p{L}{3,}|\p{L}{2,}نا(?:ك|كم|ه|ها|هم)?)$/u;

const TABLES: readonly Table[] = [
  {
    kind: "TANWEEN",
    slips: TANWEEN_SLIPS,
    doubtful: new Set(),
    reason: {
      en: "Tanween is a mark over the letter, not a nun; after ta marbuta and after a hamza on alef it takes no alef.",
      ar: "التنوين علامة فوق الحرف لا نون تُكتب، ولا تلحقه ألف بعد التاء المربوطة ولا بعد همزة على ألف.",
    },
  },
  {
    kind: "DAD_ZAH",
    slips: DAD_ZAH_SLIPS,
    doubtful: DAD_MAY_BE_MEANT,
    isMeant: ({ bare, before, after }) =>
      bare.endsWith("حفاض")
        ? after === "على"
        : bare.endsWith("ضل")
          ? /^[وف]?س?[يتن]ضل$/u.test(bare)
            ? /^(?:على|حتى|طوال|لمدة|كما|معك|معنا|دائما|جميلا|نظيفا|ثابتا|ثابتة|هو|هي)$/u.test(after)
            : /^(?:في|تحت|من|إلى|خارج|داخل)$/u.test(before)
          : /حض/u.test(bare)
            ? after.startsWith("سعيد")
            : bare.endsWith("نضيف") && /^(?:ال)?(?:مكان|بيت|جو|منزل|هواء|شارع|محل|مطعم|فندق|شاطئ|مسجد|مطبخ|حمام)$/u.test(before),
    reason: { en: "This word is written with the other of ض and ظ.", ar: "تُكتب هذه الكلمة بالحرف الآخر من الضاد والظاء." },
  },
  {
    kind: "ALEF_MAQSURA",
    slips: YA_FOR_ALEF,
    doubtful: YA_MAY_BE_MEANT,
    isMeant: yaMeansAlef,
    reason: {
      en: "What sounds as a long a at the end is alef maqsura, without dots: ى. Ya has two: ي.",
      ar: "ما يُنطق ألفًا في آخر الكلمة يُكتب ألفًا مقصورة بلا نقطتين «ى»، والياء بنقطتين «ي».",
    },
  },
  {
    kind: "TA_MARBUTA",
    slips: TA_FOR_HA,
    doubtful: TA_MAY_BE_MEANT,
    reason: {
      en: "This is a ha, heard as h also before a stop: it has no dots. Ta marbuta becomes t when the word is joined to the next.",
      ar: "هذه هاء تُنطق هاءً في الوصل والوقف فلا تُنقَّط، أما التاء المربوطة فتُنطق تاءً عند الوصل.",
    },
  },
  {
    kind: "HAMZA",
    slips: HAMZA_SLIPS,
    doubtful: HAMZA_MAY_BE_MEANT,
    isMeant: ({ bare, text, before, after, opens, quoted }) =>
      /^[وف]?سالت?$/u.test(bare)
        ? ASKS.test(after)
        : bare.endsWith("قران")
          ? HOLY.test(after) || OF_THE_QURAN.test(before)
          : bare.endsWith("إنا")
            ? !quoted && !text.includes("\u0651") && !WE.test(after)
            : bare.endsWith("احمد")
              ? !/^(?:الله|ربك|ربي)$/u.test(after)
              : bare.endsWith("ئة")
                ? /^(?:في|من|على|إلى|عن)$/u.test(before)
                : bare.endsWith("احسن")
                  ? !opens || /^(?:من|ال)/u.test(after)
                  : bare.endsWith("اكمل")
                    ? !opens
                    : !opens || after.startsWith("أن"),
    reason: {
      en: "Hamza is written where it is spoken, on the seat that the stronger of the two vowels around it asks for; joining hamza (اسم، ابن، استخدام) is a bare alef.",
      ar: "تُكتب همزة القطع حيث تُنطق وعلى ما يناسب أقوى الحركتين، وهمزة الوصل (اسم، ابن، استخدام) ألف بلا همزة.",
    },
  },
];

/** Words that everybody misspells alike, by hand. */
export const knownSlips: Check = function* ({ words, lexicon, isOwn }) {
  for (const word of words) {
    if (isOwn(word.bare)) continue;
    if (EGYPTIAN.test(word.bare)) yield findingAt(word, "HAMZA", "NOTE", EGYPTIAN_REASON, word.bare.replace("ئو", "ؤو"));
    for (const { kind, slips, doubtful, isMeant, reason } of TABLES) {
      const found = inTable(slips, word.bare);
      if (!found) continue;
      const { prefix, value } = found;
      // واحد isn't و and احد, بكى isn't ب and كي: what is a word as a whole has no prefix.
      const isShort = kind === "ALEF_MAQSURA" && word.bare.length - prefix.length < 3 && /[بكل]/u.test(prefix);
      if (prefix !== "" && (kind === "HAMZA" || isShort) && isRead(word.bare, prefix, lexicon)) continue;
      if (doubtful.has(word.bare.slice(prefix.length)) && !(isMeant?.(word) ?? false)) continue;
      yield findingAt(word, kind, word.quoted ? "LIKELY" : "ERROR", reason, joined(prefix, value));
      break;
    }
  }
};

/** Whether the lexicon reads a word with less before it than the table: واحد, والمرأة. */
const isRead = (word: string, prefix: string, lexicon: WordList): boolean =>
  lexicon.readings(word).some((reading) => reading.prefix.length < prefix.length && /^[وف]?$/u.test(reading.prefix));

/** A particle and a word: ل before the article takes its alef. */
const joined = (prefix: string, word: string): string =>
  prefix.endsWith("ل") && !prefix.endsWith("ال") && word.startsWith("ال") ? `${prefix}${word.slice(1)}` : prefix + word;
