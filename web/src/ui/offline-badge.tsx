import { chakra } from "@chakra-ui/react";
import { Unplug } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Badge } from "./badge.tsx";
import { Tooltip } from "./tooltip.tsx";

/** Marks what the offline composer made. Compact, it is its icon alone on a phone. */
export function OfflineBadge({ compact }: { compact?: boolean }) {
  const { t } = useTranslation("generation");
  return (
    <Tooltip text={t("offlineHint")}>
      <chakra.button type="button" aria-label={t("offlineComposer")} cursor="help" borderRadius="sm">
        <Badge tone="outline" icon={Unplug}>
          <chakra.span display={{ base: compact ? "none" : "inline", md: "inline" }}>{t("offlineComposer")}</chakra.span>
        </Badge>
      </chakra.button>
    </Tooltip>
  );
}
