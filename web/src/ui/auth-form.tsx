import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** The form of an auth page, in the middle of its half: 400 px, or 520 for a wizard. */
export function AuthForm({ wide, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      gap="4"
      w="100%"
      maxW={wide ? "520px" : "400px"}
      m="auto"
      py="8"
      css={{ "& form": { display: "flex", flexDirection: "column", gap: "4" } }}
    >
      {children}
    </chakra.div>
  );
}
