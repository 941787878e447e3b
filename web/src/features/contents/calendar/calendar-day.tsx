import { chakra } from "@chakra-ui/react";
import type { KeyboardEvent, Ref } from "react";
import { useTranslation } from "react-i18next";
import { formatDate, formatHijri, formatList } from "../../../lib/format.ts";
import { CalendarEvent } from "./calendar-event.tsx";
import type { CalendarEntry } from "./use-calendar-contents.ts";

const digits = (text: string) => text.replace(/[^\d٠-٩]/g, "");

/** The Hijri day; with its month where one begins. */
function hijriOf(day: Date): string {
  const number = digits(formatHijri(day, { day: "numeric" }));
  return number === "1" || number === "١" ? formatHijri(day, { day: "numeric", month: "short" }) : number;
}

interface CalendarDayProps {
  day: Date;
  entries: readonly CalendarEntry[];
  outside: boolean;
  today: boolean;
  /** The one day that Tab reaches. */
  current: boolean;
  ref?: Ref<HTMLDivElement>;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
  onDrag?: ((id: string) => void) | undefined;
  onDrop?: (() => void) | undefined;
}

/** A day of the month with what is scheduled for it or was published on it. */
export function CalendarDay({ day, entries, outside, today, current, ref, onKeyDown, onFocus, onDrag, onDrop }: CalendarDayProps) {
  const { t } = useTranslation("contents");
  const dates = [formatDate(day, { weekday: "long", day: "numeric", month: "long", year: "numeric" }), formatHijri(day)];
  const spoken = `${formatList(dates)}. ${t("calendar.count", { count: entries.length })}`;
  return (
    <chakra.div
      ref={ref}
      role="gridcell"
      tabIndex={current ? 0 : -1}
      {...(today ? { "aria-current": "date" as const } : {})}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onDragOver={(event) => onDrop && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop?.();
      }}
      display="flex"
      flexDirection="column"
      gap="1"
      minW="0"
      minH="112px"
      p="1.5"
      bg={outside ? "bg.subtle" : undefined}
      borderInlineEnd="1px solid"
      borderBlockEnd="1px solid"
      borderColor="border"
      _focusVisible={{ outlineOffset: "-2px" }}
    >
      <chakra.span srOnly>{spoken}</chakra.span>
      <chakra.div aria-hidden display="flex" justifyContent="space-between" gap="1" fontSize="xs" lineHeight="20px">
        <chakra.span
          minW="20px"
          textAlign="center"
          fontWeight="medium"
          fontVariantNumeric="tabular-nums"
          {...(outside ? { color: "fg.subtle" } : {})}
          {...(today ? { bg: "brand.solid", color: "brand.contrast", borderRadius: "sm" } : {})}
        >
          {formatDate(day, { day: "numeric" })}
        </chakra.span>
        <chakra.bdi fontSize="2xs" color="fg.subtle" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
          {hijriOf(day)}
        </chakra.bdi>
      </chakra.div>
      {entries.map((entry) => (
        <CalendarEvent key={entry.content.id} entry={entry} onDrag={entry.content.status === "SCHEDULED" ? onDrag : undefined} />
      ))}
    </chakra.div>
  );
}
