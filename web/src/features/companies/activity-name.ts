import { currentLocale } from "../../lib/locale/locales.ts";

/** A business activity's name in the page's language. */
export const activityName = (activity: { businessActivityAr: string; businessActivityEn: string } | null | undefined) =>
  activity && (currentLocale() === "ar" ? activity.businessActivityAr : activity.businessActivityEn);
