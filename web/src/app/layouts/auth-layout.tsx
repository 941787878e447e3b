import { chakra } from "@chakra-ui/react";
import { Outlet } from "react-router";
import { LanguageSwitch } from "../../ui/language-switch.tsx";
import { Logo } from "../../ui/logo.tsx";
import { NoticeLine } from "../../ui/notice-line.tsx";
import { PageTransition } from "../../ui/page-transition.tsx";
import { Pattern } from "../../ui/pattern.tsx";
import { ThemeSwitch } from "../../ui/theme-switch.tsx";
import { BrandLine } from "../chrome/brand-line.tsx";
import { SkipLink } from "../chrome/skip-link.tsx";

/** Two halves: the form, and a line written in a brand's voice. A page sets its own width by AuthForm. */
export function Component() {
  return (
    <chakra.div display="grid" gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" }} minH="100dvh">
      <SkipLink />
      <chakra.div display="flex" flexDirection="column" px={{ base: "4", md: "8" }} py={{ base: "4", md: "6" }}>
        <chakra.header display="flex" alignItems="center" minH="control.md">
          <Logo />
          <chakra.span display="flex" gap="1" ms="auto">
            <LanguageSwitch />
            <ThemeSwitch />
          </chakra.span>
        </chakra.header>
        <chakra.div position="sticky" top="0" zIndex="9" mx={{ base: "-4", md: "-8" }}>
          <NoticeLine />
        </chakra.div>
        <PageTransition>
          <chakra.main id="main" tabIndex={-1} flex="1" display="flex" flexDirection="column">
            <Outlet />
          </chakra.main>
        </PageTransition>
      </chakra.div>
      <chakra.aside
        position="relative"
        display={{ base: "none", md: "flex" }}
        alignItems="flex-end"
        overflow="hidden"
        p="12"
        bg="bg.subtle"
        borderInlineStart="1px solid"
        borderColor="border"
      >
        <Pattern fade="art" />
        <BrandLine />
      </chakra.aside>
    </chakra.div>
  );
}
