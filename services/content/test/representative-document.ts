import { bullets, cell, doc, head, heading, item, link, note, numbers, paragraph, quote, row, table, text } from "./exported.ts";

const said = (words: string) => paragraph(text(words));
const callOut = (kind: string, ...content: ReturnType<typeof paragraph>[]) => ({ ...quote(...content), attrs: { kind } });
const suggested = (type: "insertion" | "deletion") => ({
  type,
  attrs: { id: "a", author: "Sara", by: "PERSON", at: "2026-11-23T02:00:00.000Z", part: null },
});

/** Where its picture is. */
export const PICTURE = "/media/1";

/** A text with every kind of block, in each language. */
export const REPRESENTATIVE = {
  en: {
    title: "How to choose dates",
    body: doc(
      heading(2, "Choosing"),
      paragraph(
        text("Dates are sweet, "),
        text("bold", "bold"),
        text(" and "),
        text("italic", "italic"),
        text(" with "),
        text("a site", link("https://a.example/")),
        text(". Of all buyers 70% return."),
        note("Survey of markets", "https://dates.example/a"),
        text(" They like التمر السكري very much."),
      ),
      bullets(item(said("Sukkari"), bullets(item(said("golden"), bullets(item(said("deep")))), item(said("soft")))), item(said("Ajwa"))),
      numbers(
        3,
        item(said("third")),
        item(said("fourth"), numbers(1, item(said("inner one")), item(said("inner two")))),
        item(said("fifth")),
      ),
      heading(3, "Prices"),
      table(
        row(head("Kind"), head("Price"), head("Place")),
        row(cell("both columns", { colspan: 2 }), cell("Riyadh")),
        row(cell("two rows", { rowspan: 2 }), cell("20"), cell("x")),
        row(cell("30"), cell("y")),
      ),
      callOut("tip", said("Taste one first."), bullets(item(said("in a call-out")))),
      callOut("warning", said("Keep them dry.")),
      quote(said("A quotation of somebody.")),
      { type: "codeBlock", attrs: { language: "ts" }, content: [text("if (a) {\n  b();\n}")] },
      { type: "horizontalRule" },
      said("Before the picture"),
      { type: "image", attrs: { src: PICTURE, alt: "A palm", width: 300 } },
      paragraph(text("Ripe "), text("old", suggested("deletion")), text("new", suggested("insertion")), text(" words")),
      heading(2, "Storing"),
      { type: "paragraph", attrs: { textAlign: "end" }, content: [text("At the far side")] },
    ),
  },
  ar: {
    title: "كيف تختار التمر",
    body: doc(
      heading(2, "كيف نختار"),
      paragraph(
        text("التمر حلو، "),
        text("غامق", "bold"),
        text(" و"),
        text("مائل", "italic"),
        text(" مع "),
        text("موقع", link("https://a.example/")),
        text(". يعود 70٪ من المشترين (نحو 1,250 مشتريًا)."),
        note("دراسة السوق", "https://dates.example/a"),
        text(" يحبون Sukkari Gold في 2026."),
      ),
      bullets(item(said("سكري"), bullets(item(said("ذهبي"), bullets(item(said("عميق")))), item(said("لين")))), item(said("عجوة"))),
      numbers(3, item(said("الثالث")), item(said("الرابع"), numbers(1, item(said("فرع")), item(said("فرع ثان")))), item(said("الخامس"))),
      heading(3, "جدول السعر"),
      table(
        row(head("النوع"), head("السعر"), head("المكان")),
        row(cell("عمودان معًا", { colspan: 2 }), cell("الرياض")),
        row(cell("صفان", { rowspan: 2 }), cell("20"), cell("س")),
        row(cell("30"), cell("ص")),
      ),
      callOut("tip", said("تذوق واحدة قبل الشراء."), bullets(item(said("بند في نصيحة")))),
      callOut("warning", said("تجنب الرطوبة.")),
      quote(said("اقتباس منقول عن شخص.")),
      { type: "codeBlock", attrs: { language: "ts" }, content: [text("if (a) {\n  b();\n}")] },
      { type: "horizontalRule" },
      said("قبل الصورة"),
      { type: "image", attrs: { src: PICTURE, alt: "نخلة", width: 300 } },
      paragraph(text("كلمات "), text("قديمة", suggested("deletion")), text("جديدة", suggested("insertion")), text(" ناضجة")),
      heading(2, "التخزين"),
      { type: "paragraph", attrs: { textAlign: "end" }, content: [text("في الجهة البعيدة")] },
    ),
  },
} as const;
