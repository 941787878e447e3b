import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";

/** Leads to where one's events are sent. */
export function WebhooksCard() {
  const { t } = useTranslation("profile");
  return (
    <Card title={t("webhooks.title")}>
      <chakra.p textStyle="small">{t("webhooks.text")}</chakra.p>
      <chakra.div mt="4" display="flex" justifyContent="flex-end">
        <LinkButton to="/profile/webhooks">{t("webhooks.open")}</LinkButton>
      </chakra.div>
    </Card>
  );
}
