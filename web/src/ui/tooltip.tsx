import { Portal } from "@chakra-ui/react/portal";
import { Tooltip as Parts } from "@chakra-ui/react/tooltip";
import type { ReactElement } from "react";

interface TooltipProps {
  text: string;
  /** One element that can be focused. */
  children: ReactElement;
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Parts.Root openDelay={400} closeDelay={100}>
      <Parts.Trigger asChild>{children}</Parts.Trigger>
      <Portal>
        <Parts.Positioner>
          <Parts.Content>{text}</Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
