import { formatNumber } from "../format.ts";
import { currentLocale } from "../locale/locales.ts";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** "640 kB", "2.4 MB"; in Arabic in full, as the services say it: the short form is a word for some units and two letters for others. */
export function formatFileSize(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)));
  const unit = UNITS[step] ?? "byte";
  const unitDisplay = currentLocale() === "ar" ? "long" : "short";
  return formatNumber(bytes / 1024 ** step, { style: "unit", unit, unitDisplay, maximumFractionDigits: step >= 2 ? 1 : 0 });
}
