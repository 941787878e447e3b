import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const comboboxRecipe = defineSlotRecipe({
  slots: ["root", "positioner", "content", "item", "itemIndicator", "empty"],
  base: {
    root: { display: "flex", flexDirection: "column", gap: "1.5", w: "100%" },
    // it may be opened in a dialog or a sheet
    positioner: { zIndex: "toast !important" },
    content: {
      maxH: "min(var(--available-height), 280px)",
      overflowY: "auto",
      p: "1",
      bg: "bg.raised",
      border: "1px solid",
      borderColor: "border",
      borderRadius: "lg",
      boxShadow: "popover",
      outline: "0",
      _open: { animation: "rise {durations.base} {easings.out}" },
    },
    item: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "2",
      minH: "32px",
      px: "2",
      borderRadius: "sm",
      textStyle: "small",
      cursor: "pointer",
      _highlighted: { bg: "bg.muted" },
      _disabled: { color: "fg.disabled" },
      "@media (pointer: coarse)": { minH: "44px" },
    },
    itemIndicator: { color: "brand.fg", "& svg": { w: "14px", h: "14px" } },
    empty: { px: "2", py: "1.5", textStyle: "small", color: "fg.subtle" },
  },
});
