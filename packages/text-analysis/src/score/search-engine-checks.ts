import { isolate } from "../direction.ts";
import { headingFaults } from "../structure.ts";
import { evidenceOf, type ScoreCheck } from "./check.ts";
import type { Reading } from "./reading.ts";

/** Of a hundred words. Above it, readers notice and search engines take it for stuffing. */
const DENSITY = [0.4, 2.5] as const;
/** Words below which an article rarely answers a question whole; Arabic writes articles, prepositions and pronouns onto its words. */
const ARTICLE_WORDS = { en: 600, ar: 500 } as const;
const WORDS_UNDER_A_HEADING = 300;

const seo = (check: Omit<ScoreCheck, "area" | "id"> & { id: string }): ScoreCheck => ({ ...check, id: `seo.${check.id}`, area: "SEO" });

/** What helps a search engine to understand and show a text. */
export function searchEngineChecks(text: Reading): ScoreCheck[] {
  const checks = [...keywordChecks(text), pictures(text)];
  if (text.type === "ARTICLE") checks.push(length(text), headings(text), headingOrder(text), ownPages(text));
  return checks.filter((check) => check !== undefined);
}

function keywordChecks(text: Reading): (ScoreCheck | undefined)[] {
  const { keyword, use } = text;
  if (keyword === undefined || use === undefined)
    return [
      seo({
        id: "keyword",
        passed: false,
        severity: "HIGH",
        fixable: false,
        evidence: [],
        message: {
          en: "There is no keyword. Say in the brief what this should be found by.",
          ar: "لا توجد كلمة مفتاحية. حدّد في الموجز ما ينبغي أن يُعثر به على هذا المحتوى.",
        },
      }),
    ];
  return [inTitle(text, keyword), inOpening(text, keyword), inHeadings(text, keyword), density(text, keyword), spread(text, keyword)];
}

const inTitle = ({ names, title: written }: Reading, keyword: string) => {
  const passed = names(keyword, written);
  return seo({
    id: "keyword-in-title",
    passed,
    severity: "HIGH",
    fixable: true,
    evidence: [written],
    message: passed
      ? { en: `The title has “${keyword}”.`, ar: `يتضمن العنوان «${isolate(keyword)}».` }
      : { en: `The title should have “${keyword}”.`, ar: `ينبغي أن يتضمن العنوان «${isolate(keyword)}».` },
  });
};

const inOpening = ({ names, text, opening: first }: Reading, keyword: string) => {
  const opening = first ?? text.split("\n")[0] ?? "";
  const passed = names(keyword, opening);
  return seo({
    id: "keyword-in-opening",
    passed,
    severity: "HIGH",
    fixable: true,
    evidence: evidenceOf([opening]),
    message: passed
      ? { en: `The first paragraph has “${keyword}”.`, ar: `تتضمن الفقرة الأولى «${isolate(keyword)}».` }
      : { en: `The first paragraph should have “${keyword}”.`, ar: `ينبغي أن تتضمن الفقرة الأولى «${isolate(keyword)}».` },
  });
};

const inHeadings = ({ type, headings: all, names }: Reading, keyword: string) => {
  if (type !== "ARTICLE") return undefined;
  const passed = all.some(({ text }) => names(keyword, text));
  return seo({
    id: "keyword-in-headings",
    passed,
    severity: "MEDIUM",
    fixable: true,
    evidence: evidenceOf(all.map(({ text }) => text)),
    message: passed
      ? { en: `One of the headings has “${keyword}”.`, ar: `يتضمن أحد العناوين الفرعية «${isolate(keyword)}».` }
      : { en: `One of the headings should have “${keyword}”.`, ar: `ينبغي أن يتضمن أحد العناوين الفرعية «${isolate(keyword)}».` },
  });
};

function density({ type, use }: Reading, keyword: string): ScoreCheck | undefined {
  if (type !== "ARTICLE" || use === undefined) return undefined;
  const [least, most] = DENSITY;
  const share = use.density.toFixed(1);
  // What is judged is what is told.
  const told = Number(share);
  return seo({
    id: "keyword-density",
    passed: told >= least && told <= most,
    severity: "MEDIUM",
    fixable: true,
    evidence: evidenceOf(use.places.map(({ text }) => text)),
    message: {
      en: `“${keyword}” makes ${share} % of the words (${use.count === 1 ? "once" : `${use.count} times`}); ${least} to ${most} % reads naturally.`,
      ar: `تشكّل «${isolate(keyword)}» نسبة ${share}٪ من الكلمات (عدد المرات: ${use.count})، والطبيعي ما بين ${least}٪ و${most}٪.`,
    },
  });
}

