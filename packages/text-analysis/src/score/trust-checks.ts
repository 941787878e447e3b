import { normalise } from "../normalise.ts";
import { sentencesOf } from "../structure.ts";
import { wordCount } from "../words.ts";
import { evidenceOf, type ScoreCheck } from "./check.ts";
import { namesIn } from "./names.ts";
import type { Reading } from "./reading.ts";
import { STATISTIC } from "./statistics.ts";
import { yearsIn } from "./years.ts";

/** Names other than the brand's own that tie a text to what is known elsewhere. */
const NAMES = 2;
/** Years by which what is told as of now may lie behind a text's own. */
const LAG = 1;
/** Years after which a statistic is old. */
const OLD_STATISTIC = 3;
/** Words from which on something in quotation marks is somebody's saying, not a word or a title. */
const SAYING = 6;

const geo = (check: Omit<ScoreCheck, "area">): ScoreCheck => ({ ...check, id: `geo.${check.id}`, area: "GEO" });

/** What lets readers and assistants trust an article: who wrote it, what it names, how new it is, and who said what it quotes. */
export function trustChecks(text: Reading): ScoreCheck[] {
  if (text.type !== "ARTICLE") return [];
  return [author(text), names(text), fresh(text), quotes(text)].filter((check) => check !== undefined);
}

const author = ({ author: named }: Reading) =>
  geo({
    id: "author",
    passed: named !== undefined,
    severity: "LOW",
    fixable: false,
    evidence: evidenceOf(named === undefined ? [] : [named]),
    message:
      named === undefined
        ? {
            en: "Nobody is named as the author. Add a line that says who wrote or reviewed it: “By …”.",
            ar: "لم يُذكر كاتب. أضف سطرًا يبيّن من كتب النص أو راجعه: «بقلم …».",
          }
        : { en: `A line names who wrote or reviewed it: ${named}.`, ar: `في النص سطر يذكر من كتبه أو راجعه: \u2068${named}\u2069.` },
  });

function names({ statements, locale, brandName = "" }: Reading): ScoreCheck {
  const own = normalise(brandName);
  const all = statements.flatMap(({ text }) => namesIn(text, locale));
  const found = new Map(all.map((name) => [normalise(name), name]).filter(([key]) => key !== own) as [string, string][]);
  const passed = found.size >= NAMES;
  return geo({
    id: "names",
    passed,
    severity: "LOW",
    fixable: false,
    evidence: evidenceOf([...found.values()]),
    message: passed
      ? {
          en: `People, places, organisations or works that the text names beside the brand: ${found.size}.`,
          ar: `ما يذكره النص من أشخاص وأماكن وجهات وأعمال غير العلامة: ${found.size}.`,
        }
      : {
          en: `People, places, organisations or works that the text names beside the brand: ${found.size}; ${NAMES} or more tie it to what is known.`,
          ar: `ما يذكره النص من أشخاص وأماكن وجهات وأعمال غير العلامة: ${found.size}، واثنان أو أكثر تربطه بما هو معروف.`,
        },
  });
}

const NOW = {
  en: /\b(?:this year|currently|at present|as of|up to now|nowadays|the latest|right now)\b/iu,
  ar: /(?<![\p{L}\p{M}])[وف]?(?:هذا العام|هذه السنة|العام الحالي|حالي[اًا]{1,2}|الآن|حتى اليوم|أحدث)(?![\p{L}\p{M}])/u,
} as const;

