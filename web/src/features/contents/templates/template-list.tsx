import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Templates of one origin, under its name. */
export function TemplateList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.section aria-label={label} display="flex" flexDirection="column" gap="2">
      <chakra.p textStyle="caption" color="fg.subtle" pt="2">
        {label}
      </chakra.p>
      {children}
    </chakra.section>
  );
}
