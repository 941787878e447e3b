import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { STAGES } from "../stages.ts";
import { Lead, Section, SectionTitle, Width } from "./section.tsx";

const Step = chakra("li", {
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    gap: { base: "1", lg: "2" },
    pt: { base: "0", lg: "5" },
    ps: { base: "5", lg: "0" },
    pe: { base: "0", lg: "5" },
    _before: {
      content: "''",
      position: "absolute",
      insetBlockStart: { base: "5px", lg: "-5px" },
      insetInlineStart: { base: "-5px", lg: "0" },
      w: "9px",
      h: "9px",
      bg: "bg.subtle",
      border: "1.5px solid",
      borderColor: "fg",
      transform: "rotate(45deg)",
    },
    _last: { _before: { bg: "brand.solid", borderColor: "brand.solid" } },
  },
});

export function StagesSection() {
  const { t } = useTranslation("home");
  return (
    <Section id="stages" alternate>
      <Width display="flex" flexDirection="column" gap="8">
        <chakra.div display="flex" flexDirection="column" gap="2">
          <SectionTitle>{t("stagesTitle")}</SectionTitle>
          <Lead>{t("stagesLead")}</Lead>
        </chakra.div>
        <chakra.ol
          display="grid"
          gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(5, minmax(0, 1fr))" }}
          gap={{ base: "6", lg: "0" }}
          borderStyle="solid"
          borderBlockStartWidth={{ base: "0", lg: "1px" }}
          borderInlineStartWidth={{ base: "1px", lg: "0" }}
          borderColor="border.emphasized"
        >
          {STAGES.map((stage, index) => (
            <Step key={stage}>
              <chakra.span textStyle="caption" color="fg.subtle" display={{ base: "none", lg: "block" }}>
                {formatNumber(index + 1)}
              </chakra.span>
              <chakra.h3 textStyle="h3">{t(`stage.${stage}`)}</chakra.h3>
              <chakra.p textStyle="small" color="fg.muted">
                {t(`stage.${stage}Text`)}
              </chakra.p>
            </Step>
          ))}
        </chakra.ol>
      </Width>
    </Section>
  );
}
