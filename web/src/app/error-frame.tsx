import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { LanguageSwitch } from "../ui/language-switch.tsx";
import { Logo } from "../ui/logo.tsx";
import { ThemeSwitch } from "../ui/theme-switch.tsx";
import { TopBar } from "../ui/top-bar.tsx";

/** The default layout for a page that isn't there or broke: the bar, and the message in the middle. */
export function ErrorFrame({ children }: { children: ReactNode }) {
  return (
    <chakra.div display="flex" flexDirection="column" minH="100dvh">
      <TopBar>
        <Logo />
        <chakra.span display="flex" gap="1" ms="auto">
          <LanguageSwitch />
          <ThemeSwitch />
        </chakra.span>
      </TopBar>
      <chakra.main id="main" flex="1" display="flex" alignItems="center" justifyContent="center" p="4">
        {children}
      </chakra.main>
    </chakra.div>
  );
}
