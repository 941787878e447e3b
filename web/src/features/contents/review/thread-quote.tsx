import { chakra } from "@chakra-ui/react";

/** The words that a discussion is about. */
export const ThreadQuote = ({ children }: { children: string }) => (
  <chakra.blockquote
    dir="auto"
    m="0"
    ps="2"
    borderInlineStart="2px solid"
    borderColor="warning.solid"
    color="fg.muted"
    textStyle="small"
    overflowWrap="anywhere"
    lineClamp="4"
  >
    {children}
  </chakra.blockquote>
);
