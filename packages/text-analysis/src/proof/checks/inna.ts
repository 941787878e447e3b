import type { Check } from "../check.ts";
import { findingAt } from "../correction.ts";
import { list } from "../prefixed.ts";
import type { Word } from "../reading.ts";

const REASON = {
  en: "After verbs of saying and at the beginning of a sentence one writes إنّ with its hamza below.",
  ar: "تُكسر همزة «إنّ» بعد القول وفي أول الكلام.",
};
const OPEN_REASON = {
  en: "After a verb of opinion or a preposition one writes أنّ with its hamza above: what follows could be put as a noun.",
  ar: "تُفتح همزة «أنّ» بعد أفعال العلم والظن وبعد حرف الجر، لأنها تُؤوَّل مع ما بعدها بمصدر.",
};
const BARE_REASON = {
  en: "أن and إن carry a hamza, above or below; without one there is no such word.",
  ar: "تُكتب همزة «أن» و«إن» فوق الألف أو تحتها، ولا كلمة بلا همزة.",
};
const SINCE_REASON = {
  en: "After حيث and إذ one writes إنّ: a whole sentence follows them.",
  ar: "تُكسر همزة «إنّ» بعد «حيث» و«إذ» لأنهما تضافان إلى الجمل.",
};

const SAYING = list(
  "قال قالت قالوا قلت قلنا يقول تقول يقولون نقول أقول قل قائلا قائلة قولي قولنا قوله قولها القول فقال وقال وقالت فقالت ويقول وتقول يقال قيل",
);
const OPINION = list(
  "أعتقد اعتقد يعتقد تعتقد نعتقد يعتقدون أظن نظن يظن تظن أرى نرى يرى ترى يرون رأى رأت أؤكد يؤكد تؤكد نؤكد أكد أكدت أكدوا أوضح أوضحت يوضح توضح ذكر ذكرت يذكر تذكر أعلن أعلنت يعلن تعلن نعلن أعلم نعلم يعلم تعلم علمت علمنا أعرف نعرف يعرف تعرف عرفت عرفنا يبدو أضاف أضافت أشعر نشعر يشعر تشعر لاحظ لاحظت لاحظنا نلاحظ يلاحظ اكتشف اكتشفت اكتشفنا أثبت أثبتت يثبت تثبت يعني تعني أخبر أخبرنا أخبرني بين تبين يتبين اتضح يتضح تأكد تأكدت تأكدنا نتأكد يضمن تضمن نضمن نؤمن أؤمن يؤمن سمعت سمعنا نفهم أفهم يفهم يدرك ندرك تدرك نتذكر نتوقع يتوقع أتوقع نأمل أتمنى نتمنى المعروف المعلوم المؤكد الواضح المهم الطبيعي الأكيد",
);
/** Verbs of opinion in the past, without the ending of their person. */
const OPINION_STEMS = list("ظنن اعتقد علم عرف شعر أدرك فهم تذكر توقع تمني رأي لاحظ أكد ذكر أعلن أوضح أضف سمع اكتشف وجد نسي تأكد أخبر أثبت");
const PAST_PERSON = /^(.{3,}?)(?:ت|نا|وا|تم|تما)$/u;

const isOpinion = (word: string): boolean => OPINION.has(word) || OPINION_STEMS.has(PAST_PERSON.exec(word)?.[1] ?? "");

const OPENERS = list("على في من عن إلى بسبب رغم برغم غير إلا بما مع كما لولا لو منذ بعد قبل مثل بيد سوى لدرجة بشرط حول");
const SINCE = list("حيث إذ وحيث بحيث");
const PRONOUNS = "(?:ه|ها|هم|هن|هما|ك|كم|ي|ني|نا|نني|ننا)";
const ANY = new RegExp(`^([وف]?)([اأإ])ن(${PRONOUNS}?)$`, "u");
const WITH_PARTICLE = new RegExp(`^([وف]?[لبك])ان(${PRONOUNS}?)$`, "u");

const isNominal = (word: string) => /^(?:ال|هذ|هؤلاء|ذلك|تلك|هناك|كل|جميع|معظم|بعض|أي|عدد|أكثر|أفضل|أول)/u.test(word);
const WINDOW = 4;

