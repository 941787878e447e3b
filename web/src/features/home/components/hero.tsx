import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useAuth } from "../../../lib/auth/auth.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { SectionButton } from "../../../ui/section-link.tsx";
import { Lead, Width } from "./section.tsx";
import { ContentFigure } from "./still-parts.ts";

export function Hero() {
  const { t } = useTranslation("home");
  const { loggedIn } = useAuth();
  return (
    <chakra.section borderBlockEnd="1px solid" borderColor="border">
      <Width
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1.12fr)" }}
        alignItems="center"
        gap={{ base: "8", md: "12" }}
        pt={{ base: "8", md: "72px" }}
        pb={{ base: "12", md: "80px" }}
      >
        <chakra.div display="flex" flexDirection="column" gap="6">
          <chakra.h1
            textStyle="display"
            textWrap="balance"
            css={{
              "@media (max-width: 47.99rem)": { fontSize: "2.125rem", lineHeight: "1.18", "&:lang(ar)": { lineHeight: "1.5" } },
            }}
          >
            {t("headline")}
          </chakra.h1>
          <Lead>{t("lead")}</Lead>
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            <LinkButton to={loggedIn ? "/dashboard" : "/auth/signup"} variant="solid" size="lg">
              {t("create")}
            </LinkButton>
            <SectionButton section="stages">{t("seeStages")}</SectionButton>
          </chakra.div>
          <chakra.p textStyle="small" color="fg.subtle">
            {t("claim")}
          </chakra.p>
        </chakra.div>
        <ContentFigure />
      </Width>
    </chakra.section>
  );
}
