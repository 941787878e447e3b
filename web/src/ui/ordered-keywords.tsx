import { chakra } from "@chakra-ui/react";
import { GripVertical, X } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { moved } from "./moved.ts";
import { ProvenanceMark } from "./provenance-mark.tsx";

interface OrderedKeywordsProps {
  /** Of the list. */
  label: string;
  /** Each once. */
  entries: readonly string[];
  /** In another order, or fewer. */
  onChange: (entries: string[]) => void;
  disabled?: boolean | undefined;
  /** Is there already, as somebody has just been told. */
  flashing: string | null;
  /** Those that the AI wrote beside others that a person did. */
  byAi?: readonly string[];
}

interface Drag {
  from: number;
  to: number;
}

/** Where a key moves the entry at `index`; nowhere by other keys. */
function target(key: string, index: number, last: number): number | undefined {
  if (key === "ArrowUp") return Math.max(0, index - 1);
  if (key === "ArrowDown") return Math.min(last, index + 1);
  if (key === "Home") return 0;
  return key === "End" ? last : undefined;
}

/**
 * Entries whose order counts, one below the other: moved by dragging their handle (mouse, finger, pen), by arrow keys on it, or by Alt and an
 * arrow anywhere in the row. Each move is told to who listens; Esc leaves a drag.
 */
export function OrderedKeywords({ label, entries, onChange, disabled, flashing, byAi = [] }: OrderedKeywordsProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  /** The same at once: a drop may come before the last move is drawn. */
  const latest = useRef<Drag>(null);
  const become = (next: Drag | null) => {
    latest.current = next;
    setDrag(next);
  };
  const [said, setSaid] = useState("");
  /** Whose handle has the focus once the list stands in its new order. */
  const refocus = useRef<string>(undefined);
  useLayoutEffect(() => {
    const at = refocus.current === undefined ? -1 : entries.indexOf(refocus.current);
    refocus.current = undefined;
    if (at >= 0) list.current?.querySelectorAll<HTMLElement>("[data-handle]")[at]?.focus();
  }, [entries]);

  const say = (entry: string, to: number) => setSaid(t("order.moved", { entry, place: to + 1, count: entries.length }));
  const move = (from: number, to: number) => {
    const entry = entries[from];
    if (entry === undefined) return;
    say(entry, to);
    if (from !== to) onChange(moved(entries, from, to));
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key === "Escape" && drag) {
      event.preventDefault();
      event.stopPropagation();
      return become(null);
    }
    const onHandle = (event.target as HTMLElement).dataset["handle"] !== undefined;
    if (!(onHandle ? !event.ctrlKey && !event.metaKey : event.altKey)) return undefined;
    const to = target(event.key, index, entries.length - 1);
    if (to === undefined || disabled) return undefined;
    event.preventDefault();
    refocus.current = entries[index];
    return move(index, to);
  };
  const onDrag = (event: PointerEvent) => {
    if (!drag || !list.current) return;
    // By their places on the screen: while one is dragged the rows stand in another order than in the document.
    const rows = [...list.current.children].map((row) => row.getBoundingClientRect()).toSorted((one, other) => one.top - other.top);
    const above = rows.findIndex(({ top, height }) => event.clientY < top + height / 2);
    const place = above < 0 ? rows.length : above;
    // Below its own row an entry takes the place of the row it has passed.
    const to = Math.max(0, Math.min(entries.length - 1, place > drag.to ? place - 1 : place));
    if (to !== latest.current?.to) become({ ...drag, to });
  };
  const drop = () => {
    if (latest.current) move(latest.current.from, latest.current.to);
    become(null);
  };
  const shown = drag ? moved([...entries.keys()], drag.from, drag.to) : [...entries.keys()];

  return (
    <>
      <chakra.ol
        ref={list}
        aria-label={label}
        listStyleType="none"
        m="0"
        p="0"
        w="100%"
        display="flex"
        flexDirection="column"
        gap="1"
        _empty={{ display: "none" }}
      >
        {entries.map((entry, index) => (
          <chakra.li
            key={entry}
            display="flex"
            alignItems="center"
            gap="1"
            minH="32px"
            bg={drag?.from === index ? "brand.subtle" : "bg.muted"}
            border="1px solid"
            borderColor={drag?.from === index ? "brand.border" : "border"}
            borderRadius="sm"
            textStyle="small"
            style={{ order: shown.indexOf(index) }}
            css={entry === flashing ? { animation: "flash 0.6s" } : undefined}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            <chakra.button
              type="button"
              data-handle=""
              aria-label={t("order.move", { entry })}
              title={t("order.how")}
              disabled={disabled}
              display="inline-flex"
              alignItems="center"
              justifyContent="center"
              flex="none"
              alignSelf="stretch"
              w="28px"
              color="fg.subtle"
              cursor={drag ? "grabbing" : "grab"}
              touchAction="none"
              _hover={{ color: "fg" }}
              css={{ "&:focus-visible": { outlineOffset: "-2px" }, "@media (pointer: coarse)": { w: "44px", minH: "44px" } }}
              onPointerDown={(event) => {
                if (event.button !== 0) return;
                event.currentTarget.setPointerCapture(event.pointerId);
                become({ from: index, to: index });
              }}
              onPointerMove={onDrag}
              onPointerUp={drop}
              onPointerCancel={() => become(null)}
            >
              <Icon as={GripVertical} size="s" />
            </chakra.button>
            <chakra.span flex="none" color="fg.subtle" fontVariantNumeric="tabular-nums" aria-hidden>
              {shown.indexOf(index) + 1}
            </chakra.span>
            <chakra.bdi flex="1" minW="0" py="1" overflowWrap="anywhere">
              {entry}
            </chakra.bdi>
            {byAi.includes(entry) && <ProvenanceMark source="ai" iconOnly />}
            <IconButton
              icon={X}
              label={t("removeItem", { item: entry })}
              disabled={disabled}
              onClick={() => onChange(entries.filter((other) => other !== entry))}
            />
          </chakra.li>
        ))}
      </chakra.ol>
      <chakra.span srOnly role="status">
        {said}
      </chakra.span>
    </>
  );
}
