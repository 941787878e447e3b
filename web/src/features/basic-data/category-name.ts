import { useTranslation } from "react-i18next";

/** The categories that the application's own select fields read. */
export const KNOWN_CATEGORIES = ["business-activity", "framework", "tone", "personality", "sharing-style", "writer-role", "tool"] as const;
type KnownCategory = (typeof KNOWN_CATEGORIES)[number];

const isKnown = (category: string): category is KnownCategory => (KNOWN_CATEGORIES as readonly string[]).includes(category);

/** What a category is called; one that an admin has made goes by its own name. */
export function useCategoryName() {
  const { t } = useTranslation("basicData");
  return (category: string) => (isKnown(category) ? t(`categories.${category}`) : category);
}
