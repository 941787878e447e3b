/** A day of the Hijri year: its month from 1 (Muharram) to 12 (Dhu al-Hijja). */
export interface HijriDay {
  month: number;
  day: number;
}

// at noon of a zone without summer time: an Umm al-Qura date is a calendar's date, not a moment
const DATES = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", { month: "numeric", day: "numeric", timeZone: "UTC" });
const noonOf = (day: Date, later = 0) => new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate() + later, 12));

function partsOf(noon: Date): HijriDay {
  const parts = DATES.formatToParts(noon);
  const numberOf = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return { month: numberOf("month"), day: numberOf("day") };
}

/** What the Umm al-Qura calendar calls a day. */
export const hijriDayOf = (day: Date): HijriDay => partsOf(noonOf(day));

/** Whether the Hijri month ends with this day: months have 29 or 30 of them. */
export const endsHijriMonth = (day: Date): boolean => partsOf(noonOf(day, 1)).day === 1;
