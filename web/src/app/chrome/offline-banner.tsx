import { chakra } from "@chakra-ui/react";
import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";

function subscribe(reader: () => void): () => void {
  addEventListener("online", reader);
  addEventListener("offline", reader);
  return () => {
    removeEventListener("online", reader);
    removeEventListener("offline", reader);
  };
}

/** Says that there is no connection, for as long as there is none. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
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
