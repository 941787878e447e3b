import { defineRecipe } from "@chakra-ui/react/styled-system";

export const skeletonRecipe = defineRecipe({
  base: { bg: "bg.emphasized", borderRadius: "sm", animation: "breathe 1.4s ease-in-out infinite alternate" },
});
