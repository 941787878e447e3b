import { Popover as Parts } from "@chakra-ui/react/popover";
import { Portal } from "@chakra-ui/react/portal";
import type { ReactElement, ReactNode } from "react";

interface PopoverProps {
  /** Its name for screen readers. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Pixels, where there is room for so many. */
  width: number;
  /** At most so high; its contents scroll within. Without it all of it scrolls. */
  height?: number;
  children: ReactNode;
}

/** A panel below a button, made when it is opened. */
export function Popover({ label, trigger, open, onOpen, width, height, children }: PopoverProps) {
  const layout =
    height === undefined
      ? { maxH: "var(--available-height)", overflowY: "auto" as const, p: "4" }
      : { maxH: `min(${height}px, var(--available-height))`, overflow: "hidden", display: "flex", flexDirection: "column" as const };
  return (
    <Parts.Root
      open={open}
      onOpenChange={(change) => onOpen(change.open)}
      positioning={{ placement: "bottom-end", overflowPadding: 8 }}
      lazyMount
      unmountOnExit
    >
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Portal>
        <Parts.Positioner zIndex="popover !important">
          <Parts.Content
            aria-label={label}
            {...layout}
            w={{ base: "calc(100vw - 16px)", md: `${width}px` }}
            bg="bg.raised"
            border="1px solid"
            borderColor="border"
            borderRadius="lg"
            boxShadow="popover"
            outline="0"
            animation="rise {durations.base} {easings.out}"
          >
            {children}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
