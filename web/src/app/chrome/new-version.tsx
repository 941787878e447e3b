import { chakra } from "@chakra-ui/react";
import { RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { putOffNewVersion, takeNewVersion, useNewVersion } from "../../lib/offline/new-version.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Offers the newer version that is ready. Nothing is loaded anew unasked, least of all while somebody writes. */
export function NewVersion() {
  const { t } = useTranslation("offline");
  const ready = useNewVersion();
  return (
    <chakra.div role="status" position="fixed" insetBlockEnd="0" insetInline="0" zIndex="toast" p="4" pointerEvents="none">
      {ready && (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="3"
          w="fit-content"
          maxW="100%"
          ms="auto"
          p="3"
          bg="bg.raised"
          border="1px solid"
          borderColor="border"
          borderRadius="lg"
          boxShadow="popover"
          textStyle="small"
          pointerEvents="auto"
          animation="rise {durations.base} {easings.out}"
        >
          <Icon as={RefreshCw} color="brand.fg" />
          <chakra.div flex="1" minW="200px">
            <chakra.p fontWeight="medium">{t("newVersion.title")}</chakra.p>
            <chakra.p color="fg.muted">{t("newVersion.text")}</chakra.p>
          </chakra.div>
          <chakra.span display="flex" gap="2" ms="auto">
            <Button size="sm" onClick={putOffNewVersion}>
              {t("newVersion.later")}
            </Button>
            <Button size="sm" variant="solid" onClick={takeNewVersion}>
              {t("newVersion.reload")}
            </Button>
          </chakra.span>
        </chakra.div>
      )}
    </chakra.div>
  );
}
