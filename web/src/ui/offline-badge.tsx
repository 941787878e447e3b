import { chakra } from "@chakra-ui/react";
import { Unplug } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Badge } from "./badge.tsx";
import { Tooltip } from "./tooltip.tsx";

/** Marks what the offline composer made. */
export function OfflineBadge() {
  const { t } = useTranslation("generation");
  return (
    <Tooltip text={t("offlineHint")}>
      <chakra.button type="button" cursor="help" borderRadius="sm">
        <Badge tone="outline" icon={Unplug}>
          {t("offlineComposer")}
        </Badge>
      </chakra.button>
    </Tooltip>
  );
}
