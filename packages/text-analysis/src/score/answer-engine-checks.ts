import { isolate } from "../direction.ts";
import { wordCount } from "../words.ts";
import type { Heading } from "../structure.ts";
import { evidenceOf, type ScoreCheck } from "./check.ts";
import type { Reading } from "./reading.ts";
import { STATISTIC } from "./statistics.ts";

/** Words of an opening that an assistant can quote whole. */
const ANSWER = [15, 90] as const;
/** Words for which one figure is wanted. */
const WORDS_A_FIGURE = 400;
const QUESTIONS = 2;

const QUESTION = {
  en: /\?\s*$|^(?:how|what|why|when|where|who|which|can|do|does|is|are|should)\b/iu,
  ar: /[؟?]\s*$|^[وف]?(?:هل|كيف|ماذا|لماذا|لمَ|متى|أين|كم|بكم|أيّ?|أية|أيهما|أليس|من (?:هو|هي|هم|أين)|إلى متى|ما (?:هو|هي|هم|هذا|هذه|معنى|الفرق|سبب|أسباب|أفضل|أهم|أبرز|فوائد|الذي))(?=\s)/u,
} as const;

const geo = (check: Omit<ScoreCheck, "area">): ScoreCheck => ({ ...check, id: `geo.${check.id}`, area: "GEO" });

/** What helps an assistant that answers questions to find, trust and quote a text. */
export function answerEngineChecks(text: Reading): ScoreCheck[] {
  const checks: (ScoreCheck | undefined)[] = [brandNamed(text)];
  if (text.type === "ARTICLE")
    checks.push(answerFirst(text), questions(text), structured(text), figures(text), sourced(text), sources(text), sections(text));
  return checks.filter((check) => check !== undefined);
}

function brandNamed({ brandName, names, text }: Reading): ScoreCheck | undefined {
  if (!brandName) return undefined;
  const passed = names(brandName, text);
  return geo({
    id: "brand-named",
    passed,
    severity: "MEDIUM",
    fixable: true,
    evidence: [],
    message: passed
      ? { en: `The text names “${brandName}”.`, ar: `يذكر النص «${isolate(brandName)}».` }
      : {
          en: `Name “${brandName}” in the text, so that what is quoted from it is known to be yours.`,
          ar: `اذكر «${isolate(brandName)}» في النص، ليُعرف أن ما يُقتبس منه لك.`,
        },
  });
}

function answerFirst({ paragraphs, headings, keyword, title, names, opening: first }: Reading): ScoreCheck {
  const opening = paragraphs.find(({ text }) => text === first);
  const words = wordCount(opening?.text ?? "");
  const [least, most] = ANSWER;
  const isFirst = opening !== undefined && opening.start <= (headings.find(({ level }) => level > 1)?.start ?? Infinity);
  const isOfTheMatter = names(keyword ?? title, opening?.text ?? "");
  const passed = isFirst && isOfTheMatter && words >= least && words <= most;
  return geo({
    id: "answer-first",
    passed,
    severity: "HIGH",
    fixable: true,
    evidence: evidenceOf(opening ? [opening.text] : []),
    message: passed
      ? {
          en: `The text opens with the answer: a paragraph of ${words} words that names the subject.`,
          ar: `يبدأ النص بالإجابة: فقرة من ${words} كلمة تسمّي الموضوع.`,
        }
      : {
          en: `Open with the answer: a paragraph of ${least} to ${most} words that names the subject, before the first heading (now ${words}).`,
          ar: `ابدأ بالإجابة: فقرة من ${least} إلى ${most} كلمة تسمّي الموضوع قبل أول عنوان فرعي (الآن ${words}).`,
        },
  });
}

const asked = ({ headings, locale }: Reading): Heading[] => headings.filter(({ text }) => QUESTION[locale].test(text.trim()));

function questions(text: Reading): ScoreCheck {
  const found = asked(text);
  return geo({
    id: "questions",
    passed: found.length >= QUESTIONS,
    severity: "MEDIUM",
    fixable: true,
    evidence: evidenceOf(found.map(({ text: heading }) => heading)),
    message: {
      en: `Headings that ask what readers ask: ${found.length}; ${QUESTIONS} or more let assistants match a question.`,
      ar: `العناوين التي تسأل ما يسأله القراء: ${found.length}، ووجود ${QUESTIONS} أو أكثر يتيح للمساعدات مطابقة السؤال.`,
    },
  });
}

const structured = ({ lists, tables }: Reading) =>
  geo({
    id: "structured",
    passed: lists + tables > 0,
    severity: "LOW",
    fixable: true,
    evidence: [],
    message: {
      en: "A list or a table gives steps and comparisons in a form that is quoted whole.",
      ar: "القائمة أو الجدول يعرضان الخطوات والمقارنات بصيغة تُقتبس كاملة.",
    },
  });

