import { dialogAnatomy } from "@chakra-ui/react/anatomy";
import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const dialogRecipe = defineSlotRecipe({
  slots: dialogAnatomy.keys(),
  base: {
    backdrop: {
      position: "fixed",
      inset: "0",
      zIndex: "dialog",
      bg: "rgb(20 17 23 / 0.42)",
      _open: { animation: "fadeIn {durations.slow} {easings.out}" },
      _closed: { animation: "fadeOut {durations.fast} {easings.in}" },
    },
    positioner: {
      position: "fixed",
      inset: "0",
      zIndex: "dialog",
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      p: "4",
      overflow: "auto",
      overscrollBehaviorY: "none",
    },
    content: {
      position: "relative",
      display: "flex",
      flexDirection: "column",
      gap: "4",
      w: "100%",
      maxW: "440px",
      m: "auto",
      p: "5",
      bg: "bg.raised",
      border: "1px solid",
      borderColor: "border",
      borderRadius: "xl",
      boxShadow: "dialog",
      outline: "0",
      _open: { animation: "rise {durations.slow} {easings.out}" },
      _closed: { animation: "sink {durations.fast} {easings.in}" },
    },
    header: { display: "flex", flexDirection: "column", gap: "1" },
    title: { textStyle: "h2" },
    description: { color: "fg.muted" },
    body: { display: "flex", flexDirection: "column", gap: "4" },
    footer: { display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: "2" },
    closeTrigger: { position: "absolute", insetBlockStart: "3", insetInlineEnd: "3" },
  },
  variants: {
    size: {
      md: {},
      lg: { content: { maxW: "form" } },
    },
  },
  defaultVariants: { size: "md" },
});
