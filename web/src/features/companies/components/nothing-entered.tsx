import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";

export function NothingEntered() {
  const { t } = useTranslation("companies");
  return (
    <chakra.p textStyle="small" color="fg.subtle">
      {t("nothingEntered")}
    </chakra.p>
  );
}
