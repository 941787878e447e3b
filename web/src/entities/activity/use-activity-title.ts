import { useTranslation } from "react-i18next";

interface Titled {
  targetType: string;
  title?: string | null | undefined;
}

/** What an entry of the history is about, in words: a generation goes by its kind. */
export function useActivityTitle() {
  const { t, i18n } = useTranslation("generation");
  return ({ targetType, title }: Titled): string =>
    targetType === "generation" && i18n.exists(`generation:kinds.${title}`) ? t(`kinds.${title as "FIELD"}`) : (title ?? "");
}
