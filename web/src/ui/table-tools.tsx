import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** What a table is searched and arranged by: one line above it, as wide as a phone. */
export function TableTools({ children }: { children: ReactNode }) {
  return (
    <chakra.div display="flex" alignItems="center" gap="2" w={{ base: "calc(100vw - {spacing.8})", md: "auto" }} maxW="100%">
      {children}
    </chakra.div>
  );
}