/** Words from which on a text has a beginning, a middle and an end of its own. */
const LONG_ENOUGH = 300;
const PARTS = { en: ["beginning", "middle", "end"], ar: ["أوله", "وسطه", "آخره"] } as const;

function spread({ type, use, words, markdown }: Reading, keyword: string): ScoreCheck | undefined {
  if (type !== "ARTICLE" || use === undefined || words < LONG_ENOUGH) return undefined;
  const third = (start: number) => Math.min(2, Math.floor((3 * start) / markdown.length));
  const found = new Set(use.places.map(({ start }) => third(start)));
  const missing = (locale: "en" | "ar") => PARTS[locale].filter((_, at) => !found.has(at)).join(locale === "en" ? ", " : "، ");
  const passed = found.size === 3;
  return seo({
    id: "keyword-spread",
    passed,
    severity: "LOW",
    fixable: true,
    evidence: evidenceOf(use.places.map(({ text }) => text)),
    message: passed
      ? {
          en: `“${keyword}” is used from the beginning of the text to its end.`,
          ar: `تتوزع «${isolate(keyword)}» من أول النص إلى آخره.`,
        }
      : {
          en: `“${keyword}” should be used throughout the text; it isn’t yet at its: ${missing("en")}.`,
          ar: `ينبغي أن تتوزع «${isolate(keyword)}» على النص كله، وهي غائبة عن: ${missing("ar")}.`,
        },
  });
}

const length = ({ words, locale }: Reading) =>
  seo({
    id: "length",
    passed: words >= ARTICLE_WORDS[locale],
    severity: "HIGH",
    fixable: true,
    evidence: [],
    message: {
      en: `The article has ${words} words; ${ARTICLE_WORDS[locale]} or more can answer a question whole.`,
      ar: `عدد كلمات المقال ${words}، وبلوغ ${ARTICLE_WORDS[locale]} كلمة أو أكثر أقدر على الإجابة كاملةً.`,
    },
  });

function headings({ words, headings: all }: Reading): ScoreCheck {
  const wanted = Math.max(1, Math.floor(words / WORDS_UNDER_A_HEADING));
  return seo({
    id: "headings",
    passed: all.length >= wanted,
    severity: "MEDIUM",
    fixable: true,
    evidence: evidenceOf(all.map(({ text }) => text)),
    message: {
      en: `Headings: ${all.length}; a text of this length wants ${wanted} or more.`,
      ar: `عدد العناوين الفرعية ${all.length}، ونص بهذا الطول يحتاج ${wanted} على الأقل.`,
    },
  });
}

function headingOrder({ headings: all }: Reading): ScoreCheck {
  const faults = headingFaults(all);
  return seo({
    id: "heading-order",
    passed: faults.length === 0,
    severity: "LOW",
    fixable: true,
    evidence: evidenceOf(faults.map(({ text }) => text)),
    message:
      faults.length === 0
        ? {
            en: "No heading leaves out a level, and there is one of the first level at most.",
            ar: "تتدرج مستويات العناوين واحدًا واحدًا، ولا يتكرر المستوى الأول.",
          }
        : {
            en: "Headings should go down one level at a time, with one of the first level.",
            ar: "ينبغي أن تتدرج مستويات العناوين واحدًا واحدًا، وألّا يتكرر المستوى الأول.",
          },
  });
}

const ownPages = ({ links, sources, internalLinks }: Reading) =>
  seo({
    id: "own-pages",
    passed: links.length > sources.length,
    severity: "LOW",
    fixable: internalLinks.length > 0,
    evidence: evidenceOf(internalLinks),
    message:
      links.length > sources.length
        ? { en: "The text links to a page of your own.", ar: "يتضمن النص رابطًا إلى صفحة من صفحاتك." }
        : {
            en: "Link to a page of your own, so that readers and search engines go on from here.",
            ar: "أضف رابطًا إلى صفحة من صفحاتك، ليتابع منها القراء ومحركات البحث.",
          },
  });

function pictures({ pictures: all }: Reading): ScoreCheck | undefined {
  if (all.length === 0) return undefined;
  const nameless = all.filter(({ alt }) => alt === "").length;
  return seo({
    id: "picture-text",
    passed: nameless === 0,
    severity: "MEDIUM",
    fixable: true,
    evidence: evidenceOf(all.map(({ alt }) => alt).filter((alt) => alt !== "")),
    message: {
      en: `Pictures without alternative text: ${nameless} of ${all.length}.`,
      ar: `الصور التي بلا نص بديل: ${nameless} من ${all.length}.`,
    },
  });
}
