import { formatNumber } from "../../lib/format.ts";
import { currentLocale, directionOf } from "../../lib/locale/locales.ts";

const MICROS = 1_000_000;

/** An amount of millionths of a US dollar; small ones keep the digits that say something. It reads the same way round in any text. */
export function formatCost(micros: number): string {
  const amount = formatNumber(micros / MICROS, {
    minimumFractionDigits: 2,
    maximumFractionDigits: micros > 0 && micros < MICROS ? 4 : 2,
  });
  return directionOf(currentLocale()) === "rtl" ? `\u2066$${amount}\u2069` : `$${amount}`;
}
