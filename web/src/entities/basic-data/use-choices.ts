import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { BasicDataChoicesDocument } from "../../generated/graphql.ts";
import { currentLocale } from "../../lib/locale/locales.ts";
import { askAgain } from "../../lib/ask-again.ts";

export interface Choice {
  /** What is stored. */
  value: string;
  /** What is shown, in the page's language where the record has a name in it. */
  label: string;
}

export interface Choices {
  /** The active records, as the page's language sorts them. */
  offered: readonly Choice[];
  /** Those, and before them what a field holds that isn't offered any more: marked as inactive once the records are known. */
  withStored: (stored: string) => Choice[];
  /** The name of a stored value, marked as inactive when it was withdrawn; itself when it is no record's. */
  labelOf: (value: string) => string;
  isOffered: (value: string) => boolean;
  state: "loading" | "failed" | "ready";
  retry: () => void;
}

/** What a select field offers: the records of a category of basic data, in the page's language. */
export function useChoices(category: string): Choices {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(BasicDataChoicesDocument, { variables: { category } });
  const locale = currentLocale();
  const records = data?.basicDataList.results ?? [];
  const choices = records
    .map(({ value, displayName, displayNameAr, isActive }) => ({
      value,
      label: (locale === "ar" && displayNameAr) || displayName,
      isActive,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  const offered = choices.filter(({ isActive }) => isActive).map(({ value, label }) => ({ value, label }));
  const isOffered = (stored: string) => offered.some(({ value }) => value === stored);
  const withdrawn = (name: string) => (data ? t("choices.inactive", { name }) : name);
  const labelOf = (stored: string) => {
    const choice = choices.find(({ value }) => value === stored);
    return choice ? (choice.isActive ? choice.label : withdrawn(choice.label)) : stored;
  };
  const isKnown = (stored: string) => choices.some(({ value }) => value === stored);
  return {
    offered,
    withStored: (stored) =>
      !stored || isOffered(stored)
        ? offered
        : [{ value: stored, label: isKnown(stored) ? labelOf(stored) : withdrawn(stored) }, ...offered],
    labelOf,
    isOffered,
    state: data ? "ready" : error ? "failed" : "loading",
    // a failure is told where every failed answer is told
    retry: () => askAgain(refetch),
  };
}
