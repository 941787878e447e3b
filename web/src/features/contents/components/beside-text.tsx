import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { BELOW_TOP_BAR } from "../../../ui/below-notice.ts";
import { Sheet } from "../../../ui/sheet.tsx";

interface BesideTextProps {
  title: string;
  /** Where there is no room beside the text: it stands in a sheet while this is open. */
  sheet: { open: boolean; onClose: () => void } | undefined;
  children: ReactNode;
}

/** What accompanies a text: beside it, staying in sight while one scrolls, or in a sheet where there is no room. */
export function BesideText({ title, sheet, children }: BesideTextProps) {
  if (sheet)
    return (
      <Sheet title={title} open={sheet.open} onClose={sheet.onClose}>
        {children}
      </Sheet>
    );
  return (
    <chakra.aside
      aria-label={title}
      borderInlineStart="1px solid"
      borderColor="border"
      px="4"
      pb="8"
      minW="0"
      position="sticky"
      top={BELOW_TOP_BAR}
      maxH={`calc(100dvh - ${BELOW_TOP_BAR})`}
      overflowY="auto"
    >
      {children}
    </chakra.aside>
  );
}
