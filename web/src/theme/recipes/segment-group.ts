import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const segmentGroupRecipe = defineSlotRecipe({
  slots: ["root", "item", "itemText"],
  base: {
    root: {
      display: "inline-flex",
      flexWrap: "wrap",
      w: "fit-content",
      maxW: "100%",
      gap: "0.5",
      p: "0.5",
      bg: "bg.muted",
      borderRadius: "md",
    },
    item: {
      display: "inline-flex",
      alignItems: "center",
      gap: "1.5",
      h: "26px",
      px: "2.5",
      borderRadius: "sm",
      border: "1px solid transparent",
      fontSize: "xs",
      fontWeight: "medium",
      lineHeight: "1",
      whiteSpace: "nowrap",
      color: "fg.muted",
      cursor: "pointer",
      transition: "color {durations.fast}, background {durations.fast}",
      _hover: { color: "fg" },
      _checked: { bg: "bg.raised", color: "fg", borderColor: "border.emphasized" },
      "&:has(:focus-visible)": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "2px" },
      "@media (pointer: coarse)": { h: "40px" },
    },
    itemText: { display: "inline-flex", alignItems: "center", gap: "1.5" },
  },
});
