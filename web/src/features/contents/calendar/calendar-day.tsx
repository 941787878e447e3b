import { chakra } from "@chakra-ui/react";
import type { KeyboardEvent, Ref } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../../lib/format.ts";
import type { ContentRowFragment } from "../../../generated/graphql.ts";
import { CalendarDue } from "./calendar-due.tsx";
import { CalendarEvent } from "./calendar-event.tsx";
import { CalendarOccasion } from "./calendar-occasion.tsx";
import type { Hold } from "./held-content.ts";
import { hijriOf } from "./hijri-day.ts";
import { NewOnDay, REVEALS_NEW } from "./new-on-day.tsx";
import type { Occasion } from "./occasions/occasion.ts";
import { spokenDay } from "./spoken-day.ts";
import type { CalendarEntry } from "./use-calendar-contents.ts";

interface CalendarDayProps {
  day: Date;
  entries: readonly CalendarEntry[];
  due: readonly ContentRowFragment[];
  occasions: readonly Occasion[];
  outside: boolean;
  today: boolean;
  /** The one day that Tab reaches. */
  current: boolean;
  ref?: Ref<HTMLDivElement>;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
  onHold: Hold;
  onDrop?: (() => void) | undefined;
  /** Where a content for this day is begun; absent for a day that is over. */
  newPath?: string | undefined;
}

/** A day of the month with what is planned or scheduled for it or was published on it. */
export function CalendarDay(props: CalendarDayProps) {
  const { day, entries, due, occasions, outside, today, current, ref, onKeyDown, onFocus, onHold, onDrop, newPath } = props;
  const { t } = useTranslation("contents");
  const date = formatDate(day, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
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
      css={REVEALS_NEW}
      _focusVisible={{ outlineOffset: "-2px" }}
    >
      <chakra.span srOnly>{spokenDay(t, day, { entries: entries.length, due: due.length })}</chakra.span>
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
      {occasions.map(({ id }) => (
        <CalendarOccasion key={id} id={id} date={date} newPath={newPath} reachable={current} />
      ))}
      {due.map((content) => (
        <CalendarDue key={content.id} content={content} reachable={current} />
      ))}
      {entries.map((entry) => (
        <CalendarEvent key={entry.content.id} entry={entry} reachable={current} onHold={onHold} />
      ))}
      {newPath && <NewOnDay to={newPath} date={date} reachable={current} />}
    </chakra.div>
  );
}
