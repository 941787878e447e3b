import { chakra } from "@chakra-ui/react";
import { Outlet } from "react-router";
import { LanguageSwitch } from "../../ui/language-switch.tsx";
import { Logo } from "../../ui/logo.tsx";
import { PageTransition } from "../../ui/page-transition.tsx";
import { Pattern } from "../../ui/pattern.tsx";
import { Copyright } from "../chrome/copyright.tsx";
import { SkipLink } from "../chrome/skip-link.tsx";
import { HomeHeader } from "../chrome/home-header.tsx";

export function Component() {
  return (
    <chakra.div position="relative" display="flex" flexDirection="column" minH="100dvh">
      <SkipLink />
      <chakra.div aria-hidden position="absolute" insetInline="0" top="0" h="640px" overflow="hidden">
        <Pattern fade="top" />
      </chakra.div>
      <HomeHeader />
      <PageTransition>
        <chakra.main id="main" tabIndex={-1} position="relative" flex="1">
          <Outlet />
        </chakra.main>
      </PageTransition>
      <chakra.footer
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="6"
        w="100%"
        maxW="1160px"
        mx="auto"
        px={{ base: "4", md: "6" }}
        py="8"
        textStyle="small"
        color="fg.subtle"
      >
        <Logo />
        <Copyright />
        <chakra.span ms="auto">
          <LanguageSwitch />
        </chakra.span>
      </chakra.footer>
    </chakra.div>
  );
}