/** أن and إن: the hamza of each, and which of them a sentence asks for. */
export const inna: Check = function* ({ words, parts, isOwn }) {
  for (const [at, word] of words.entries()) {
    if (isOwn(word.bare)) continue;
    const joined = WITH_PARTICLE.exec(word.bare);
    if (joined) {
      const [, particle = "", owner = ""] = joined;
      // كان and its forms are words; بان has become clear.
      if (/^[وف]?ل$/u.test(particle) || (owner !== "" && particle.endsWith("ب")) || (/^ب$/u.test(particle) && isNominal(word.after)))
        yield findingAt(word, "INNA", "ERROR", BARE_REASON, `${particle}أن${owner}`);
      continue;
    }
    const [, conjunction = "", seat = "", owner = ""] = ANY.exec(word.bare) ?? [];
    if (seat === "" || (seat === "ا" && owner === "ي" && word.before === "")) continue;
    const right = seatOf(words, at, { owner, seat, conjunction });
    const followed = parts[word.index + 1]?.kind === "space";
    if (right === undefined || right.seat === seat || !followed) continue;
    yield findingAt(
      word,
      "INNA",
      word.quoted && seat !== "ا" ? "LIKELY" : right.severity,
      right.reason,
      `${conjunction}${right.seat}ن${owner}`,
      ...(seat === "ا" ? [`${conjunction}${right.seat === "أ" ? "إ" : "أ"}ن${owner}`] : []),
    );
  }
};

interface Found {
  readonly owner: string;
  readonly seat: string;
  readonly conjunction: string;
}

function seatOf(words: readonly Word[], at: number, { owner, seat, conjunction }: Found) {
  const word = words[at];
  if (!word) return undefined;
  const { before, after, opens } = word;
  const error = "ERROR" as const;
  if (after.startsWith("شاء") && owner === "") return { seat: "إ", severity: error, reason: BARE_REASON };
  const nominal = owner !== "" || isNominal(after);
  if (SAYING.has(before) && nominal) return { seat: "إ", severity: error, reason: REASON };
  if (seat !== "إ" && nominal && saidShortlyBefore(words, at)) return { seat: "إ", severity: error, reason: REASON };
  if (SINCE.has(before)) return { seat: "إ", severity: seat === "ا" ? error : ("LIKELY" as const), reason: SINCE_REASON };
  if (seat === "أ") return undefined;
  if (isOpinion(before) || isOpinion(before.replace(/^[وف]/u, "")) || (OPENERS.has(before) && conjunction === ""))
    return { seat: "أ", severity: error, reason: OPEN_REASON };
  if (seat === "إ") return opinionShortlyBefore(words, at) ? { seat: "أ", severity: "LIKELY" as const, reason: OPEN_REASON } : undefined;
  if (opens || before === "")
    return { seat: nominal || conjunction === "ف" || !/^[يتنأ]/u.test(after) ? "إ" : "أ", severity: error, reason: BARE_REASON };
  if (conjunction === "ف") return { seat: "إ", severity: error, reason: BARE_REASON };
  return { seat: "أ", severity: error, reason: BARE_REASON };
}

/** Whether a verb of opinion stands before the definite noun that this follows: أعلنت الشركة أنها. */
function opinionShortlyBefore(words: readonly Word[], at: number): boolean {
  const subject = words[at - 1];
  const word = words[at];
  if (!subject || word?.before === "" || !/^(?:ال|وزير|مدير|رئيس)/u.test(subject.bare)) return false;
  return OPINION.has(subject.before) && subject.before.length > 2;
}

/** Whether a verb of saying stands a few words before, with its subject between: قال المدير إن. */
function saidShortlyBefore(words: readonly Word[], at: number): boolean {
  for (let back = 1; back <= WINDOW; back++) {
    const word = words[at - back];
    if (!word) return false;
    if (SAYING.has(word.bare)) return true;
    if (word.before === "" || OPINION.has(word.bare) || OPENERS.has(word.bare) || /^[اأإ]ن/u.test(word.bare)) return false;
  }
  return false;
}
