import { useTranslation } from "react-i18next";
import type { WebhookDeliveryEntryFragment } from "../../generated/graphql.ts";
import { formatNumber } from "../../lib/format.ts";

type Attempt = WebhookDeliveryEntryFragment["attempts"][number];

/** How a receiver has answered, in words. */
export function useAnswerWords() {
  const { t } = useTranslation("webhooks");
  return (attempt: Attempt | undefined): string => {
    if (!attempt) return t("notSentYet");
    const { statusCode, problem, milliseconds } = attempt;
    if (problem) return t(`problem.${problem}`);
    // A code is a name, not a number: its digits stay as the protocol has them.
    return t("answered", { code: String(statusCode ?? ""), time: formatNumber(milliseconds) });
  };
}
