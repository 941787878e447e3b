import { descriptionOf, LONGEST_HEADLINE, RESULTS } from "./article-data.ts";
import { evidenceOf, type ScoreCheck } from "./check.ts";
import { pixelWidth } from "./pixel-width.ts";
import type { Reading } from "./reading.ts";

/** Pixels below which a title or a description says little; Arabic says as much in fewer. */
const LEAST = { title: { en: 250, ar: 200 }, description: { en: 400, ar: 320 } } as const;

const seo = (check: Omit<ScoreCheck, "area">): ScoreCheck => ({ ...check, id: `seo.${check.id}`, area: "SEO" });

/** How a text looks among the results of a search. */
export function resultsChecks(text: Reading): ScoreCheck[] {
  return text.type === "ARTICLE" ? [title(text), description(text), structuredData(text)] : [title(text)];
}

function title({ title: written, locale }: Reading): ScoreCheck {
  const { size, most } = RESULTS.title;
  const least = LEAST.title[locale];
  const width = pixelWidth(written.trim(), size);
  return seo({
    id: "title-length",
    passed: width >= least && width <= most,
    severity: "MEDIUM",
    fixable: true,
    evidence: [written],
    message: {
      en: `The title is ${width} pixels wide; search results show ${least} to ${most} well.`,
      ar: `عرض العنوان ${width} بكسل، وتعرض نتائج البحث ما بين ${least} و${most} عرضًا حسنًا.`,
    },
  });
}

function description({ opening = "", locale }: Reading): ScoreCheck {
  const shown = descriptionOf(opening);
  const { size, most } = RESULTS.description;
  const least = LEAST.description[locale];
  const width = pixelWidth(shown, size);
  const isCut = shown.endsWith("…") && !opening.trimEnd().endsWith("…");
  const passed = !isCut && width >= least;
  return seo({
    id: "description-width",
    passed,
    severity: "MEDIUM",
    fixable: true,
    evidence: evidenceOf(opening === "" ? [] : [passed || !isCut ? shown : opening]),
    message: passed
      ? {
          en: `The first sentences make a description that results show whole: ${width} of ${most} pixels.`,
          ar: `تصلح الجمل الأولى وصفًا تعرضه نتائج البحث كاملًا: ${width} من ${most} بكسل.`,
        }
      : isCut
        ? {
            en: `The first sentence is wider than the ${most} pixels that results show of a description: shorten it, or begin with a shorter one.`,
            ar: `الجملة الأولى أعرض من ${most} بكسل، وهو ما تعرضه نتائج البحث من الوصف: اختصرها أو ابدأ بأقصر منها.`,
          }
        : {
            en: `The first sentences make a description of ${width} pixels; ${least} to ${most} tell what the text is about.`,
            ar: `عرض الوصف الذي تكوّنه الجمل الأولى ${width} بكسل، وما بين ${least} و${most} يبيّن موضوع النص.`,
          },
  });
}

const PARTS = {
  description: { en: "an opening paragraph for its description", ar: "فقرة افتتاحية للوصف" },
  author: { en: "an author or a brand", ar: "كاتب أو علامة" },
  picture: { en: "a picture", ar: "صورة" },
  headline: { en: `a title of ${LONGEST_HEADLINE} characters at most`, ar: `عنوان لا يتجاوز ${LONGEST_HEADLINE} حرفًا` },
} as const;

function structuredData({ opening = "", author, brandName, pictures, title: written }: Reading): ScoreCheck {
  const has = {
    description: opening !== "",
    author: author !== undefined || (brandName ?? "") !== "",
    picture: pictures.length > 0,
    headline: [...written.trim()].length <= LONGEST_HEADLINE,
  };
  const missing = (Object.keys(PARTS) as (keyof typeof PARTS)[]).filter((part) => !has[part]);
  const told = (locale: "en" | "ar") => missing.map((part) => PARTS[part][locale]).join(locale === "en" ? ", " : "، ");
  return seo({
    id: "structured-data",
    passed: missing.length === 0,
    severity: "LOW",
    fixable: false,
    evidence: evidenceOf(author === undefined ? [] : [author]),
    message:
      missing.length === 0
        ? {
            en: "The text has all that its structured data (schema.org Article) tells: headline, description, author and picture.",
            ar: "في النص كل ما تذكره بياناته المنظّمة (Article في schema.org): العنوان والوصف والكاتب والصورة.",
          }
        : {
            en: `What its structured data (schema.org Article) can’t tell yet: ${told("en")}.`,
            ar: `ما لا تستطيع بياناته المنظّمة (Article في schema.org) ذكره بعد: ${told("ar")}.`,
          },
  });
}
