import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Pattern } from "./pattern.tsx";

interface CallToActionProps {
  title: string;
  text?: string;
  /** A solid LinkButton or Button, size lg. */
  action: ReactNode;
}

/** One invitation: a line, a sentence, a button, on the pattern. */
export function CallToAction({ title, text, action }: CallToActionProps) {
  return (
    <chakra.section
      position="relative"
      overflow="hidden"
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="4"
      px="6"
      py={{ base: "12", md: "16" }}
      textAlign="center"
      bg="bg.panel"
      border="1px solid"
      borderColor="border"
      borderRadius="xl"
    >
      <Pattern fade="radial" />
      <chakra.h2 position="relative" textStyle={{ base: "h1", md: "title" }} textWrap="balance">
        {title}
      </chakra.h2>
      {text && (
        <chakra.p
          position="relative"
          maxW="52ch"
          color="fg.muted"
          fontSize="1.0625rem"
          lineHeight="1.6"
          css={{ "&:lang(ar)": { lineHeight: "1.85" } }}
        >
          {text}
        </chakra.p>
      )}
      <chakra.div position="relative">{action}</chakra.div>
    </chakra.section>
  );
}
