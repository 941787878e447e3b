import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { ContactDetailFragment } from "../../../generated/graphql.ts";
import { formatDateTime, formatRelative } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";

/** What somebody wrote by the contact form, with the details in which a message differs from the contact. */
export function ContactMessages({ messages }: Pick<ContactDetailFragment, "messages">) {
  const { t } = useTranslation("crm");
  if (messages.length === 0) return null;
  return (
    <Card title={t("messages")} count={messages.length}>
      <chakra.ol listStyleType="none" m="0" p="0" display="grid" gap="4">
        {messages.map(({ at, message, name, phone }) => (
          <chakra.li key={at}>
            <chakra.p dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {message}
            </chakra.p>
            {(name || phone) && (
              <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
                {t("otherDetails")} {name && <bdi>{name}</bdi>}
                {name && phone && t("comma")}
                {phone && <bdi dir="ltr">{phone}</bdi>}
              </chakra.p>
            )}
            <chakra.time textStyle="caption" color="fg.subtle" dateTime={at} title={formatDateTime(at)}>
              {formatRelative(at)}
            </chakra.time>
          </chakra.li>
        ))}
      </chakra.ol>
    </Card>
  );
}
