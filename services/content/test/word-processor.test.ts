import { beforeAll, describe, expect, test } from "@jest/globals";
import { hasWordProcessor, savedByWordProcessor } from "@muhtawa/testkit/word-processor";
import sharp from "sharp";
import type { BodyDocument } from "../src/domain/body-document.ts";
import { writeDocx } from "../src/export/docx.ts";
import { readBody } from "../src/export/read-body.ts";
import { type PlacedWords, pdfHeadings, pdfPlaces, wordXml } from "./exported.ts";
import { PICTURE, REPRESENTATIVE } from "./representative-document.ts";

/** Points: A4 with the margins of the Word file. */
const [START, END] = [70.9, 524.4];

const whereThereIsOne = hasWordProcessor ? describe : describe.skip;

whereThereIsOne(
  `Word files as LibreOffice opens them${hasWordProcessor ? "" : ": not tried, it isn't installed (libreoffice-writer-nogui)"}`,
  () => {
    let pages: Record<"en" | "ar" | "enTracked" | "arTracked", PlacedWords[]>;
    let printed: Record<"en" | "ar" | "enTracked" | "arTracked", Uint8Array>;
    let saved: Record<"en" | "ar", Uint8Array>;

    beforeAll(async () => {
      const bytes = await sharp({ create: { width: 800, height: 400, channels: 3, background: "#a700ff" } })
        .png()
        .toBuffer();
      const pictures = new Map([[PICTURE, { type: "png" as const, bytes, width: 800, height: 400 }]]);
      const written = async (locale: "en" | "ar", tracked: boolean) => {
        const { title, body } = REPRESENTATIVE[locale];
        return writeDocx(readBody(title, locale, body as unknown as BodyDocument, pictures, tracked));
      };
      const tracked = { en: await written("en", true), ar: await written("ar", true) };
      printed = await savedByWordProcessor(
        { en: await written("en", false), ar: await written("ar", false), enTracked: tracked.en, arTracked: tracked.ar },
        "pdf",
      );
      saved = await savedByWordProcessor(tracked, "docx");
      const read = await Promise.all(Object.entries(printed).map(async ([name, file]) => [name, await pdfPlaces(file)] as const));
      pages = Object.fromEntries(read) as typeof pages;
    });

    const place = (of: keyof typeof pages, words: string): PlacedWords => {
      const found = pages[of].find(({ said }) => said === words) ?? pages[of].find(({ said }) => said.includes(words));
      if (!found) throw new Error(`${words} isn't in it: ${pages[of].map(({ said }) => said).join(" | ")}`);
      return found;
    };
    const [leftOf, rightOf] = [(words: PlacedWords) => words.left, (words: PlacedWords) => words.right];

    test.each([
      [
        "en",
        "How to choose dates | Choosing | Dates are sweet | Sukkari | golden | deep | soft | Ajwa | third | fourth | inner one | inner two | fifth | Prices | Kind | Price | " +
          "Place | both columns | Riyadh | two rows | Tip | Taste one first. | in a call-out | Warning | A quotation | if (a) { | Before the picture | Ripe | Storing | At the far side",
      ],
      [
        "ar",
        "كيف تختار التمر | كيف نختار | التمر حلو، | سكري | ذهبي | عميق | لين | عجوة | الثالث | الرابع | فرع | فرع ثان | الخامس | جدول السعر | النوع | السعر | المكان | عمودان معًا | الرياض | صفان | " +
          "نصيحة | تذوق واحدة | بند في نصيحة | تنبيه | اقتباس منقول | if (a) { | قبل الصورة | كلمات | التخزين | في الجهة البعيدة",
      ],
    ] as const)("say everything in its order, on two pages: %s", (locale, words) => {
      const at = words.split(" | ").map((said) => pages[locale].indexOf(place(locale, said)));
      expect(at).toEqual(at.toSorted((a, b) => a - b));
      expect(new Set(pages[locale].map(({ page }) => page))).toEqual(new Set([1, 2]));
    });

    test("begin Arabic at the right margin and English at the left one, titles and headings too, and end at the other", () => {
      for (const said of ["كيف تختار التمر", "كيف نختار", "التمر حلو،", "قبل الصورة", "التخزين"])
        expect(rightOf(place("ar", said))).toBeCloseTo(END, -0.5);
      for (const said of ["How to choose dates", "Choosing", "Dates are sweet", "Before the picture", "Storing"])
        expect(leftOf(place("en", said))).toBeCloseTo(START, -0.5);
      expect(leftOf(place("ar", "في الجهة البعيدة"))).toBeCloseTo(START, -0.5);
      expect(rightOf(place("en", "At the far side"))).toBeCloseTo(END, -0.5);
    });

    test("set runs of the other direction where they are read: in Arabic a Latin name stands left of the words before it", () => {
      const [before, name, after] = [place("ar", "يحبون"), place("ar", "Sukkari"), place("ar", "Gold")];
      expect(rightOf(name)).toBeLessThan(leftOf(before));
      // the name goes on in the next line, from the right
      expect(after.top).toBeGreaterThan(name.top);
      expect(rightOf(after)).toBeCloseTo(END, -0.5);
    });

    test.each([
      ["en", ["Sukkari", "golden", "deep"], ["third", "fourth", "inner one"]],
      ["ar", ["سكري", "ذهبي", "عميق"], ["الثالث", "الرابع", "فرع"]],
    ] as const)("mark list entries at the side where reading begins, deeper ones further in: %s", (locale, bulleted, numbered) => {
      const begins = (words: PlacedWords) => (locale === "ar" ? END - words.right : words.left - START);
      for (const said of [...bulleted, ...numbered]) {
        const entry = place(locale, said);
        const marker = pages[locale].find(
          ({ said: sign, top, page }) => /^[•◦▪\d]/u.test(sign) && page === entry.page && Math.abs(top - entry.top) < 2,
        );
        expect(begins(marker as PlacedWords)).toBeLessThan(begins(entry));
      }
      const steps = bulleted.map((said) => begins(place(locale, said)));
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
      expect(new Set(steps.map(Math.round)).size).toBe(steps.length);
    });

    test("count lists on from where they begin, inner ones by themselves", () => {
      const numbers = pages.en.filter(({ said }) => /^\d\.$/.test(said)).map(({ said }) => said);
      expect(numbers).toEqual(["3.", "4.", "1.", "2.", "5."]);
    });

    test("have a table's columns from the side where reading begins, merged cells over theirs", () => {
      const inRow = (of: "en" | "ar", ...words: string[]) => words.map((said) => leftOf(place(of, said)));
      const english = inRow("en", "Kind", "Price", "Place");
      expect(english).toEqual(english.toSorted((a, b) => a - b));
      const arabic = inRow("ar", "النوع", "السعر", "المكان");
      expect(arabic).toEqual(arabic.toSorted((a, b) => b - a));
      expect(rightOf(place("ar", "عمودان معًا"))).toBeCloseTo(rightOf(place("ar", "النوع")), 0);
      expect(leftOf(place("en", "30"))).toBeCloseTo(leftOf(place("en", "20")), 0);
      expect(leftOf(place("en", "Riyadh"))).toBeCloseTo(leftOf(place("en", "Place")), 0);
    });

    test.each([
      [
        "en",
        [
          { title: "Choosing", below: ["Prices"] },
          { title: "Storing", below: [] },
        ],
      ],
      [
        "ar",
        [
          { title: "كيف نختار", below: ["جدول السعر"] },
          { title: "التخزين", below: [] },
        ],
      ],
    ] as const)("lead to their headings: %s", async (locale, headings) => {
      expect(await pdfHeadings(printed[locale])).toEqual(headings);
    });

    test.each([
      ["en", "Survey of markets"],
      ["ar", "دراسة السوق"],
    ] as const)("have a note at the foot of the page that refers to it: %s", (locale, said) => {
      const foot = place(locale, said);
      expect(foot.page).toBe(1);
      const others = pages[locale].filter(({ page, top }) => page === 1 && top < foot.top - 6);
      expect(others.length).toBeGreaterThan(30);
      // below it stands the page's number alone
      expect(pages[locale].filter(({ page, top }) => page === 1 && top > foot.top + 6).map(({ said: below }) => below)).toEqual(["1"]);
    });

    test.each([
      ["en", "Before the picture", "Ripe"],
      ["ar", "قبل الصورة", "كلمات"],
    ] as const)("show a picture as high as it is: %s", (locale, before, after) => {
      const [above, below] = [place(locale, before), place(locale, after)];
      expect(below.page).toBe(above.page);
      // 300 by 150 CSS pixels
      expect(below.top - above.top).toBeGreaterThan(112.5);
    });

    test("show what is suggested only where changes are tracked, and keep whose it is", () => {
      const all = (of: keyof typeof pages) => pages[of].map(({ said }) => said).join(" ");
      expect(all("en")).toContain("Ripe old words");
      expect(all("en")).not.toContain("new");
      expect(all("enTracked")).toMatch(/Ripe ?old ?new ?words/);
      expect(all("ar")).not.toContain("جديدة");
      expect(all("arTracked")).toContain("جديدة");
      for (const [locale, goes, comes] of [
        ["en", "old", "new"],
        ["ar", "قديمة", "جديدة"],
      ] as const) {
        const xml = wordXml(saved[locale]);
        expect(xml).toMatch(new RegExp(`<w:del [^>]*w:author="Sara"[^>]*w:date="2026-11-23T02:00:00Z"[^>]*>(?:(?!</w:del>).)*${goes}`));
        expect(xml).toMatch(new RegExp(`<w:ins [^>]*w:author="Sara"[^>]*>(?:(?!</w:ins>).)*${comes}`));
      }
    });
  },
);
