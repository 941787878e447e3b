import type { SystemStyleObject } from "@chakra-ui/react/styled-system";

/** How a document looks, where it is written and where it is read. Blocks begin at their own start, whatever the page's direction. */
export const documentStyles: SystemStyleObject = {
  overflowWrap: "anywhere",
  "& > * + *": { mt: "4" },
  "& :is(h1, h2, h3, h4, p, li, blockquote, td, th)": { textAlign: "start" },
  "& :is(h1, [data-level='1'])": { fontSize: { base: "1.5rem", md: "1.875rem" }, fontWeight: "semibold", lineHeight: "1.4" },
  "& :is(h2, [data-level='2'])": { fontSize: "1.3125rem", fontWeight: "semibold", lineHeight: "1.5", mt: "8" },
  "& :is(h3, h4):not([data-level='1'], [data-level='2'])": { fontSize: "1.125rem", fontWeight: "semibold", lineHeight: "1.5", mt: "6" },
  "& a": { color: "brand.fg", textDecoration: "underline", textUnderlineOffset: "4px" },
  "& ul": { listStyleType: "disc", paddingInlineStart: "6" },
  "& ol": { listStyleType: "decimal", paddingInlineStart: "6" },
  "& li + li": { mt: "1" },
  "& blockquote": {
    borderInlineStart: "2px solid",
    borderColor: "border.emphasized",
    paddingInlineStart: "4",
    color: "fg.muted",
  },
  "& code": { fontFamily: "mono", fontSize: "0.9em", bg: "bg.muted", borderRadius: "xs", px: "1" },
  "& pre": {
    fontFamily: "mono",
    fontSize: "sm",
    bg: "bg.subtle",
    border: "1px solid",
    borderColor: "border",
    borderRadius: "md",
    p: "3",
    overflowX: "auto",
    direction: "ltr",
  },
  "& pre code": { bg: "transparent", p: "0" },
  "& pre :is(.hljs-comment, .hljs-quote, .hljs-meta)": { color: "fg.subtle" },
  "& pre :is(.hljs-keyword, .hljs-selector-tag, .hljs-literal, .hljs-tag, .hljs-name, .hljs-built_in)": {
    color: "brand.fg",
  },
  "& pre :is(.hljs-string, .hljs-regexp, .hljs-addition, .hljs-symbol)": { color: "success.fg" },
  "& pre :is(.hljs-number, .hljs-variable, .hljs-template-variable, .hljs-attr, .hljs-attribute, .hljs-type)": {
    color: "warning.fg",
  },
  "& pre :is(.hljs-title, .hljs-section, .hljs-property)": { color: "info.fg" },
  "& pre .hljs-deletion": { color: "danger.fg" },
  "& img": { maxW: "100%", h: "auto", borderRadius: "md" },
  "& hr": { borderColor: "border", my: "6" },
  "& table": { w: "100%", borderCollapse: "collapse", tableLayout: "fixed" },
  "& :is(td, th)": { border: "1px solid", borderColor: "border", px: "2", py: "1", verticalAlign: "top" },
  "& th": { bg: "bg.subtle", fontWeight: "medium" },
};
