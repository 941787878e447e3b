import { defineRecipe } from "@chakra-ui/react/styled-system";

export const buttonRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "1.5",
    flex: "none",
    border: "1px solid transparent",
    borderRadius: "md",
    fontWeight: "medium",
    lineHeight: "1.2",
    whiteSpace: "nowrap",
    textDecoration: "none",
    userSelect: "none",
    transition: "background {durations.fast}, border-color {durations.fast}, color {durations.fast}",
    "&:disabled, &[aria-disabled=true]": {
      color: "fg.disabled",
      bg: "bg.muted",
      borderColor: "border",
      cursor: "not-allowed",
    },
    "&[aria-busy=true]": { cursor: "progress" },
    "@media (pointer: coarse)": { minH: "40px", minW: "40px" },
  },
  variants: {
    variant: {
      solid: {
        bg: "brand.solid",
        borderColor: "brand.solid",
        color: "brand.contrast",
        "&:hover:not(:disabled, [aria-disabled=true])": { bg: "brand.solidHover", borderColor: "brand.solidHover" },
      },
      outline: {
        bg: "bg.raised",
        borderColor: "border.emphasized",
        color: "fg",
        "&:hover:not(:disabled, [aria-disabled=true])": { bg: "bg.muted", borderColor: "border.control" },
        "&:active:not(:disabled, [aria-disabled=true])": { bg: "bg.emphasized" },
      },
      ghost: {
        bg: "transparent",
        color: "fg.muted",
        "&:hover:not(:disabled, [aria-disabled=true])": { bg: "bg.muted", color: "fg" },
        "&:active:not(:disabled, [aria-disabled=true]), &[aria-pressed=true], &[aria-expanded=true]": { bg: "bg.emphasized", color: "fg" },
        "&:disabled, &[aria-disabled=true]": { bg: "transparent", borderColor: "transparent" },
      },
      ai: {
        bg: "bg.raised",
        borderColor: "brand.border",
        color: "brand.fg",
        "&:hover:not(:disabled, [aria-disabled=true])": { bg: "brand.subtle", borderColor: "brand.fg" },
      },
      danger: {
        bg: "bg.raised",
        borderColor: "danger.border",
        color: "danger.fg",
        "&:hover:not(:disabled, [aria-disabled=true])": { bg: "danger.subtle" },
      },
      dangerSolid: {
        bg: "danger.solid",
        borderColor: "danger.solid",
        color: "brand.contrast",
        "&:hover:not(:disabled, [aria-disabled=true])": { filter: "brightness(0.9)" },
      },
    },
    size: {
      sm: { h: "control.sm", px: "2.5", fontSize: "xs" },
      md: { h: "control.md", px: "3", fontSize: "sm" },
      lg: { h: "control.lg", px: "5", fontSize: "md" },
    },
    square: { true: { px: "0" }, false: {} },
    full: { true: { w: "100%" } },
  },
  compoundVariants: [
    { square: true, size: "sm", css: { w: "control.sm" } },
    { square: true, size: "md", css: { w: "control.md" } },
    { square: true, size: "lg", css: { w: "control.lg" } },
  ],
  defaultVariants: { variant: "outline", size: "md", square: false },
});
