import { beforeAll, describe, expect, test } from "@jest/globals";
import { lexiconOf } from "@muhtawa/arabic-lexicon/files";
import { mend, proofread, type ProofOptions, type VoiceRule } from "../../src/index.ts";

let lexicon: ProofOptions["lexicon"];
beforeAll(async () => {
  lexicon = await lexiconOf("ar");
}, 300_000);

const read = (text: string, options: Partial<ProofOptions> = {}) => proofread(text, { locale: "ar", lexicon, ...options });

describe("marks and spaces", () => {
  test.each([
    ["نبيع التمر ،والقهوة أيضًا.", "PUNCTUATION"],
    ["نبيع التمر،والقهوة أيضًا.", "PUNCTUATION"],
    ["نبيع التمر و نوفر التوصيل.", "SPACING"],
    ["نبيع التمر ( كلمة ) كل يوم.", "PUNCTUATION"],
    ["نبيع التمر, والقهوة أيضًا.", "PUNCTUATION"],
  ])("%s", (text, kind) => {
    const alarms = read(text).filter(({ severity }) => severity !== "NOTE");
    expect(new Set(alarms.map((finding) => finding.kind))).toEqual(new Set([kind]));
  });

  test.each([
    "اشتريت iPhone 17 من المتجر.",
    "نكتب محتوى الـSEO لكم.",
    "السعر ١٢ ر.س. للعلبة و٢٠ ج.م. في مصر و٢ د.ك. في الكويت.",
    "كتبه أ. خالد وراجعه د. علي.",
    "نعمل مع ZATCA SDK، Postman وغيرهما.",
  ])("%s raises nothing", (text) => expect(read(text).filter(({ severity }) => severity !== "NOTE")).toEqual([]));
});

test.each(["عمرو بن العاص فاتح مصر.", "يشرب المصريون الكشري.", "وصلت الطلبات المتاخره."])(
  "%s: an article is no hamza that was left out",
  (text) => expect(read(text).flatMap(({ suggestions }) => suggestions.filter((word) => /^[أإآ]ل/u.test(word)))).toEqual([]),
);

test.each(["يطهو الشيف الطعام أمامكم.", "يحذو المتجر حذو كبار العلامات.", "تصفو السماء ويغفو الصغار.", "يرنو الفريق إلى الريادة."])(
  "%s: a waw of the verb's own",
  (text) => expect(read(text).filter(({ severity }) => severity !== "NOTE")).toEqual([]),
);

test("no letter is exchanged twice: كتير is no كتأر", () =>
  expect(read("عندي طلبات كتير.").flatMap(({ suggestions }) => suggestions)).not.toContain("كتأر"));

test.each([
  ["السعر ۱۲۰ ريالًا بدل ١٥٠ ريالًا.", ["١٢٠"]],
  ["السعر ١٢۳ ريالًا.", ["١٢٣"]],
  ["السعر ۱۲۰ ريالًا.", []],
  ["السعر ۱۲۰ ريالًا بدل 150 و170 ريالًا.", ["120"]],
])("Persian digits beside Arabic ones: %s", (text, mended) =>
  expect(
    read(text)
      .filter(({ kind }) => kind === "DIGITS")
      .map(({ suggestions }) => suggestions[0]),
  ).toEqual(mended),
);

test("marks of direction between words hide nothing of what stands around a word", () =>
  expect(read("يقول \u200Fان \u200Fالدوام غدًا.")[0]).toMatchObject({ kind: "INNA", suggestions: ["إن", "أن"] }));

describe("what a sentence is mended to, where there is one way", () => {
  test.each([
    ["خذ جزءً من وقتك.", "خذ جزءًا من وقتك."],
    ["قرأت شيءً مفيدًا.", "قرأت شيئًا مفيدًا."],
    ["قرأت كتابً مفيدًا.", "قرأت كتابًا مفيدًا."],
    ["بناءً على طلبك نرى مساءً جميلًا وخطأً صغيرًا وفتىً ولغةً.", "بناءً على طلبك نرى مساءً جميلًا وخطأً صغيرًا وفتىً ولغةً."],
    ["كنت اطلب من متجركم.", "كنت أطلب من متجركم."],
    ["اطلب من متجرنا الآن.", "اطلب من متجرنا الآن."],
    ["كيف اتصل الفريق بالعميل؟", "كيف اتصل الفريق بالعميل؟"],
    ["اتصلت مره واحدة.", "اتصلت مرة واحدة."],
    ["أرسل الملف إلي قبل الظهر.", "أرسل الملف إلي قبل الظهر."],
    ["سافرت إلي جدة.", "سافرت إلى جدة."],
    ["لم يأتي أحد ولم نرى شيئًا ولم يدعو أحدًا.", "لم يأتِ أحد ولم نرَ شيئًا ولم يدعُ أحدًا."],
    ["لم تأتي يا سلمى ولم يخبرني أحد ولم يكتبوا.", "لم تأتي يا سلمى ولم يخبرني أحد ولم يكتبوا."],
    ["الشحن مجانا ً لكم.", "الشحن مجانًا لكم."],
    ["يارب بارك لنا.", "يا رب بارك لنا."],
    ["امل أن يعجبكم.", "آمل أن يعجبكم."],
    ["سال العميل عن السعر.", "سأل العميل عن السعر."],
    ["سال الماء في الشارع.", "سال الماء في الشارع."],
    ["علي النعيمي يقود الفريق.", "علي النعيمي يقود الفريق."],
    ["المحل لايقبل الدفع النقدي.", "المحل لا يقبل الدفع النقدي."],
    ["ثوب من لايكرا، وعطر من لانكوم.", "ثوب من لايكرا، وعطر من لانكوم."],
    ["هذا العطر يضل على الملابس.", "هذا العطر يظل على الملابس."],
    ["يضل من يظن ذلك.", "يضل من يظن ذلك."],
    ["هل انتو جاهزون؟", "هل أنتم جاهزون؟"],
    ["أشترك الآن واحصل علي شهر مجاني.", "أشترك الآن واحصل على شهر مجاني."],
    ["نحن لانقبل الدفع النقدي.", "نحن لا نقبل الدفع النقدي."],
    ["خصم ٢٥% على القهوة.", "خصم ٢٥٪ على القهوة."],
    ["خصم 25% على القهوة.", "خصم 25% على القهوة."],
    ["و \u200Fكذلك نوفر القهوة.", "وكذلك نوفر القهوة."],
    ["ظننت إنك لن تتصل.", "ظننت أنك لن تتصل."],
    ["فعّلنا خاصيه التنبيهات.", "فعّلنا خاصية التنبيهات."],
  ])("%s", (text, mended) => expect(mend(text, { locale: "ar", lexicon })).toBe(mended));
});

