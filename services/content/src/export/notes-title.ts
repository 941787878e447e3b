import type { Locale } from "@muhtawa/contracts";

/** What stands over the notes at a text's end, and what leads back from one of them. */
export const NOTES: Readonly<Record<Locale, { readonly title: string; readonly back: string }>> = {
  en: { title: "Notes and sources", back: "Back to reference" },
  ar: { title: "الحواشي والمصادر", back: "العودة إلى موضع الحاشية" },
};
