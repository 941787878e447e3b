import { chakra } from "@chakra-ui/react";

/** Short fields side by side, one below the other on a phone. */
export const FieldGrid = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
    gap: "4",
    alignItems: "start",
  },
});
