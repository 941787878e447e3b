import { checkboxAnatomy } from "@chakra-ui/react/anatomy";
import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const checkboxRecipe = defineSlotRecipe({
  slots: checkboxAnatomy.keys(),
  base: {
    root: {
      display: "inline-flex",
      alignItems: "flex-start",
      gap: "2",
      minH: "24px",
      cursor: "pointer",
      position: "relative",
      _disabled: { cursor: "not-allowed" },
      "@media (pointer: coarse)": { minH: "40px", alignItems: "center" },
    },
    control: {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      flex: "none",
      w: "16px",
      h: "16px",
      mt: "1px",
      borderRadius: "sm",
      border: "1px solid",
      borderColor: "border.control",
      bg: "bg.panel",
      color: "brand.contrast",
      transition: "background {durations.fast}",
      "& svg": { w: "12px", h: "12px", strokeWidth: "3" },
      _hover: { borderColor: "fg.subtle" },
      _checked: { bg: "brand.solid", borderColor: "brand.solid" },
      _indeterminate: { bg: "brand.solid", borderColor: "brand.solid" },
      _invalid: { borderColor: "danger.solid" },
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "2px" },
      _disabled: { bg: "bg.muted", borderColor: "border" },
    },
    label: { textStyle: "small", _disabled: { color: "fg.disabled" } },
  },
});
