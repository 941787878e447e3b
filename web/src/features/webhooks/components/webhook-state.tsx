import { useTranslation } from "react-i18next";
import type { WebhookEntryFragment } from "../../../generated/graphql.ts";
import { Badge } from "../../../ui/badge.tsx";

type State = Pick<WebhookEntryFragment, "active" | "switchedOffAt" | "failingSince">;

/** Whether anything is sent, and whether it arrives. */
export function WebhookState({ webhook: { active, switchedOffAt, failingSince } }: { webhook: State }) {
  const { t } = useTranslation("webhooks");
  if (switchedOffAt) return <Badge tone="danger">{t("state.switchedOff")}</Badge>;
  if (!active) return <Badge>{t("state.off")}</Badge>;
  return failingSince ? <Badge tone="warning">{t("state.failing")}</Badge> : <Badge tone="success">{t("state.on")}</Badge>;
}
