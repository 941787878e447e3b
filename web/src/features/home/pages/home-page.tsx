import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useAuth } from "../../../lib/auth/auth.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { smoothScrollTo } from "../../../lib/smooth-scroll.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { BranchesSection } from "../components/branches-section.tsx";
import { ContactSection } from "../components/contact-section.tsx";
import { FeaturesSection } from "../components/features-section.tsx";
import { Hero } from "../components/hero.tsx";
import { PartnerStrip } from "../components/partner-strip.tsx";
import { Section, Width } from "../components/section.tsx";
import { StagesSection } from "../components/stages-section.tsx";
import { useHomeData } from "../use-home-data.ts";

function showContact(): void {
  const contact = document.querySelector("#contact");
  if (!contact) return;
  smoothScrollTo(contact);
  contact.querySelector("input")?.focus({ preventScroll: true });
}

export function Component() {
  const { t } = useTranslation("home");
  const { loggedIn } = useAuth();
  const { partners, branches, status, retry } = useHomeData();
  usePageTitle();
  return (
    <>
      <Hero />
      <PartnerStrip partners={partners} />
      <StagesSection />
      <FeaturesSection />
      <BranchesSection branches={branches} status={status} onRetry={retry} />
      <Section>
        <Width>
          <CallToAction
            title={t("ctaTitle")}
            text={t("ctaText")}
            action={
              <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3">
                <LinkButton to={loggedIn ? "/dashboard" : "/auth/signup"} variant="solid" size="lg">
                  {t(loggedIn ? "openDashboard" : "create")}
                </LinkButton>
                <Button size="lg" onClick={showContact}>
                  {t("contact.open")}
                </Button>
              </chakra.div>
            }
          />
        </Width>
      </Section>
      <ContactSection />
    </>
  );
}
