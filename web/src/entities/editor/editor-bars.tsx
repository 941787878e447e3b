import { chakra } from "@chakra-ui/react";
import { BELOW_TOP_BAR } from "../../ui/below-notice.ts";

/** Where the editor's bars stay: below the page's top bar, or at the very top when the editor fills the screen. */
export const EDITOR_TOP = "--editor-top";

/** The editor's bars, which stay while the text scrolls, one below the other whatever height each has. */
export const EditorBars = chakra("div", {
  base: { position: "sticky", top: `var(${EDITOR_TOP}, ${BELOW_TOP_BAR})`, zIndex: "9", minW: "0" },
});
