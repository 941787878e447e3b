import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** A panel's filters, and what can be added to its list. */
export function PanelBar({ filters, action }: { filters?: ReactNode; action?: ReactNode }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
      {filters}
      {action && <chakra.div ms="auto">{action}</chakra.div>}
    </chakra.div>
  );
}

/** A panel's parts, one below the other. */
export function Panel({ children }: { children: ReactNode }) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      {children}
    </chakra.div>
  );
}
