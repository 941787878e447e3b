import { tabsAnatomy } from "@chakra-ui/react/anatomy";
import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const tabsRecipe = defineSlotRecipe({
  slots: tabsAnatomy.keys(),
  base: {
    root: { display: "flex", flexDirection: "column", minW: "0" },
    list: { display: "flex", gap: "4", borderBlockEnd: "1px solid", borderColor: "border", overflowX: "auto", scrollbarWidth: "none" },
    trigger: {
      display: "inline-flex",
      alignItems: "center",
      gap: "1.5",
      h: "38px",
      mb: "-1px",
      flex: "none",
      textStyle: "label",
      color: "fg.subtle",
      whiteSpace: "nowrap",
      borderBlockEnd: "2px solid transparent",
      transition: "color {durations.fast}",
      _hover: { color: "fg" },
      _selected: { color: "fg", borderColor: "brand.solid" },
      _focusVisible: { outlineOffset: "-2px" },
      "@media (pointer: coarse)": { h: "44px" },
      "@media (forced-colors: active)": { _selected: { borderColor: "Highlight" } },
    },
    content: { pt: "4", _focusVisible: { outlineOffset: "4px" } },
  },
});
