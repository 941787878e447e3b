import { chakra } from "@chakra-ui/react";
import { documentStyles } from "../../ui/document/document-styles.ts";

/** The sheet the document stands on. */
export const EditorSurface = chakra("div", {
  base: {
    w: "100%",
    maxW: "doc",
    mx: "auto",
    px: "5",
    pt: { base: "6", md: "10" },
    pb: "24",
    "& .ProseMirror": {
      minH: "200px",
      outline: "none",
      fontSize: { base: "1rem", md: "doc" },
      lineHeight: "doc",
      ...documentStyles,
    },
    "& .ProseMirror p.is-editor-empty:first-of-type::before": {
      content: "attr(data-placeholder)",
      color: "fg.subtle",
      float: "inline-start",
      h: "0",
      pointerEvents: "none",
    },
    "& .ProseMirror .worked-on": { bg: "brand.emphasized" },
    "& .ProseMirror .proof": {
      textDecorationLine: "underline",
      textDecorationStyle: "wavy",
      textDecorationThickness: "1px",
      textDecorationSkipInk: "none",
      textUnderlineOffset: "5px",
      cursor: "pointer",
    },
    "& .ProseMirror .proof-error": { textDecorationColor: "{colors.danger.fg}" },
    "& .ProseMirror .proof-likely": { textDecorationColor: "{colors.warning.fg}" },
    "& .ProseMirror .proof-note": { textDecorationColor: "{colors.info.fg}", textDecorationStyle: "dotted" },
    "& .ProseMirror .proof-current": { bg: "brand.muted", borderRadius: "xs" },
    "& .ProseMirror ::selection": { bg: "brand.emphasized" },
    "& .ProseMirror-selectednode": { outline: "2px solid", outlineColor: "brand.focusRing" },
  },
});
