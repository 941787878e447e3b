import { isolated } from "./isolate.ts";
import { currentLocale, type Locale } from "./locale/locales.ts";

/** Western digits in both languages, also in Hijri dates: a screen has one digit system. */
const TAGS: Record<Locale, string> = { en: "en-GB", ar: "ar-SA-u-ca-gregory-nu-latn" };
const HIJRI_TAGS: Record<Locale, string> = { en: "en-GB-u-ca-islamic-umalqura", ar: "ar-SA-u-ca-islamic-umalqura-nu-latn" };

export const intlTag = (locale: Locale) => TAGS[locale];

type Moment = string | number | Date;

/** A formatter is kept once it is made: to make one costs as much as a hundred words from it, and a chart or a calendar asks for hundreds. */
const kept = new Map<string, unknown>();

function keptFormatter<Options, Formatter>(
  make: new (tag: string, options?: Options) => Formatter,
  tag: string,
  options?: Options,
): Formatter {
  const key = `${make.name} ${tag} ${JSON.stringify(options)}`;
  const known = kept.get(key) as Formatter | undefined;
  if (known) return known;
  const made = new make(tag, options);
  kept.set(key, made);
  return made;
}

const DATE: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", year: "numeric" };

export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return keptFormatter(Intl.NumberFormat, TAGS[currentLocale()], options).format(value);
}

export function formatDate(moment: Moment, options: Intl.DateTimeFormatOptions = DATE): string {
  return keptFormatter(Intl.DateTimeFormat, TAGS[currentLocale()], options).format(new Date(moment));
}

export const formatTime = (moment: Moment) => formatDate(moment, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

export const formatDateTime = (moment: Moment) => formatDate(moment, { ...DATE, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

export function formatHijri(
  moment: Moment,
  options: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric" },
): string {
  return keptFormatter(Intl.DateTimeFormat, HIJRI_TAGS[currentLocale()], options).format(new Date(moment));
}

const LONG_DATE: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric" };

/** "23 – 29 November 2026": what both days share is said once. */
export function formatDateRange(from: Moment, to: Moment): string {
  return keptFormatter(Intl.DateTimeFormat, TAGS[currentLocale()], LONG_DATE).formatRange(new Date(from), new Date(to));
}

export function formatHijriRange(from: Moment, to: Moment, options: Intl.DateTimeFormatOptions = LONG_DATE): string {
  return keptFormatter(Intl.DateTimeFormat, HIJRI_TAGS[currentLocale()], options).formatRange(new Date(from), new Date(to));
}

/** "dates, coffee", of what there is, each isolated that reads in the other direction: two of them would run backwards. With a comma throughout: the Arabic word for "and" would join a Latin name. */
export function formatList(words: readonly (string | null | undefined)[]): string {
  const locale = currentLocale();
  const told = words.flatMap((word) => (word ? [isolated(word, locale)] : []));
  return told.join(locale === "ar" ? "، " : ", ");
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];
const A_WEEK_MS = 7 * 86_400_000;

/** "4 minutes ago", "yesterday"; the date itself when it is more than a week away. */
export function formatRelative(moment: Moment, now = Date.now()): string {
  const difference = new Date(moment).getTime() - now;
  if (Math.abs(difference) > A_WEEK_MS) return formatDate(moment);
  const words = keptFormatter(Intl.RelativeTimeFormat, TAGS[currentLocale()], { numeric: "auto", style: "short" });
  for (const [unit, ms] of UNITS) if (Math.abs(difference) >= ms) return words.format(Math.trunc(difference / ms), unit);
  return words.format(0, "minute");
}
