import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const tooltipRecipe = defineSlotRecipe({
  slots: ["content", "positioner"],
  base: {
    content: {
      maxW: "280px",
      px: "2.5",
      py: "1.5",
      bg: "bg.inverted",
      color: "fg.inverted",
      borderRadius: "md",
      textStyle: "caption",
      _open: { animation: "fadeIn {durations.fast}" },
      _closed: { animation: "fadeOut {durations.fast}" },
    },
    positioner: { zIndex: "toast !important" },
  },
});
