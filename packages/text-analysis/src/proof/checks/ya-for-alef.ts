import { list } from "../prefixed.ts";
import type { Word } from "../reading.ts";

const PREPOSITIONS = list("من في إلى على عن حتى منذ بعد قبل عند");
/** What علي stands after as a name. */
const BEFORE_A_NAME = list(
  "محمد أحمد حسن حسين السيد الأستاذ الدكتور المهندس الشيخ الإمام سيدنا بن ابن أبو عمر خالد يا مع أخي صديقي العميل الكاتب المدير الفنان",
);
const VERBS_WITH_ON = list(
  "يعتمد تعتمد نعتمد اعتمد حصل يحصل نحصل تحصل حصلت حصلنا احصل يعمل نعمل تعمل يحافظ نحافظ تحافظ يؤثر تؤثر اطلع اضغط انقر تعرف تعرفوا يركز نركز تركز يجب ينبغي نحرص يحرص تحرص حرصنا بناء علاوة القائم القائمة قادر قادرة المعتمد المعتمدة",
);

/** Verbs and nouns that lead somewhere: after them إلي is "to", not "to me". */
const LEADS_TO = list(
  "سافر سافرت سافرنا يسافر نسافر سفر السفر ذهب ذهبت ذهبنا يذهب نذهب أذهب ذهاب الذهاب وصل وصلت وصلنا يصل تصل نصل وصول الوصول عاد عادت عدت عدنا يعود تعود نعود عودة العودة رجع رجعت رجعنا يرجع توجه توجهت توجهنا نتوجه اتجه اتجهت انتقل انتقلت انتقلنا ينتقل ننتقل انتقال دخل دخلت دخلنا ندخل دخول تحول تحولت يتحول انضم انضمت انضممت الانضمام أشار أشارت يشير تشير أدى أدت يؤدي تؤدي يهدف تهدف نهدف سعى نسعى يسعى نتطلع يحتاج تحتاج نحتاج أحتاج بحاجة حاجة إضافة بالإضافة نظرا بالنسبة استنادا أضاف أضفنا دعا ندعو دعوة انظر وصلني صعد صعدنا طار طرنا",
);

/** Places and the like, which stand after على and seldom after a name. */
const ON_WHICH =
  /^(?:باب|سطح|رأس|ظهر|متن|جانب|جانبي|حافة|شاطئ|ضفاف|ضفة|رصيف|جدار|جدران|أرض|أرضية|طريق|طاولة|رف|شاشة|صفحة|صفحات|بعد|قدر|نحو|نفقة|عاتق|وشك|ضوء|عكس|غرار|صعيد|الرغم|رغم|قيد|وجه|يد|أيدي|أيد|عجل|مدى|مر|حدود|مقربة|ثقة|يقين|علم|دراية|استعداد|سبيل|خلاف|هيئة|حساب|مراحل|دفعات|أقساط|فترات)$/u;

/** What is done to an extent: نقيس مدى رضا العملاء. */
const MEASURES =
  /^[وفلب]?(?:س?[ينتأ])?(?:قيس|قياس|عرف|معرفة|حدد|تحديد|تقييم|قيم|دراسة|درس|وضح|توضيح|بين|بيان|فهم|درك|إدراك|ظهر|إظهار|عكس|كشف|اختبر|اختبار|ختبر|راقب|متابعة|إلى|حول|ما)$/u;

/** A family's name, as that of علي النعيمي. */
const NISBA = /^ال\p{L}{3,}ي$/u;

const isDefinite = (word: string) => /^(?:[وف]?(?:ال|لل))\p{L}{2}/u.test(word);

/** Whether what stands around a word that may end in ya says that alef maqsura is meant. */
export function yaMeansAlef({ bare, text, before, after, opens }: Word): boolean {
  // Written double, it is heard: عليّ, لديّ.
  if (text.includes("\u0651", text.lastIndexOf("ي"))) return false;
  const plain = bare.replace(/^[وف](?=علي|لدي)/u, "");
  // To show: يُري.
  if (plain === "يري" || plain === "نري") return !text.includes("\u064F");
  if (plain === "علي")
    return (
      after !== "" &&
      !BEFORE_A_NAME.has(before) &&
      (VERBS_WITH_ON.has(before.replace(/^[وف](?=\p{L}{3})/u, "")) ||
        /\p{L}{3}(?:نا|وا)$/u.test(before) ||
        (isDefinite(after) && !/^ال[أاإع]/u.test(after) && !(opens && NISBA.test(after))) ||
        (isDefinite(after) && !opens) ||
        (ON_WHICH.test(after) && (isDefinite(before) || /\p{L}{2}(?:نا|ها|هم|كم|ة|ات|وا|ت)$/u.test(before))) ||
        /^(?:هذا|هذه|ذلك|كل|جميع|جودة|أن|مدار|أساس|أعلى|أفضل|أكثر|مستوى|سبيل|شكل|طلبك|موقعنا|موقعكم|منصتنا|متجرنا|صفحتنا)$/u.test(after))
    );
  if (/^[وفبلك]{0,2}القري$/u.test(bare) || (/^[وف]?ل?مرضي$/u.test(bare) && isDefinite(after))) return true;
  if (/^(?:ال)?مبني$/u.test(plain)) return PREPOSITIONS.has(before) || /^(?:هذا|ذلك|داخل|أمام|خلف)$/u.test(before);
  if (plain === "لدي") return isDefinite(after);
  if (plain === "إلي")
    return (
      isDefinite(after) ||
      (after !== "" && LEADS_TO.has(before.replace(/^[وف](?=\p{L}{3})/u, ""))) ||
      /^(?:كل|من|جميع|أي|هنا|أن|أين|متى|هذا|هذه)$/u.test(after)
    );
  if (/^[وفبلك]?أ(?:حل|غل|ذك|قو|نق|رق|شه|زك|به)ي$/u.test(bare)) return !opens || /^[وفبلك]/u.test(bare);
  if (/^(?:ال)?محتوي$/u.test(plain)) return !after.startsWith("على");
  if (plain === "الأولي" || plain === "الاولي") return before.endsWith("ة");
  if (/^[وف]?[بلك]أ(?:عل|دن|قص)ي$/u.test(bare)) return true;
  if (plain === "أعلي" || plain === "أدني") return PREPOSITIONS.has(before) || after === "من";
  if (plain === "مدي") return PREPOSITIONS.has(before) || isDefinite(after) || MEASURES.test(before);
  if (plain === "معني") return isDefinite(after) || before === "أي" || before === "بلا" || before === "ما";
  if (plain === "المعني") return before === "بهذا" || before === "هذا" || before === "نفس";
  if (plain === "سوي") return isDefinite(after) || before === "ليس" || before === "لا";
  if (plain === "ذكري" || plain === "دعوي" || plain === "عدوي") return isDefinite(after);
  if (plain === "يبقي" || plain === "تبقي" || plain === "تلقي") return isDefinite(after);
  if (/^(?:ال)?موسيقي$/u.test(plain)) return PREPOSITIONS.has(before) || after.endsWith("ة");
  return false;
}
