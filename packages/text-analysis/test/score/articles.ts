import type { DocumentNode, ScoredText } from "../../src/score/index.ts";

export const text = (written: string, link?: string): DocumentNode => ({
  type: "text",
  text: written,
  ...(link && { marks: [{ type: "link", attrs: { href: link } }] }),
});
export const p = (...parts: (string | DocumentNode)[]): DocumentNode => ({
  type: "paragraph",
  content: parts.map((part) => (typeof part === "string" ? text(part) : part)),
});
export const h = (level: number, written: string): DocumentNode => ({ type: "heading", attrs: { level }, content: [text(written)] });
export const list = (...items: string[]): DocumentNode => ({
  type: "bulletList",
  content: items.map((item) => ({ type: "listItem", content: [p(item)] })),
});
export const picture = (alt: string | null): DocumentNode => ({ type: "image", attrs: { src: "/media/x", alt } });
export const doc = (...content: DocumentNode[]): DocumentNode => ({ type: "doc", content });

const times = (count: number, sentence: string) => Array.from({ length: count }, () => sentence).join(" ");

const plainEnglish = () =>
  p(
    times(
      3,
      "We pick the fruit at dawn and keep it cool all day long. Then each box goes to a cold room near the gate of the farm. The driver takes it from there and brings it to you by noon.",
    ),
  );
const plainArabic = () =>
  p(
    times(
      3,
      "نقطف الثمر عند الفجر ثم نضعه في مكان بارد طوال اليوم. كذلك نغسله بماء بارد مرة قبل أن نضعه في علب. ثم نرسله إلى كل بيت في مدن قريبة قبل أن يبرد.",
    ),
  );

/** Articles in which nothing is left to wish for. */
export const ENGLISH: ScoredText = {
  locale: "en",
  type: "ARTICLE",
  title: "How to choose fresh dates for your guests",
  keywords: ["fresh dates"],
  brandName: "Noor",
  internalLinks: ["https://noor.example/shop"],
  rules: [{ locale: "en", kind: "BAN", term: "cheap", replacement: "fair" }],
  instructions: ["Tell guests what to look for, and send them to the shop at the end."],
  year: 2026,
  body: doc(
    p("By Sara Ali, who grows dates"),
    p("Fresh dates are soft, shine a little and smell of honey. Noor picks them by hand and sends them out on the same day."),
    h(2, "How do you know fresh dates?"),
    plainEnglish(),
    picture("A bowl of dates on a table"),
    h(2, "Where do they grow?"),
    p(
      "In 2024 the farm near Medina had 300 palms. ",
      text("The Ministry of Agriculture counts them", "https://stats.example/palms"),
      " each year.",
    ),
    plainEnglish(),
    list("Look at the skin", "Press it with a finger"),
    h(2, "When to buy"),
    p("The price is fair from 1 August on. See ", text("our shop", "https://www.noor.example/fresh"), " for fresh dates today."),
    plainEnglish(),
    h(2, "What to do with them"),
    p("Two or 3 a day with fresh dates coffee will do."),
    plainEnglish(),
    h(2, "In short"),
    p("Buy few fresh dates, buy them often, and ask for the day of picking."),
    plainEnglish(),
  ),
};

export const ARABIC: ScoredText = {
  locale: "ar",
  type: "ARTICLE",
  title: "كيف تختار التمر الطازج لضيوفك هذا الموسم",
  keywords: ["التمر الطازج"],
  brandName: "نور",
  internalLinks: ["https://noor.example/shop"],
  rules: [{ locale: "ar", kind: "BAN", term: "رخيص", replacement: "مناسب" }],
  instructions: ["قل للضيوف ما الذي ينظرون إليه ثم أرسلهم إلى المتجر في الختام."],
  year: 2026,
  body: doc(
    p("بقلم سارة العلي، مزارعة تمور"),
    p("التمر الطازج لين يلمع قليلا وله رائحة العسل. تقطفه نور باليد وترسله في يومه نفسه إلى كل بيت يطلبه منها."),
    h(2, "كيف تعرف التمر الطازج؟"),
    plainArabic(),
    picture("طبق تمر على طاولة"),
    h(2, "أين ينمو؟"),
    p("في عام 2024 كان في المزرعة قرب القصيم 300 نخلة. ", text("تعدها وزارة الزراعة", "https://stats.example/palms"), " كل عام."),
    plainArabic(),
    list("انظر إلى القشر", "اضغط عليه بإصبعك"),
    h(2, "متى تشتري"),
    p("السعر مناسب من 1 آب. زر ", text("متجرنا", "https://www.noor.example/fresh"), " حيث التمر الطازج اليوم."),
    plainArabic(),
    h(2, "ماذا تصنع به"),
    p("حبتان أو 3 في اليوم مع قهوة من التمر الطازج تكفي."),
    plainArabic(),
    h(2, "والخلاصة"),
    p("اشتر القليل من التمر الطازج مرات كثيرة، واسأل عن يوم القطف."),
    plainArabic(),
  ),
};
