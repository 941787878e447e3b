import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";

/** The first stop of the Tab key: past the navigation, to the page. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <chakra.a
      href="#main"
      position="fixed"
      top="2"
      insetInlineStart="2"
      zIndex="toast"
      px="3"
      py="2"
      bg="bg.raised"
      border="1px solid"
      borderColor="border"
      borderRadius="md"
      boxShadow="popover"
      textStyle="label"
      css={{ "&:not(:focus)": { transform: "translateY(-200%)" } }}
    >
      {t("skipToContent")}
    </chakra.a>
  );
}
