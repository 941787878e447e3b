import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type DuplicateContactFragment, DuplicateContactsDocument, type DuplicateContactsQuery } from "../../../generated/graphql.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { MergeContacts } from "./merge-contacts.tsx";
import { askAgain } from "../../../lib/ask-again.ts";

type Pair = DuplicateContactsQuery["duplicateContacts"][number];

/** Contacts that may be one person, and the way to make them one. */
export function Duplicates({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("crm");
  const { data, error, refetch } = useQuery(DuplicateContactsDocument, { fetchPolicy: "network-only" });
  const [asked, setAsked] = useState<Pair>();
  const pairs = data?.duplicateContacts;
  if (asked)
    return (
      <MergeContacts
        first={asked.first}
        second={asked.second}
        onClose={() => setAsked(undefined)}
        onMerged={() => {
          setAsked(undefined);
          askAgain(refetch);
        }}
      />
    );
  return (
    <Dialog open size="lg" onClose={onClose} title={t("duplicatesTitle")} description={t("duplicatesLead")}>
      {error && !data && <ErrorDisplay message={t("duplicatesFailed")} onRetry={() => askAgain(refetch)} />}
      {!error && !data && <Skeleton lines={6} />}
      {pairs?.length === 0 && (
        <chakra.p role="status" py="4" color="fg.subtle">
          {t("duplicatesNone")}
        </chakra.p>
      )}
      {pairs && pairs.length > 0 && (
        <chakra.ul aria-label={t("duplicatesTitle")} listStyleType="none" m="0" p="0" maxH="56vh" overflowY="auto">
          {pairs.map((pair) => (
            <chakra.li
              key={`${pair.first.id} ${pair.second.id}`}
              display="flex"
              flexDirection="column"
              gap="3"
              py="3"
              css={{ "& + &": { borderBlockStart: "1px solid {colors.border.muted}" } }}
            >
              <chakra.div
                display="grid"
                gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
                columnGap="4"
                rowGap="2"
              >
                {[pair.first, pair.second].map((contact) => (
                  <Candidate key={contact.id} contact={contact} />
                ))}
              </chakra.div>
              <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1.5">
                {pair.likenesses.map((likeness) => (
                  <Badge key={likeness} tone="outline">
                    {t(`likenesses.${likeness}`)}
                  </Badge>
                ))}
                <chakra.span ms="auto">
                  <Button size="sm" onClick={() => setAsked(pair)}>
                    {t("merge")}
                  </Button>
                </chakra.span>
              </chakra.div>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Dialog>
  );
}

/** With all that a likeness may be of. */
function Candidate({ contact }: { contact: DuplicateContactFragment }) {
  const { name, email, otherEmails, phone, whatsapp, organization } = contact;
  // one number is often both
  const addresses = new Set([email, ...otherEmails, phone, whatsapp]);
  return (
    <chakra.div minW="0" textStyle="small" color="fg.muted" overflowWrap="anywhere">
      <chakra.p fontWeight="medium" color="fg">
        <bdi>{name}</bdi>
      </chakra.p>
      {[...addresses].map(
        (address) =>
          address && (
            <p key={address}>
              <bdi dir="ltr">{address}</bdi>
            </p>
          ),
      )}
      {organization && (
        <p>
          <bdi>{organization}</bdi>
        </p>
      )}
    </chakra.div>
  );
}
