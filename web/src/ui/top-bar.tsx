import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { BELOW_NOTICE } from "./below-notice.ts";

/** The bar that stays at the top of a signed-in page. */
export function TopBar({ children }: { children: ReactNode }) {
  return (
    <chakra.header
      position="sticky"
      top={BELOW_NOTICE}
      zIndex="sticky"
      display="flex"
      alignItems="center"
      gap="2"
      h="topbar"
      flex="none"
      px={{ base: "2", md: "5" }}
      bg="bg"
      borderBlockEnd="1px solid"
      borderColor="border"
    >
      {children}
    </chakra.header>
  );
}
