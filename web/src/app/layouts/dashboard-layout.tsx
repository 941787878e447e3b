import { chakra } from "@chakra-ui/react";
import { Outlet } from "react-router";
import { GenerationLauncher } from "../../features/generation/components/generation-launcher.tsx";
import { NotificationBell } from "../../features/notifications/components/notification-bell.tsx";
import { SearchButton } from "../../features/search/components/search-button.tsx";
import { LanguageSwitch } from "../../ui/language-switch.tsx";
import { PageTransition } from "../../ui/page-transition.tsx";
import { ThemeSwitch } from "../../ui/theme-switch.tsx";
import { TopBar } from "../../ui/top-bar.tsx";
import { AccountMenu } from "../chrome/account-menu.tsx";
import { HelpMenu } from "../chrome/help-menu.tsx";
import { NavDrawer } from "../chrome/nav-drawer.tsx";
import { Tour } from "../tour/tour.tsx";
import { Sidebar } from "../chrome/sidebar.tsx";
import { SkipLink } from "../chrome/skip-link.tsx";

export function Component() {
  return (
    <chakra.div display="flex" minH="100dvh">
      <SkipLink />
      <Tour />
      <Sidebar />
      <chakra.div flex="1" minW="0" display="flex" flexDirection="column">
        <TopBar>
          <NavDrawer />
          <SearchButton />
          <chakra.div display="flex" alignItems="center" gap={{ base: "0", md: "1" }} ms="auto">
            <GenerationLauncher />
            <LanguageSwitch />
            <chakra.span display={{ base: "none", md: "inline-flex" }}>
              <ThemeSwitch />
            </chakra.span>
            <HelpMenu tour />
            <NotificationBell />
            <AccountMenu />
          </chakra.div>
        </TopBar>
        <PageTransition>
          <chakra.main
            id="main"
            tabIndex={-1}
            display="flex"
            flexDirection="column"
            gap={{ base: "4", md: "5" }}
            w="100%"
            minW="0"
            maxW="calc({sizes.page} + 64px)"
            mx="auto"
            pt={{ base: "4", md: "6" }}
            px={{ base: "4", md: "8" }}
            pb="12"
          >
            <Outlet />
          </chakra.main>
        </PageTransition>
      </chakra.div>
    </chakra.div>
  );
}
