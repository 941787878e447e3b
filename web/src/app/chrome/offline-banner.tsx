import { chakra } from "@chakra-ui/react";
import { WifiOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../lib/use-online.ts";
import { Icon } from "../../ui/icon.tsx";

/** Says that there is no connection, for as long as there is none. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const online = useOnline();
  return (
    <chakra.div role="status" position="sticky" top="0" zIndex="toast">
      {!online && (
        <chakra.p
          display="flex"
          alignItems="center"
          justifyContent="center"
          gap="2"
          px="4"
          py="1.5"
          textStyle="small"
          bg="warning.subtle"
          color="warning.fg"
          borderBlockEnd="1px solid"
          borderColor="warning.border"
        >
          <Icon as={WifiOff} size="s" />
          {t("offlineNotice")}
        </chakra.p>
      )}
    </chakra.div>
  );
}
