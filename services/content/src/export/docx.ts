import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  type IStylesOptions,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from "docx";
import type { Article } from "./article.ts";
import { TOP, WordBlocks } from "./word-blocks.ts";
import { WordLists } from "./word-lists.ts";
import { NAMED_STYLES } from "./word-style-names.ts";
import { NOTHING, wordRuns } from "./word-runs.ts";

const FONT = { ascii: "Calibri", hAnsi: "Calibri", eastAsia: "Calibri", cs: "Arial" };
/** Half points. */
const SIZE = 23;
const INK = "1F2024";
/** Twips. */
const MARGIN = 1_418;
const A4 = { width: 11_906, height: 16_838 };

export async function writeDocx(article: Article): Promise<Uint8Array> {
  const { title, titled, locale, dir, blocks } = article;
  const lists = new WordLists();
  const body = new WordBlocks(article, lists).all(blocks, TOP);
  const heading = new Paragraph({
    heading: HeadingLevel.TITLE,
    bidirectional: dir === "rtl",
    children: wordRuns([{ kind: "text", text: title }], dir, NOTHING),
  });
  const document = new Document({
    title,
    creator: "Muhtawa",
    styles: stylesOf(locale),
    numbering: { config: lists.config },
    sections: [
      {
        properties: { page: { size: A4, margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } } },
        footers: { default: footer(locale === "ar") },
        children: titled ? [heading, ...body] : body,
      },
    ],
  });
  return Packer.toBuffer(document);
}

const footer = (rightToLeft: boolean) =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        bidirectional: rightToLeft,
        children: [new TextRun({ children: [PageNumber.CURRENT], rightToLeft, size: 18, sizeComplexScript: 18 })],
      }),
    ],
  });

function stylesOf(locale: Article["locale"]): IStylesOptions {
  const big = (size: number) => ({ font: FONT, bold: true, size, sizeComplexScript: size, color: INK });
  // A style's name alone doesn't place what it heads among a document's headings.
  const heading = (level: number, size: number, before: number) => ({
    run: big(size),
    paragraph: { spacing: { before, after: 120 }, keepNext: true, outlineLevel: level - 1 },
  });
  return {
    paragraphStyles: NAMED_STYLES,
    default: {
      document: {
        run: {
          font: FONT,
          size: SIZE,
          sizeComplexScript: SIZE,
          color: INK,
          language: { value: locale === "ar" ? "ar-SA" : "en-US", bidirectional: "ar-SA" },
        },
        // Said to be a least height: where no rule stands, LibreOffice cuts pictures to a line.
        paragraph: { spacing: { after: 140, line: 300, lineRule: LineRuleType.AUTO } },
      },
      title: { run: big(48), paragraph: { spacing: { after: 280 }, keepNext: true } },
      heading1: heading(1, 36, 360),
      heading2: heading(2, 30, 320),
      heading3: heading(3, 26, 280),
      heading4: heading(4, 24, 240),
      heading5: heading(5, SIZE, 240),
      heading6: heading(6, SIZE, 240),
      hyperlink: { run: { color: "7A00BB", underline: {} } },
    },
  };
}
