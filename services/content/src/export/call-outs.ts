import type { Locale } from "@muhtawa/contracts";
import type { CallOut } from "./article.ts";

/** Its name over it, as the editor's menu has it. */
export const CALL_OUT_NAMES: Readonly<Record<Locale, Readonly<Record<CallOut, string>>>> = {
  en: { note: "Note", tip: "Tip", warning: "Warning" },
  ar: { note: "ملاحظة", tip: "نصيحة", warning: "تنبيه" },
};

/** The ground and the ink of each, as hexadecimal numbers; the ink is legible on the ground. */
export const CALL_OUT_COLOURS: Readonly<Record<CallOut, { readonly ground: string; readonly ink: string }>> = {
  note: { ground: "EEF4FF", ink: "1D4F9E" },
  tip: { ground: "ECF8F0", ink: "1C6B3C" },
  warning: { ground: "FFF6E5", ink: "8A5A00" },
};

/** The kind of a quotation that quotes nobody; undefined of one that does. */
export const callOutOf = (kind: unknown): CallOut | undefined =>
  kind === "note" || kind === "tip" || kind === "warning" ? kind : undefined;
