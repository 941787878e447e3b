import { useTranslation } from "react-i18next";
import { useAuth } from "../../../lib/auth/auth.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { BranchesSection } from "../components/branches-section.tsx";
import { FeaturesSection } from "../components/features-section.tsx";
import { Hero } from "../components/hero.tsx";
import { PartnerStrip } from "../components/partner-strip.tsx";
import { Section, Width } from "../components/section.tsx";
import { StagesSection } from "../components/stages-section.tsx";
import { useHomeData } from "../use-home-data.ts";

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
              <LinkButton to={loggedIn ? "/dashboard" : "/auth/signup"} variant="solid" size="lg">
                {t(loggedIn ? "openDashboard" : "create")}
              </LinkButton>
            }
          />
        </Width>
      </Section>
    </>
  );
}
