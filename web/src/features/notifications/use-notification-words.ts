import { useTranslation } from "react-i18next";
import type { NotificationEntryFragment } from "../../generated/graphql.ts";

/** What a notification says beside its title. */
export function useNotificationWords() {
  const { t } = useTranslation("notifications");
  return ({ kind, status }: Pick<NotificationEntryFragment, "kind" | "status">): string =>
    kind === "GENERATION_FINISHED" && status === "FAILED" ? t("kinds.GENERATION_FAILED") : t(`kinds.${kind}`);
}
