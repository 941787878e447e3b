import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Lead, Section, SectionTitle, Width } from "./section.tsx";

const FEATURES = ["voice", "types", "projects", "languages"] as const;

export function FeaturesSection() {
  const { t } = useTranslation("home");
  return (
    <Section id="features">
      <Width
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "1fr 1fr" }}
        gap={{ base: "8", lg: "16" }}
        alignItems="start"
      >
        <chakra.div display="flex" flexDirection="column" gap="4">
          <SectionTitle>{t("featuresTitle")}</SectionTitle>
          <Lead>{t("featuresLead")}</Lead>
        </chakra.div>
        <chakra.ul display="grid" gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr" }}>
          {FEATURES.map((feature) => (
            <chakra.li
              key={feature}
              display="flex"
              flexDirection="column"
              gap="1"
              py="5"
              pe={{ base: "0", md: "6" }}
              borderBlockStart="1px solid"
              borderColor="border"
            >
              <chakra.h3 textStyle="h3">{t(`feature.${feature}`)}</chakra.h3>
              <chakra.p textStyle="small" color="fg.muted">
                {t(`feature.${feature}Text`)}
              </chakra.p>
            </chakra.li>
          ))}
        </chakra.ul>
      </Width>
    </Section>
  );
}
