import { chakra } from "@chakra-ui/react";
import { Tabs as Parts } from "@chakra-ui/react/tabs";
import type { ReactNode } from "react";

export interface Tab {
  value: string;
  label: string;
  /** After the name, quietly. */
  count?: number;
  content?: ReactNode;
}

interface TabsProps {
  /** Its name for screen readers. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
}

/** Changes what is shown. Arrow keys follow the reading direction. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Parts.Root value={value} onValueChange={(change) => onChange(change.value)} lazyMount>
      <Parts.List aria-label={label}>
        {tabs.map((tab) => (
          <Parts.Trigger key={tab.value} value={tab.value}>
            {tab.label}
            {tab.count !== undefined && (
              <chakra.span textStyle="caption" color="fg.subtle" fontWeight="normal" fontVariantNumeric="tabular-nums">
                {tab.count}
              </chakra.span>
            )}
          </Parts.Trigger>
        ))}
      </Parts.List>
      {tabs.map((tab) => (
        <Parts.Content key={tab.value} value={tab.value}>
          {tab.content}
        </Parts.Content>
      ))}
    </Parts.Root>
  );
}
