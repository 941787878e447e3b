import { chakra } from "@chakra-ui/react";
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";

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

const Trigger = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    flex: "none",
    h: "38px",
    mb: "-1px",
    textStyle: "label",
    color: "fg.subtle",
    whiteSpace: "nowrap",
    borderBlockEnd: "2px solid transparent",
    transition: "color {durations.fast}",
    _hover: { color: "fg" },
    "&[aria-selected=true]": { color: "fg", borderColor: "brand.solid" },
    _focusVisible: { outlineOffset: "-2px" },
    "@media (pointer: coarse)": { h: "44px" },
  },
});

/** Where a key leads from the tab at `index`; the arrows follow the reading direction. */
function target(key: string, index: number, count: number, rightToLeft: boolean): number | null {
  const forward = rightToLeft ? "ArrowLeft" : "ArrowRight";
  const back = rightToLeft ? "ArrowRight" : "ArrowLeft";
  if (key === forward) return (index + 1) % count;
  if (key === back) return (index - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

/** Changes what is shown. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.find((tab) => tab.value === value);

  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.value === value);
    const to = target(event.key, index, tabs.length, document.documentElement.dir === "rtl");
    const tab = to === null ? undefined : tabs[to];
    if (to === null || !tab) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[to]?.focus();
    onChange(tab.value);
  };

  return (
    <chakra.div display="flex" flexDirection="column" minW="0">
      <chakra.div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        display="flex"
        gap="4"
        borderBlockEnd="1px solid"
        borderColor="border"
        overflowX="auto"
        overflowY="hidden"
        scrollbarWidth="none"
      >
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab === current}
            aria-controls={tab === current ? `${id}-panel` : undefined}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && (
              <chakra.span textStyle="caption" color="fg.subtle" fontWeight="normal" fontVariantNumeric="tabular-nums">
                {tab.count}
              </chakra.span>
            )}
          </Trigger>
        ))}
      </chakra.div>
      <chakra.div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} pt="4">
        {current?.content}
      </chakra.div>
    </chakra.div>
  );
}
