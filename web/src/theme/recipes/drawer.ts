import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const drawerRecipe = defineSlotRecipe({
  slots: ["backdrop", "positioner", "content", "title"],
  base: {
    backdrop: {
      position: "fixed",
      inset: "0",
      zIndex: "dialog",
      bg: "rgb(20 17 23 / 0.42)",
      _open: { animation: "fadeIn {durations.slow} {easings.out}" },
      _closed: { animation: "fadeOut {durations.fast} {easings.in}" },
    },
    positioner: { position: "fixed", inset: "0", zIndex: "dialog", display: "flex" },
    content: {
      display: "flex",
      flexDirection: "column",
      w: "280px",
      maxW: "85vw",
      h: "100dvh",
      p: "3",
      gap: "1",
      bg: "bg.subtle",
      borderInlineEnd: "1px solid",
      borderColor: "border",
      boxShadow: "dialog",
      outline: "0",
      overflowY: "auto",
      _open: { animation: "slideFromStart {durations.slow} {easings.out}", _rtl: { animationName: "slideFromStartRtl" } },
      _closed: { animation: "fadeOut {durations.fast} {easings.in}" },
    },
    title: { textStyle: "h3" },
  },
});
