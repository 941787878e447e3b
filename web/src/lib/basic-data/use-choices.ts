import { useQuery } from "@apollo/client/react";
import { BasicDataChoicesDocument } from "../../generated/graphql.ts";
import { currentLocale } from "../locale/locales.ts";

export interface Choice {
  /** What is stored. */
  value: string;
  /** What is shown, in the page's language where the record has a name in it. */
  label: string;
}

/**
 * What a select field offers: the active records of a category of basic data, as the page's language sorts them. What a field holds already
 * is offered too, even when its record has been withdrawn or was never one.
 */
export function useChoices(category: string, stored = ""): Choice[] {
  const { data } = useQuery(BasicDataChoicesDocument, { variables: { category } });
  const locale = currentLocale();
  const active = (data?.basicDataList.results ?? [])
    .filter(({ isActive }) => isActive)
    .map(({ value, displayName, displayNameAr }) => ({ value, label: (locale === "ar" && displayNameAr) || displayName }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  return !stored || active.some(({ value }) => value === stored) ? active : [{ value: stored, label: stored }, ...active];
}
