import { chakra } from "@chakra-ui/react";

export function Spinner({ size = "14px", color }: { size?: string; color?: string }) {
  return (
    <chakra.span
      aria-hidden
      display="inline-block"
      flex="none"
      w={size}
      h={size}
      color={color}
      borderRadius="full"
      border="2px solid currentColor"
      borderInlineEndColor="transparent"
      animation="spin 0.9s linear infinite"
    />
  );
}
