import { chakra } from "@chakra-ui/react";
import { CalendarClock, Mail, Upload } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";

const COMING = [
  { id: "reminders", icon: CalendarClock },
  { id: "mail", icon: Mail },
  { id: "import", icon: Upload },
] as const;

/** What is planned and not there, and what does it meanwhile. */
export function Component() {
  const { t } = useTranslation("crm");
  usePageTitle(t("soon.title"));
  return (
    <>
      <PageHeader title={t("soon.title")} above={<Link to="/crm">{t("title")}</Link>} below={t("soon.text")} />
      <chakra.div display="grid" gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }} gap="4">
        {COMING.map(({ id, icon }) => (
          <Card key={id}>
            <chakra.div display="flex" alignItems="center" gap="2" mb="2">
              <Icon as={icon} color="fg.muted" />
              <chakra.h2 textStyle="h3">{t(`soon.${id}.title`)}</chakra.h2>
              <chakra.span ms="auto">
                <Badge tone="outline">{t("soon.notYet")}</Badge>
              </chakra.span>
            </chakra.div>
            <chakra.p textStyle="small">{t(`soon.${id}.text`)}</chakra.p>
            <chakra.p textStyle="small" color="fg.muted" mt="2">
              {t(`soon.${id}.meanwhile`)}
            </chakra.p>
          </Card>
        ))}
      </chakra.div>
    </>
  );
}
