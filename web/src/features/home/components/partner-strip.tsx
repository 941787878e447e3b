import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { mediaUrl } from "../../../lib/media/media.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { type Partner, setAsset, useHome } from "../home-state.ts";
import { Width } from "./section.tsx";

/** As many as fill the strip, so that nothing moves when they come. */
const EXPECTED = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** Pixels: a place's width, twice for fine screens. */
const LOGO_WIDTH = 320;

const Place = chakra("li", { base: { display: "flex", alignItems: "center", justifyContent: "center", minH: "32px" } });

/** A partner's logo, or its name: also when the logo can't be had. */
function PartnerFace({ name, image }: { name: string; image: string | null }) {
  const failed = useHome(({ assets }) => image !== null && assets[image] === "failed");
  if (!image || failed) return <bdi>{name}</bdi>;
  return (
    <chakra.img
      src={mediaUrl(image, LOGO_WIDTH)}
      alt={name}
      loading="lazy"
      h="32px"
      maxW="100%"
      mx="auto"
      objectFit="contain"
      onLoad={() => setAsset(image, "ready")}
      onError={() => setAsset(image, "failed")}
    />
  );
}

function PartnerName({ partner }: { partner: Partner }) {
  const { i18n } = useTranslation();
  const name = (i18n.language === "ar" && partner.nameAr) || partner.name;
  const face = <PartnerFace name={name} image={partner.image} />;
  if (!partner.website || !/^https?:\/\//i.test(partner.website)) return face;
  return (
    <chakra.a href={partner.website} target="_blank" rel="noreferrer" borderRadius="sm" _hover={{ color: "fg" }}>
      {face}
    </chakra.a>
  );
}

/** The partners' names; nothing where there are none. */
export function PartnerStrip() {
  const { t } = useTranslation("home");
  const partners = useHome((home) => home.partners);
  const loading = useHome((home) => home.loading);
  if (!loading && partners.length === 0) return null;
  return (
    <chakra.section id="partners" aria-label={t("partners")} aria-busy={loading} borderBlockEnd="1px solid" borderColor="border">
      <Width>
        <chakra.ul
          {...(loading ? { "aria-hidden": true } : {})}
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
          {loading
            ? EXPECTED.map((place) => (
                <Place key={place}>
                  <chakra.div w="96px">
                    <Skeleton />
                  </chakra.div>
                </Place>
              ))
            : partners.map((partner) => (
                <Place key={partner.id}>
                  <PartnerName partner={partner} />
                </Place>
              ))}
        </chakra.ul>
      </Width>
    </chakra.section>
  );
}
