import type { Locale } from "@muhtawa/contracts";

/** What companies do: a reference list, ids are slugs. */
export interface BusinessActivity {
  id: string;
  businessActivityEn: string;
  businessActivityAr: string;
}

const nameIn = (activity: BusinessActivity, locale: Locale) =>
  locale === "ar" ? activity.businessActivityAr : activity.businessActivityEn;

/** Sorted as a reader of the language expects. */
export function sortedByName(activities: readonly BusinessActivity[], locale: Locale): BusinessActivity[] {
  const { compare } = new Intl.Collator(locale);
  return activities.toSorted((a, b) => compare(nameIn(a, locale), nameIn(b, locale)));
}
