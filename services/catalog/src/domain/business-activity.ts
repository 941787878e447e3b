import type { BusinessActivity, Locale } from "@muhtawa/contracts";

export type { BusinessActivity } from "@muhtawa/contracts";

/** The category of basic data whose records are the activities; a record's slug is the activity's id. */
export const BUSINESS_ACTIVITY = "business-activity";

/** What an admin has made of an activity in the basic data. */
export interface ActivityRecord {
  slug: string;
  isActive: boolean;
  /** Absent when the record was deleted before its names were heard of. */
  businessActivityEn?: string;
  businessActivityAr?: string;
}

export type ListedActivity = BusinessActivity & { isActive: boolean };

/** The activities as the records say; one that no record speaks of is as it was first. Those that are withdrawn keep their names. */
export function activitiesOf(first: readonly BusinessActivity[], records: readonly ActivityRecord[]): ListedActivity[] {
  const byId = new Map<string, ListedActivity>(first.map((activity) => [activity.id, { ...activity, isActive: true }]));
  // After a deletion a slug can belong to a tombstone and to a new record: take the latter.
  for (const record of records.toSorted((a, b) => Number(a.isActive) - Number(b.isActive))) {
    const { slug, isActive, businessActivityEn = byId.get(slug)?.businessActivityEn ?? slug } = record;
    const businessActivityAr = record.businessActivityAr ?? byId.get(slug)?.businessActivityAr ?? businessActivityEn;
    byId.set(slug, { id: slug, businessActivityEn, businessActivityAr, isActive });
  }
  return [...byId.values()];
}

const nameIn = (activity: BusinessActivity, locale: Locale) =>
  locale === "ar" ? activity.businessActivityAr : activity.businessActivityEn;

/** Sorted as a reader of the language expects. */
export function sortedByName<Activity extends BusinessActivity>(activities: readonly Activity[], locale: Locale): Activity[] {
  const { compare } = new Intl.Collator(locale);
  return activities.toSorted((a, b) => compare(nameIn(a, locale), nameIn(b, locale)));
}
