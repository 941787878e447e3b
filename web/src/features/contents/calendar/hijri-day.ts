import { formatHijri } from "../../../lib/format.ts";

const digits = (text: string) => text.replace(/\D/g, "");

/** The Hijri day; with its month where one begins. */
export function hijriOf(day: Date): string {
  const number = digits(formatHijri(day, { day: "numeric" }));
  return number === "1" ? formatHijri(day, { day: "numeric", month: "short" }) : number;
}
