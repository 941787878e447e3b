import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { ContactDetailsDocument } from "../../../generated/graphql.ts";
import { orNotFound } from "../../../lib/not-found.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ChooseContact } from "../components/choose-contact.tsx";
import { ContactFacts } from "../components/contact-facts.tsx";
import { ContactNotes } from "../components/contact-notes.tsx";
import { ContactTimeline } from "../components/contact-timeline.tsx";
import { STAGE_TONES } from "../contact-stages.ts";

/** One contact with everything known of them; without an id one is chosen here. */
export function Component() {
  const { t } = useTranslation("crm");
  const [params] = useSearchParams();
  const id = params.get("id") ?? "";
  const { data, error, refetch } = useQuery(ContactDetailsDocument, { variables: { id }, skip: !id, fetchPolicy: "cache-and-network" });
  const contact = id ? data?.contact : undefined;
  const title = contact?.name ?? t(id ? "contact" : "choose");
  usePageTitle(title);
  if (id && !contact) orNotFound(error);
  return (
    <>
      <PageHeader
        title={title}
        above={<Link to="/crm">{t("title")}</Link>}
        actions={
          contact && (
            <Badge dot tone={STAGE_TONES[contact.stage]}>
              {t(`stages.${contact.stage}`)}
            </Badge>
          )
        }
      />
      {!id && <ChooseContact />}
      {id && !contact && error && <ErrorDisplay message={t("contactFailed")} onRetry={() => void refetch()} />}
      {id && !contact && !error && (
        <Card>
          <Skeleton lines={8} />
        </Card>
      )}
      {contact && (
        <Columns key={contact.id}>
          <Column>
            <ContactNotes contact={contact} />
            <ContactTimeline id={contact.id} />
          </Column>
          <Column css={{ "@media (max-width: 63.99rem)": { order: -1 } }}>
            <ContactFacts contact={contact} />
          </Column>
        </Columns>
      )}
    </>
  );
}

const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) {sizes.panel}" },
    gap: "4",
    alignItems: "start",
  },
});

const Column = chakra("div", { base: { display: "flex", flexDirection: "column", gap: "4", minW: "0" } });
