/** Somebody whom the demo's editor may sell to; addresses and numbers are nobody's. */
export interface Lead {
  readonly locale: "en" | "ar";
  readonly name: string;
  /** Absent of who is known by a number alone. */
  readonly email?: string;
  readonly phone?: string;
  readonly organization?: string;
  /** What they wrote by the contact form; who didn't was written down by hand. */
  readonly message?: string;
  readonly stage: "NEW" | "CONTACTED" | "QUALIFIED" | "CUSTOMER" | "LOST";
  readonly notes?: string;
}

/** The last two are one person. */
export const LEADS: readonly Lead[] = [
  {
    locale: "en",
    name: "Huda Saleh",
    email: "huda@bayt.example",
    phone: "0500000031",
    organization: "Bayt Interiors",
    stage: "CUSTOMER",
    notes: "Met at the design week. Two brands, both live since the spring.",
  },
  {
    locale: "ar",
    name: "سارة الحربي",
    email: "sara@zahra.example",
    phone: "0500000032",
    organization: "زهرة للعطور",
    stage: "CUSTOMER",
    notes: "جدّدت لسنة ثانية، وأضافت كاتبتين.",
  },
  {
    locale: "en",
    name: "Layla Mansour",
    email: "layla@northpier.example",
    phone: "0500000033",
    message: "We run four pharmacies and write everything twice, in Arabic and in English. Can both be kept in one place?",
    stage: "QUALIFIED",
    notes: "Wants both languages side by side. She has seen the calendar and asks for a price for six people.",
  },
  {
    locale: "ar",
    name: "ماجد العنزي",
    email: "majed@sahab.example",
    organization: "سحاب للتقنية",
    stage: "QUALIFIED",
    notes: "يريد ربط النشر بنظامه. أرسلنا إليه دليل الربط البرمجي.",
  },
  {
    locale: "ar",
    name: "عبدالله القحطاني",
    email: "abdullah@rimal.example",
    phone: "0500000035",
    message: "نبيع مستلزمات التخييم، ونحتاج إلى محتوى كل أسبوع. هل تُكتب النصوص بالعربية مباشرة أم تُترجم؟",
    stage: "CONTACTED",
    notes: "اتصلنا به يوم وصول رسالته. ينتظر مثالًا من متجر يشبه متجره.",
  },
  {
    locale: "ar",
    name: "نوف السبيعي",
    email: "nouf@hekaya.example",
    phone: "0500000036",
    organization: "حكاية للنشر",
    stage: "CONTACTED",
    notes: "عرّفتنا بها هدى. تفضّل أن نراسلها صباحًا.",
  },
  {
    locale: "ar",
    name: "هند الشمري",
    email: "hind@dar.example",
    message: "لدينا ثلاثة متاجر، ولكل متجر أسلوبه في الكلام. كيف تحفظون لكل علامة صوتها؟",
    stage: "NEW",
  },
  {
    locale: "en",
    name: "Tom Ferris",
    email: "tom@ferris.example",
    phone: "0500000038",
    message: "A friend showed me a text exported to Word. Is there a way to try it with our own brand guide?",
    stage: "NEW",
  },
  {
    locale: "ar",
    name: "ريم الدوسري",
    email: "reem@noor.example",
    message: "شكرًا على العرض وعلى وقتكم. قررنا هذا العام أن نكتب داخل الفريق.",
    stage: "LOST",
    notes: "تعيد النظر في بداية العام. لا نتصل بها قبل ذلك.",
  },
  {
    locale: "en",
    name: "Omar Idris",
    email: "omar@idris.example",
    organization: "Idris & Sons",
    stage: "LOST",
    notes: "Chose an agency. We parted on good terms.",
  },
  {
    locale: "ar",
    name: "أمل الزهراني",
    email: "amal@rawda.example",
    phone: "0500000041",
    message: "نفتح روضة ثانية في الصيف، ونريد أن يعرفنا أهل الحي قبل الافتتاح. من أين نبدأ؟",
    stage: "NEW",
  },
  {
    locale: "ar",
    name: "الزهراني أمل",
    phone: "+966 50 000 0041",
    organization: "روضة المرجان",
    stage: "CONTACTED",
    notes: "سألت في المعرض عن المحتوى الموسمي. وعدناها باتصال هذا الأسبوع.",
  },
];
