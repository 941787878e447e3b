import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { UserProfileDetailQuery } from "../../../generated/graphql.ts";
import { mailLink, phoneLink, whatsappLink } from "../../../lib/contact.ts";
import { formatDate } from "../../../lib/format.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Card } from "../../../ui/card.tsx";
import { type ReviewEntry, ReviewList } from "../../../ui/review-list.tsx";

type Detail = UserProfileDetailQuery["userProfileDetail"];
type Profile = Detail["profile"];

const NETWORKS = ["instagram", "snapchat", "tiktok", "youtube", "facebook", "x"] as const;

const Out = chakra("a", { base: { color: "brand.fg", overflowWrap: "anywhere", _hover: { textDecoration: "underline" } } });

/** A link that reads from left to right in both languages; addresses of the web open beside the application. */
function linked(href: string | null | undefined, words = href) {
  if (!href || !words) return undefined;
  const outside = /^https?:/.test(href);
  return (
    <Out href={href} {...(outside ? { target: "_blank", rel: "noreferrer" } : {})}>
      <bdi dir="ltr">{words}</bdi>
    </Out>
  );
}

const webAddress = (address: string | null | undefined) => (address && /^https?:\/\//.test(address) ? address : undefined);

const bare = (address: string | undefined) => address?.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");

/** What is known of a user beside the companies. */
export function UserFacts({ profile, address }: Pick<Detail, "profile" | "address">) {
  const { t } = useTranslation("users");
  const website = webAddress(profile.website);
  return (
    <>
      <Card>
        <Identity profile={profile} />
        <ReviewList
          stacked
          entries={[
            { label: t("jobTitle"), value: isolated(profile.jobTitle) },
            { label: t("joined"), value: formatDate(profile.dateJoined) },
          ]}
        />
      </Card>
      <Facts title={t("parts.contact")} entries={contactOf(profile, t)} />
      <Facts
        title={t("parts.address")}
        entries={[
          { label: t("country"), value: address?.country?.name },
          { label: t("city"), value: address?.city?.name },
          { label: t("street"), value: isolated(address?.street) },
          { label: t("postalCode"), value: address?.postalCode && <bdi dir="ltr">{address.postalCode}</bdi> },
        ]}
      />
      <Facts
        title={t("parts.organization")}
        entries={[
          { label: t("organizationName"), value: isolated(profile.organization) },
          { label: t("website"), value: linked(website, bare(website)) },
          { label: t("about"), value: profile.about && <chakra.span dir="auto">{profile.about}</chakra.span> },
        ]}
      />
      <Facts
        title={t("parts.social")}
        entries={NETWORKS.map((network) => {
          const link = webAddress(profile.socialLinks?.[network]);
          return { label: t(`networks.${network}`), value: linked(link, bare(link)) };
        })}
      />
    </>
  );
}

const isolated = (value: string | null | undefined) => value && <bdi>{value}</bdi>;

function contactOf(
  { email, phoneCode, phoneNumber, whatsapp }: Profile,
  t: (key: "email" | "phone" | "whatsapp") => string,
): ReviewEntry[] {
  const phone = phoneNumber && `+${phoneCode?.replace(/^(\+|00)/, "") ?? ""} ${phoneNumber}`;
  return [
    { label: t("email"), value: linked(mailLink(email), email) },
    { label: t("phone"), value: phone && linked(phoneLink(phone), phone) },
    { label: t("whatsapp"), value: whatsapp && linked(whatsappLink(whatsapp), whatsapp) },
  ];
}

function Identity({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(" ") || profile.username;
  return (
    <chakra.div display="flex" alignItems="center" gap="3" mb="2">
      <Avatar name={name} image={profile.image} size="lg" />
      <chakra.div minW="0">
        <chakra.bdi display="block" textStyle="h3" overflowWrap="anywhere">
          {name}
        </chakra.bdi>
        <chakra.span textStyle="caption" color="fg.subtle">
          {t(`roles.${profile.role}`)}
        </chakra.span>
      </chakra.div>
    </chakra.div>
  );
}

function Facts({ title, entries }: { title: string; entries: readonly ReviewEntry[] }) {
  const { t } = useTranslation("users");
  const given = entries.filter(({ value }) => value);
  return (
    <Card title={title} flush>
      <chakra.div px="4" py="2">
        {given.length > 0 ? (
          <ReviewList stacked entries={given} />
        ) : (
          <chakra.p py="2" textStyle="small" color="fg.subtle">
            {t("nothingGiven")}
          </chakra.p>
        )}
      </chakra.div>
    </Card>
  );
}
