import { defineRecipe } from "@chakra-ui/react/styled-system";

/** What every box that takes text looks like: input, select, text area. */
export const controlRecipe = defineRecipe({
  base: {
    display: "block",
    w: "100%",
    minW: "0",
    minH: "control.md",
    px: "2.5",
    border: "1px solid",
    borderColor: "border.control",
    borderRadius: "md",
    bg: "bg.panel",
    color: "fg",
    fontSize: "md",
    lineHeight: "body",
    transition: "border-color {durations.fast}",
    // An empty field has no direction of its own yet
    "&[dir=auto]:placeholder-shown": { direction: "inherit" },
    _placeholder: { color: "fg.subtle", opacity: "1" },
    "&:hover:not(:disabled)": { borderColor: "fg.subtle" },
    "&:focus, &:focus-visible, &:focus-within": {
      outline: "2px solid",
      outlineColor: "brand.focusRing",
      outlineOffset: "-1px",
      borderColor: "transparent",
    },
    "&[aria-invalid=true]": { borderColor: "danger.solid" },
    _disabled: { bg: "bg.muted", color: "fg.subtle", borderColor: "border" },
    "&:is(input, textarea):read-only:not(:disabled)": { borderColor: "transparent", bg: "transparent", px: "0" },
    // iOS zooms into a field whose text is smaller than 16 px
    "@media (max-width: 47.99rem)": { fontSize: "16px" },
    "@media (pointer: coarse)": { minH: "44px" },
  },
  variants: {
    size: { md: {}, lg: { minH: "control.lg" } },
    multiline: {
      true: {
        py: "2",
        minH: "84px",
        maxH: "60dvh",
        resize: "vertical",
        fieldSizing: "content",
        "@media (pointer: coarse)": { minH: "84px" },
      },
    },
    source: {
      ai: { borderInlineStart: "2px solid", borderInlineStartColor: "brand.solid" },
      stale: { borderInlineStart: "2px dashed", borderInlineStartColor: "warning.solid" },
    },
  },
  defaultVariants: { size: "md" },
});
