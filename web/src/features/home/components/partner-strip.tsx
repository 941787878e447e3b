import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { Partner } from "../use-home-data.ts";
import { Width } from "./section.tsx";

function PartnerName({ partner }: { partner: Partner }) {
  const { i18n } = useTranslation();
  const name = (i18n.language === "ar" && partner.nameAr) || partner.name;
  const face = partner.image ? (
    <chakra.img src={partner.image} alt={name} loading="lazy" maxH="32px" mx="auto" objectFit="contain" />
  ) : (
    <bdi>{name}</bdi>
  );
  if (!partner.website || !/^https?:\/\//i.test(partner.website)) return face;
  return (
    <chakra.a href={partner.website} target="_blank" rel="noreferrer" borderRadius="sm" _hover={{ color: "fg" }}>
      {face}
    </chakra.a>
  );
}

/** The partners' names; nothing where there are none. */
export function PartnerStrip({ partners }: { partners: readonly Partner[] }) {
  const { t } = useTranslation("home");
  if (partners.length === 0) return null;
  return (
    <chakra.section aria-label={t("partners")} borderBlockEnd="1px solid" borderColor="border">
      <Width>
        <chakra.ul
          display="grid"
          gridTemplateColumns={{ base: "1fr 1fr", md: "repeat(3, 1fr)", lg: "repeat(6, 1fr)" }}
          alignItems="center"
          gap="4"
          py={{ base: "6", md: "8" }}
          fontSize="1rem"
          lineHeight="1.5"
          fontWeight="medium"
          color="fg.subtle"
          textAlign="center"
        >
          {partners.map((partner) => (
            <li key={partner.id}>
              <PartnerName partner={partner} />
            </li>
          ))}
        </chakra.ul>
      </Width>
    </chakra.section>
  );
}
