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
      counterReset: "footnote",
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
    "& .ProseMirror .found": { bg: "warning.subtle", borderBlockEnd: "2px solid {colors.warning.fg}" },
    "& .ProseMirror .found-current": { bg: "brand.emphasized", borderBlockEndColor: "brand.solid" },
    "& .ProseMirror ins[data-suggestion]": {
      bg: "success.subtle",
      color: "success.fg",
      textDecoration: "underline",
      textUnderlineOffset: "5px",
      cursor: "pointer",
    },
    // apart from its neighbour, so that Arabic letters don't join across the two
    "& .ProseMirror [data-suggestion]": { px: "0.5" },
    "& .ProseMirror del[data-suggestion]": { color: "danger.fg", textDecoration: "line-through", cursor: "pointer" },
    // a paragraph's end that comes, or goes
    "& .ProseMirror [data-suggestion][data-part='break']::before": { content: "'¶'", px: "0.5" },
    "& .ProseMirror del[data-part='break'] br": { display: "none" },
    "& .ProseMirror .suggestion-current": { outline: "2px solid", outlineColor: "brand.focusRing", borderRadius: "xs" },
    "& .ProseMirror sup[data-footnote]": { counterIncrement: "footnote", cursor: "pointer", _hover: { textDecoration: "underline" } },
    "& .ProseMirror sup[data-footnote]::before": { content: "counter(footnote)" },
    "& .ProseMirror[data-note-digits='arabic'] sup[data-footnote]::before": { content: "counter(footnote, arabic-indic)" },
    "& .ProseMirror .slash": { bg: "bg.muted", borderRadius: "xs" },
    "& .ProseMirror .score-evidence": {
      bg: "warning.subtle",
      borderRadius: "xs",
      boxShadow: "inset 0 -2px 0 {colors.warning.solid}",
      boxDecorationBreak: "clone",
    },
    "& .ProseMirror ::selection": { bg: "brand.emphasized" },
    "& .ProseMirror-selectednode": { outline: "2px solid", outlineColor: "brand.focusRing" },
  },
});
