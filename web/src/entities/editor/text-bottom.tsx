import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface TextBottomProps {
  /** How a generation is getting on, above what stands at the very bottom: in a bar of its own, since what floated would hide parts of lines. */
  dock: ReactNode;
  children?: ReactNode;
}

/** What stays at the bottom of the screen while a text is longer; below the text's end there is room for it. */
export function TextBottom({ dock, children }: TextBottomProps) {
  return (
    <chakra.div position="sticky" insetBlockEnd="0" zIndex="7" mt="auto" display="flex" flexDirection="column" pointerEvents="none">
      {dock && (
        <chakra.div
          pointerEvents="auto"
          display="flex"
          justifyContent="center"
          px="3"
          bg="bg.panel"
          borderBlockStartWidth="1px"
          borderColor="border.muted"
        >
          {dock}
        </chakra.div>
      )}
      {children}
    </chakra.div>
  );
}
