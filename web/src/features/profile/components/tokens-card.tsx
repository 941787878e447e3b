import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";

/** Leads to the tokens by which programs call in one's name. */
export function TokensCard() {
  const { t } = useTranslation("profile");
  return (
    <Card title={t("tokens.title")}>
      <chakra.p textStyle="small">{t("tokens.text")}</chakra.p>
      <chakra.div mt="4" display="flex" justifyContent="flex-end">
        <LinkButton to="/profile/tokens">{t("tokens.open")}</LinkButton>
      </chakra.div>
    </Card>
  );
}
