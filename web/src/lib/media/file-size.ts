import { formatNumber } from "../format.ts";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** "640 kB", "2.4 MB". */
export function formatFileSize(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)));
  const unit = UNITS[step] ?? "byte";
  return formatNumber(bytes / 1024 ** step, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: step >= 2 ? 1 : 0 });
}
