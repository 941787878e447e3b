import { chakra } from "@chakra-ui/react";
import { Outlet } from "react-router";
import { GenerationLauncher } from "../../features/generation/components/generation-launcher.tsx";
import { ReadHere } from "../../features/notifications/components/read-here.tsx";
import { SearchButton } from "../../features/search/components/search-button.tsx";
import { FocusBarTools } from "../../ui/focus-bar.tsx";
import { PageTransition } from "../../ui/page-transition.tsx";
import { HelpMenu } from "../chrome/help-menu.tsx";
import { SkipLink } from "../chrome/skip-link.tsx";

const TOOLS = (
  <>
    <SearchButton compact />
    <GenerationLauncher />
    <chakra.span display={{ base: "none", md: "inline-flex" }}>
      <HelpMenu />
    </chakra.span>
  </>
);

/** For focused work: no sidebar. The page brings its own FocusBar. */
export function Component() {
  return (
    <PageTransition>
      <chakra.div display="flex" flexDirection="column" minH="100dvh">
        <SkipLink />
        <ReadHere />
        <FocusBarTools value={TOOLS}>
          <Outlet />
        </FocusBarTools>
      </chakra.div>
    </PageTransition>
  );
}
