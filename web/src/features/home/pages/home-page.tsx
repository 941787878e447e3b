import { chakra } from "@chakra-ui/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useAuth } from "../../../lib/auth/auth.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { SectionButton } from "../../../ui/section-link.tsx";
import { BranchesSection } from "../components/branches-section.tsx";
import { ContactSection } from "../components/contact-section.tsx";
import { FilmSection } from "../components/film-section.tsx";
import { Hero } from "../components/hero.tsx";
import { PartnerStrip } from "../components/partner-strip.tsx";
import { Section, Width } from "../components/section.tsx";
import { FeaturesSection, StagesSection } from "../components/still-parts.ts";
import { loadHome } from "../home-state.ts";

export function Component() {
  const { t } = useTranslation("home");
  const { loggedIn } = useAuth();
  useEffect(() => {
    const leaving = new AbortController();
    void loadHome(leaving.signal);
    return () => leaving.abort();
  }, []);
  usePageTitle();
  return (
    <>
      <Hero />
      <PartnerStrip />
      <StagesSection />
      <FilmSection />
      <FeaturesSection />
      <BranchesSection />
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
                <SectionButton section="contact" field="name">
                  {t("contact.open")}
                </SectionButton>
              </chakra.div>
            }
          />
        </Width>
      </Section>
      <ContactSection />
    </>
  );
}