/** Nothing is looked at where the text's own year isn't known, or nothing is told as of a year. */
function fresh({ title, statements, locale, year }: Reading): ScoreCheck | undefined {
  if (year === undefined) return undefined;
  const dated = [
    { text: title, isOld: (newest: number) => newest < year, isTold: true },
    ...statements
      .filter(({ quoted }) => !quoted)
      .flatMap(({ text }) => sentencesOf(text))
      .map(({ text }) => {
        const isNow = NOW[locale].test(text);
        return { text, isOld: (newest: number) => newest < year - (isNow ? LAG : OLD_STATISTIC), isTold: isNow || STATISTIC.test(text) };
      }),
  ].flatMap(({ text, isOld, isTold }) => {
    const years = isTold ? yearsIn(text) : [];
    return years.length === 0 ? [] : [{ text, old: isOld(Math.max(...years)) }];
  });
  if (dated.length === 0) return undefined;
  const old = dated.filter(({ old: isOld }) => isOld);
  return geo({
    id: "fresh",
    passed: old.length === 0,
    severity: "MEDIUM",
    fixable: false,
    evidence: evidenceOf((old.length > 0 ? old : dated).map(({ text }) => text)),
    message:
      old.length === 0
        ? { en: `What the text tells as of now is of its time, ${year}.`, ar: `ما يذكره النص على أنه من الحاضر يوافق زمنه، ${year}.` }
        : {
            en: `Places that are old for a text of ${year}: ${old.length} (a title’s year gone by, figures of more than ${OLD_STATISTIC} years ago, “now” of another year). Look for newer ones.`,
            ar: `مواضع قديمة في نص من عام ${year}: ${old.length} (سنة مضت في العنوان، أو أرقام مضى عليها أكثر من ${OLD_STATISTIC} سنوات، أو «الآن» من سنة أخرى). ابحث عما هو أحدث.`,
          },
  });
}

const SAID = {
  en: /\b(?:said|says|say|told|tells|wrote|writes|explains?|explained|adds?|added|according to|stated|states|in the words of|quoted|puts it)\b/iu,
  ar: /(?<![\p{L}\p{M}])[وف]?(?:[يت]?قول|قال|قالت|قالوا|أوضح|أوضحت|[يت]وضح|ذكر|ذكرت|[يت]ذكر|كتب|كتبت|[يت]كتب|صر[ّ]?ح|صر[ّ]?حت|أكد|أكدت|أكّد|أكّدت|[يت]ؤكد|أضاف|أضافت|بحسب|وفق|وفقًا|وفقا|حسب|على حد قول|كما قال|جاء في)(?![\p{L}\p{M}])/u,
} as const;
const SIGNED = /(?:^|[\n"”»])\s{0,3}[—–-]\s{0,2}\p{L}/u;
const SAYINGS = /“([^“”\n]{10,600})”|«([^«»\n]{10,600})»|"([^"\n]{10,600})"/gu;

/** Nothing is looked at where nobody is quoted: no saying is to be made up. */
function quotes({ statements, locale }: Reading): ScoreCheck | undefined {
  const isNamed = (at: number): boolean => {
    const [before, here, after] = [statements[at - 1], statements[at], statements[at + 1]];
    if (!here) return false;
    const { text, links, quoted } = here;
    const around = quoted ? [before?.text ?? "", after?.quoted ? after.text : ""] : [];
    return links.length > 0 || SIGNED.test(text) || [text, ...around].some((part) => SAID[locale].test(part) || SIGNED.test(part));
  };
  const said = statements.flatMap(({ text, quoted }, at) => {
    const isSaying = quoted
      ? wordCount(text) >= SAYING
      : [...text.matchAll(SAYINGS)].some(([, one, two, three]) => wordCount(one ?? two ?? three ?? "") >= SAYING);
    return isSaying ? [{ text, named: isNamed(at) }] : [];
  });
  if (said.length === 0) return undefined;
  const bare = said.filter(({ named }) => !named);
  return geo({
    id: "quotes-sourced",
    passed: bare.length === 0,
    severity: "MEDIUM",
    fixable: false,
    evidence: evidenceOf((bare.length > 0 ? bare : said).map(({ text }) => text)),
    message:
      bare.length === 0
        ? { en: "Each saying that is quoted has beside it whose it is.", ar: "كل قول مقتبس في النص معزوّ إلى صاحبه." }
        : {
            en: `Quoted sayings that name nobody: ${bare.length} of ${said.length}. Name who said it, or give its source as a link or a footnote.`,
            ar: `الأقوال المقتبسة بلا عزو: ${bare.length} من ${said.length}. سمِّ قائلها أو أضف مصدرها رابطًا أو حاشية.`,
          },
  });
}
