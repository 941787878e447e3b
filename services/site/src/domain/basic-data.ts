import type { BasicDataCard } from "@muhtawa/contracts";
import type { Loaded } from "@muhtawa/service-kit";
import { searchKeys } from "@muhtawa/text-analysis/search";

/** A choice that a select field offers; `value` is what is stored by whoever chooses it. */
export interface BasicDataDetails extends BasicDataCard {
  description?: string;
}

export interface BasicDataState extends BasicDataDetails {
  /** `<category>/<slug>`: what makes a slug unique within its category. */
  slugKey: string;
  searchKeys: string[];
}

export type BasicData = Loaded<BasicDataState>;

/** The category whose records are the business activities that catalog offers: a record's slug is the activity's id there. */
export const BUSINESS_ACTIVITY = "business-activity";

export const basicDataStateOf = (details: BasicDataDetails): BasicDataState => ({
  ...details,
  slugKey: `${details.category}/${details.slug}`,
  searchKeys: searchKeys([details.displayName, details.displayNameAr ?? "", details.slug, details.value, details.category].join("\n")),
});

export const basicDataCardOf = ({ category, slug, value, displayName, displayNameAr, isActive }: BasicDataDetails): BasicDataCard => ({
  category,
  slug,
  value,
  displayName,
  displayNameAr,
  isActive,
});
