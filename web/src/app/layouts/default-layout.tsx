import { chakra } from "@chakra-ui/react";
import { Outlet } from "react-router";
import { GenerationLauncher } from "../../features/generation/components/generation-launcher.tsx";
import { FocusBarTools } from "../../ui/focus-bar.tsx";
import { PageTransition } from "../../ui/page-transition.tsx";
import { SkipLink } from "../chrome/skip-link.tsx";

/** For focused work: no sidebar. The page brings its own FocusBar. */
export function Component() {
  return (
    <PageTransition>
      <chakra.div display="flex" flexDirection="column" minH="100dvh">
        <SkipLink />
        <FocusBarTools value={<GenerationLauncher />}>
          <Outlet />
        </FocusBarTools>
      </chakra.div>
    </PageTransition>
  );
}
