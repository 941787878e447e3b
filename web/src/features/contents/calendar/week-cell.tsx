import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { Ref } from "react";

interface WeekCellProps extends Omit<HTMLChakraProps<"div">, "onDrop"> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** For who doesn't see where it stands. */
  name: string;
  /** The one cell that Tab reaches. */
  current: boolean;
  /** What is held may be put here. */
  onDrop: (() => void) | undefined;
}

/** A day's hour, or the day as a whole. */
export function WeekCell({ name, current, onDrop, children, ...rest }: WeekCellProps) {
  return (
    <chakra.div
      role="gridcell"
      tabIndex={current ? 0 : -1}
      onDragOver={(event) => onDrop && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop?.();
      }}
      display="flex"
      flexDirection="column"
      gap="1"
      minW="0"
      minH="44px"
      p="1"
      bg="bg.panel"
      borderInlineEnd="1px solid"
      borderBlockEnd="1px solid"
      borderColor="border"
      _focusVisible={{ outlineOffset: "-2px" }}
      {...rest}
    >
      <chakra.span srOnly>{name}</chakra.span>
      {children}
    </chakra.div>
  );
}