function figures({ paragraphs, words }: Reading): ScoreCheck {
  const withFigure = paragraphs.filter(({ text }) => /\p{Nd}/u.test(text));
  const wanted = Math.max(1, Math.round(words / WORDS_A_FIGURE));
  return geo({
    id: "figures",
    passed: withFigure.length >= wanted,
    severity: "MEDIUM",
    fixable: false,
    evidence: evidenceOf(withFigure.map(({ text }) => text)),
    message:
      withFigure.length >= wanted
        ? { en: `Paragraphs with a figure: ${withFigure.length}.`, ar: `الفقرات التي فيها رقم: ${withFigure.length}.` }
        : {
            en: `Paragraphs with a figure: ${withFigure.length} of ${wanted} wanted. Add figures that you can show a source for.`,
            ar: `الفقرات التي فيها رقم: ${withFigure.length} من ${wanted} مطلوبة. أضف أرقامًا تملك لها مصدرًا.`,
          },
  });
}

/** How a sentence names where it has a figure from. */
const ATTRIBUTED = {
  en: /\b(?:according to|source|survey|study|report(?:ed)? by|data (?:from|of)|figures (?:from|of)|published by|estimated by)\b/iu,
  ar: /(?<!\p{L})[وف]?(?:بحسب|وفق|وفقًا|وفقا|حسب|المصدر|مصدر|استطلاع|دراسة|تقرير|بيانات|إحصاءات|إحصائيات|أعلنت|نشرت|نشرته)(?!\p{L})/u,
} as const;

/** Nothing is looked at where there is no statistic: none is to be made up to pass this. */
function sourced({ statements, locale }: Reading): ScoreCheck | undefined {
  const claims = statements.filter(({ text }) => STATISTIC.test(text));
  if (claims.length === 0) return undefined;
  const bare = claims.filter(({ text, links }) => links.length === 0 && !ATTRIBUTED[locale].test(text));
  return geo({
    id: "figures-sourced",
    passed: bare.length === 0,
    severity: "MEDIUM",
    fixable: false,
    evidence: evidenceOf((bare.length > 0 ? bare : claims).map(({ text }) => text)),
    message:
      bare.length === 0
        ? { en: "Each share and large number has its source beside it.", ar: "كل نسبة أو رقم كبير في النص مقرون بمصدره." }
        : {
            en: `Paragraphs with a share or a large number and no source beside it: ${bare.length} of ${claims.length}. Name the source, or add it as a link or a footnote.`,
            ar: `الفقرات التي فيها نسبة أو رقم كبير بلا مصدر: ${bare.length} من ${claims.length}. سمِّ المصدر أو أضفه رابطًا أو حاشية.`,
          },
  });
}

const sources = ({ sources: found }: Reading) =>
  geo({
    id: "sources",
    passed: found.length > 0,
    severity: "MEDIUM",
    fixable: false,
    evidence: evidenceOf(found),
    message:
      found.length > 0
        ? { en: "The text links to a source outside your own pages.", ar: "يتضمن النص رابطًا إلى مصدر خارج صفحاتك." }
        : {
            en: "Link to at least one source outside your own pages; assistants trust what can be checked.",
            ar: "أضف رابطًا واحدًا على الأقل إلى مصدر خارج صفحاتك، فالمساعدات تثق بما يمكن التحقق منه.",
          },
  });

/** Words of running text beneath a heading that can still be quoted as one. */
const LONGEST_SECTION = 300;

function sections({ headings, paragraphs }: Reading): ScoreCheck {
  const starts = [0, ...headings.map(({ start }) => start)];
  let next = 0;
  const long = starts.filter((_, at) => {
    const end = starts[at + 1] ?? Infinity;
    let words = 0;
    for (let part = paragraphs[next]; part && part.start < end; part = paragraphs[++next]) words += wordCount(part.text);
    return words > LONGEST_SECTION;
  });
  const isLong = new Set(long);
  return geo({
    id: "sections",
    passed: long.length === 0,
    severity: "LOW",
    fixable: true,
    evidence: evidenceOf(headings.filter(({ start }) => isLong.has(start)).map(({ text }) => text)),
    message: {
      en: `Sections of more than ${LONGEST_SECTION} words: ${long.length}. Shorter ones stand for themselves when quoted.`,
      ar: `الأقسام التي تزيد على ${LONGEST_SECTION} كلمة: ${long.length}. والأقصر منها يُفهم وحده حين يُقتبس.`,
    },
  });
}
