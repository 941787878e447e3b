import { useMutation } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type ContactDetailFragment, type ContactStage, UpdateContactDocument } from "../../../generated/graphql.ts";
import { addressLink } from "../../../lib/contact.ts";
import { formatDateTime, formatNumber } from "../../../lib/format.ts";
import { reportFailure } from "../../../lib/http/report-failure.ts";
import { notify } from "../../../lib/notify.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ContactLinks } from "../../../ui/contact-links.tsx";
import { ReviewList } from "../../../ui/review-list.tsx";
import { SingleSelect } from "../../../ui/single-select.tsx";
import { STAGES } from "../contact-stages.ts";
import { useAddress } from "../use-address.ts";
import { ContactMessages } from "./contact-messages.tsx";

/** Who somebody is, how they are reached, and how far they have come. */
export function ContactFacts({ contact }: { contact: ContactDetailFragment }) {
  const { t } = useTranslation("crm");
  const [update] = useMutation(UpdateContactDocument);
  const { id, name, email, phone, organization, companies, contents, lastActivityAt, userId } = contact;
  const address = useAddress(userId);
  const whatsapp = contact.whatsapp ?? phone;

  const move = async (stage: ContactStage) => {
    try {
      const moved = { ...contact, __typename: "Contact", stage };
      const optimisticResponse = { updateContact: { __typename: "ContactPayload", contact: moved } };
      await update({ variables: { id, stage }, optimisticResponse });
      notify.success(t("moved", { name, stage: t(`stages.${stage}`) }));
    } catch (error) {
      reportFailure(error, t("notMoved", { name }));
    }
  };

  return (
    <>
      <Card flush>
        <chakra.div p="4">
          <SingleSelect
            label={t("stage")}
            value={contact.stage}
            options={STAGES.map((stage) => ({ value: stage, label: t(`stages.${stage}`) }))}
            onChange={(event) => void move(event.target.value as ContactStage)}
          />
          <chakra.div mt="3">
            <ReviewList
              stacked
              entries={[
                { label: t("kind"), value: t(`kinds.${contact.kind as "FORM"}`) },
                { label: t("organization"), value: organization && <bdi>{organization}</bdi> },
                { label: t("phone"), value: phone && <bdi dir="ltr">{phone}</bdi> },
                { label: t("email"), value: email && <bdi dir="ltr">{email}</bdi> },
                { label: t("address"), value: address && <bdi>{address}</bdi> },
                { label: t("companies"), value: formatNumber(companies) },
                { label: t("contents"), value: formatNumber(contents) },
                { label: t("lastActivity"), value: formatDateTime(lastActivityAt) },
              ]}
            />
          </chakra.div>
          {userId && (
            <chakra.div mt="3">
              <LinkButton to={`/users/user-details/${encodeURIComponent(userId)}`} icon={UserRound} size="sm">
                {t("userDetails")}
              </LinkButton>
            </chakra.div>
          )}
        </chakra.div>
        <ContactLinks
          place={{ phone: phone ?? null, whatsapp: whatsapp ?? null, email: email || null, mapUrl: address ? addressLink(address) : null }}
        />
      </Card>
      <ContactMessages messages={contact.messages} />
    </>
  );
}
