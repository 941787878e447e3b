import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useHome } from "../../features/home/home-state.ts";
import { useAuth } from "../../lib/auth/auth.ts";
import { LinkButton } from "../../ui/button.tsx";
import { LanguageSwitch } from "../../ui/language-switch.tsx";
import { Logo } from "../../ui/logo.tsx";
import { SectionLink } from "../../ui/section-link.tsx";
import { ThemeSwitch } from "../../ui/theme-switch.tsx";
import { HomeMenu } from "./home-menu.tsx";

const SECTIONS = ["stages", "features", "branches", "contact"] as const;

export function HomeHeader() {
  const { t } = useTranslation(["home", "common"]);
  const { loggedIn } = useAuth();
  const noBranches = useHome(({ loading, failed, branches }) => !loading && !failed && branches.length === 0);
  const sections = SECTIONS.filter((section) => section !== "branches" || !noBranches);
  return (
    <chakra.header
      position="relative"
      zIndex="sticky"
      display="flex"
      alignItems="center"
      gap={{ base: "2", md: "6" }}
      w="100%"
      maxW="1160px"
      h="64px"
      mx="auto"
      px={{ base: "4", md: "6" }}
    >
      <Logo />
      <chakra.nav aria-label={t("sections")} display={{ base: "none", md: "flex" }} gap="5" textStyle="label" color="fg.muted">
        {sections.map((section) => (
          <SectionLink key={section} section={section}>
            {t(`nav.${section}`)}
          </SectionLink>
        ))}
      </chakra.nav>
      <chakra.span display="flex" alignItems="center" gap="1" ms="auto">
        {/* The narrowest phones have it in the footer only. */}
        <chakra.span css={{ "@media (max-width: 22.4rem)": { display: "none" } }}>
          <LanguageSwitch />
        </chakra.span>
        <chakra.span display={{ base: "none", md: "inline-flex" }}>
          <ThemeSwitch />
        </chakra.span>
        {loggedIn ? (
          <LinkButton to="/dashboard" variant="solid">
            {t("openDashboard")}
          </LinkButton>
        ) : (
          <>
            <chakra.span display={{ base: "none", md: "inline-flex" }}>
              <LinkButton to="/auth/signin" variant="ghost">
                {t("common:signIn")}
              </LinkButton>
            </chakra.span>
            <LinkButton to="/auth/signup" variant="solid">
              {t("common:start")}
            </LinkButton>
          </>
        )}
        <HomeMenu sections={sections} />
      </chakra.span>
    </chakra.header>
  );
}
