import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";
import { KhatamHalf } from "../../ui/marks.tsx";

/** A line in a brand's voice: what the product is for, shown rather than said. */
export function BrandLine() {
  const { t } = useTranslation("auth");
  return (
    <chakra.figure position="relative" maxW="420px" display="flex" flexDirection="column" gap="3">
      <chakra.span display="inline-flex" alignItems="center" gap="1" textStyle="caption" color="brand.fg">
        <Icon as={KhatamHalf} size="s" />
        {t("art.mark")}
      </chakra.span>
      <chakra.p fontSize="2xl" fontWeight="medium" lineHeight="36px" css={{ "&:lang(ar)": { lineHeight: "46px" } }}>
        {t("art.line")}
      </chakra.p>
      <chakra.figcaption textStyle="small" color="fg.subtle">
        {t("art.source")} <bdi dir="ltr">{t("art.brand")}</bdi>
      </chakra.figcaption>
    </chakra.figure>
  );
}
