import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useNavigation } from "react-router";
import { useDelayed } from "../../ui/use-delayed.ts";

/** A line at the top of the page while the next one loads, once that has taken 200 ms. */
export function NavigationProgress() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const shown = useDelayed(navigation.state === "loading");
  if (!shown) return null;
  return (
    <chakra.output aria-label={t("loading")} position="fixed" insetInline="0" top="0" h="2px" zIndex="toast" overflow="hidden">
      <chakra.div position="absolute" insetBlock="0" w="40%" bg="brand.solid" animation="travel 1s linear infinite" />
    </chakra.output>
  );
}