describe("what sounds like another word", () => {
  test.each([
    ["القرار لا يوثر في الموعد.", "يؤثر"],
    ["وصلتني رسالتكي أمس.", "رسالتكِ"],
    ["ينتهى العرض غدًا.", "ينتهي"],
  ])("%s", (text, meant) => expect(read(text)).toMatchObject([{ severity: "LIKELY", suggestions: [meant] }]));

  test.each([
    ["وصلني اشعار بالطرد.", "إشعار"],
    ["أعادها بكل امانه.", "أمانة"],
    ["شكرًا على ملائمتكم المواعيد.", "ملاءمتكم"],
    ["ياتي المندوب غدًا.", "يأتي"],
  ])("%s: what is meant comes first", (text, meant) => {
    const [finding] = read(text).filter(({ severity }) => severity !== "NOTE");
    expect(finding?.suggestions[0]).toBe(meant);
  });

  test.each([
    "للرجل والمرأة حق.",
    "يحظر التصوير هنا.",
    "ينضج الدجاج ثم نضيف الماء.",
    "تغيّرت للتو كلمة المرور.",
    "هو متقن يُري أكثر مما يعد.",
    "هذا مثال يحتذى به.",
    "نضارة البشرة أولًا.",
    "واكتب اسمك هنا.",
    "هذا خط فاصل.",
    "زرنا مدينة إيلات وشركة إيكيا.",
  ])("%s raises nothing", (text) => expect(read(text).filter(({ severity }) => severity !== "NOTE")).toEqual([]));
});

test.each([
  ["لاننا نحبكم.", "لأننا نحبكم."],
  ["عطر لانكوم الجديد.", "عطر لانكوم الجديد."],
  ["قماش لايكرا مرن.", "قماش لايكرا مرن."],
])("%s isn't taken for a denial", (text, mended) => expect(mend(text, { locale: "ar", lexicon })).toBe(mended));

test.each(["عندما اطلع المدير على التقرير وافق.", "حين احمر وجهه سكت."])("%s stays: its verb is of the past", (text) =>
  expect(mend(text, { locale: "ar", lexicon })).toBe(text),
);

test("a word that the voice bans is told of in any form, and never deleted", () => {
  const voiceRules: VoiceRule[] = [{ locale: "ar", kind: "BAN", term: "رخيص" }];
  const text = "هذا السعر رخيص.";
  expect(read(text, { voiceRules })).toMatchObject([{ kind: "VOICE", suggestions: [] }]);
  expect(mend(text, { locale: "ar", lexicon })).toBe(text);
});

test.each([
  ["ارجوا منكم تحديث التطبيق.", "أرجو"],
  ["تلاوات من القران الكريم.", "القرآن"],
  ["حضي المنتج بإعجاب الزوار.", "حظي"],
  ["انضر إلى الصورة.", "انظر"],
  ["سنبداء العمل غدًا.", "سنبدأ"],
  ["سلمنا الطلب علي باب المنزل.", "على"],
])("%s: %s", (text, meant) => expect(read(text)[0]?.suggestions[0]).toBe(meant));

test.each([
  "عقد القران في قاعة الفندق.",
  "ارجوا الله في كل حال.",
  "ركب فادي القطار إلى وادي النيل.",
  "أعدوا العدة، وأعفوا العملاء من الرسوم.",
  "نظر علي باب البيت ثم طرقه.",
  "يُرجى إصلاح ما تذكره الأخطاء أدناه.",
])("%s is right", (text) => expect(read(text).filter(({ severity }) => severity !== "NOTE")).toEqual([]));
