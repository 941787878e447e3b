import { defineGlobalStyles, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import tokens from "./tokens.json" with { type: "json" };

type Scripts = Record<string, { value: { base: string; _ar: string } }>;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The line heights and tracking of one script, so that a block in the other language keeps its own, whatever the page's language. */
function scriptVariables(script: "base" | "_ar"): SystemStyleObject {
  const { lineHeights, letterSpacings } = tokens.theme.semanticTokens;
  const families: [string, Scripts][] = [
    ["lineHeights", lineHeights],
    ["letterSpacings", letterSpacings],
  ];
  const entries = families.flatMap(([family, styles]) =>
    Object.entries(styles).map(([name, { value }]) => [`--${tokens.cssVarsPrefix}-${kebab(family)}-${name}`, value[script]]),
  );
  return Object.fromEntries(entries);
}

export const globalCss = defineGlobalStyles({
  html: {
    "--global-color-border": "colors.border",
    bg: "bg",
    color: "fg",
    fontFamily: "body",
    textSizeAdjust: "100%",
    colorScheme: "light",
  },
  "html.dark": { colorScheme: "dark" },
  body: { textStyle: "body", textRendering: "optimizeLegibility" },
  "[lang|=en]": scriptVariables("base"),
  "[lang|=ar]": { ...scriptVariables("_ar"), letterSpacing: "0 !important" },
  "em:lang(ar), i:lang(ar)": { fontStyle: "normal", fontWeight: "medium" },
  p: { textWrap: "pretty" },
  "button, a, select, [role=menuitem]": { cursor: "pointer" },
  ":disabled": { cursor: "not-allowed" },
  ":focus-visible": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "2px" },
  "main:focus, h1:focus": { outline: "none" },
  "::selection": { bg: "brand.emphasized", color: "fg" },
  "::highlight(comment)": { bg: "warning.subtle", textDecoration: "underline dotted" },
  "::placeholder": { color: "fg.subtle", opacity: "1" },
  // What is placed beside something isn't seen, and can't be pressed, before its place is known: until then it lies in a corner of the page.
  '[data-part=positioner]:not([style*="--x:"])': {
    "&:is([data-scope=menu], [data-scope=popover], [data-scope=combobox], [data-scope=tooltip])": {
      opacity: "0",
      "& > *": { pointerEvents: "none !important" },
    },
  },
  // It goes at once: a page too busy to notice the end of an animation would keep it for ever.
  "[data-scope][data-state=closed]": { animation: "none !important" },
  "*, *::before, *::after, ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)": {
    _motionReduce: {
      animationDuration: "0.01ms !important",
      animationDelay: "0s !important",
      animationIterationCount: "1 !important",
      // none at all: of an element that names no property every one would change in a moment, in which what comes into view can't take the focus
      transitionDuration: "0s !important",
      transitionDelay: "0s !important",
      scrollBehavior: "auto !important",
    },
  },
});
