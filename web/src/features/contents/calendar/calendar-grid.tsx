import { chakra } from "@chakra-ui/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../../lib/format.ts";
import { currentLocale } from "../../../lib/locale/locales.ts";
import { CalendarDay } from "./calendar-day.tsx";
import type { Held, Hold } from "./held-content.ts";
import type { Occasion } from "./occasions/occasion.ts";
import { addDays, addMonths, dayKey, firstWeekday, monthOf, weeksOf } from "./month.ts";
import type { CalendarEntry } from "./use-calendar-contents.ts";

interface CalendarGridProps {
  month: Date;
  entries: ReadonlyMap<string, readonly CalendarEntry[]>;
  occasions: ReadonlyMap<string, readonly Occasion[]>;
  onMonth: (month: Date) => void;
  held: Held | undefined;
  onHold: Hold;
  /** What is held is put on a day. */
  onPut: (day: Date) => void;
  /** Where a content for a day is begun. */
  newPath: (day: Date) => string;
}

/** Where a key leads from a day; arrows follow the reading direction. */
function target(event: KeyboardEvent, day: Date, column: number): Date | undefined {
  const forward = document.documentElement.dir === "rtl" ? -1 : 1;
  switch (event.key) {
    case "ArrowRight":
      return addDays(day, forward);
    case "ArrowLeft":
      return addDays(day, -forward);
    case "ArrowDown":
      return addDays(day, 7);
    case "ArrowUp":
      return addDays(day, -7);
    case "Home":
      return addDays(day, -column);
    case "End":
      return addDays(day, 6 - column);
    case "PageDown":
      return addMonths(day, 1);
    case "PageUp":
      return addMonths(day, -1);
    default:
      return undefined;
  }
}

/** A month as a grid: arrows move by days and weeks, Page Up and Down by months, Enter goes into a day's contents or puts there what is held. */
export function CalendarGrid({ month, entries, occasions, onMonth, held, onHold, onPut, newPath }: CalendarGridProps) {
  const { t } = useTranslation("contents");
  const weeks = weeksOf(month, firstWeekday(currentLocale()));
  const today = dayKey(new Date());
  const [focused, setFocused] = useState<Date>();
  const current =
    focused && monthOf(focused) === monthOf(month) ? dayKey(focused) : monthOf(month) === today.slice(0, 7) ? today : dayKey(month);
  const moving = useRef(false);
  const cells = useRef(new Map<string, HTMLElement>());
  const carried = held?.byKeys ? held.content.id : undefined;

  useEffect(() => {
    // the month may follow a moment later
    if (!moving.current || !focused || current !== dayKey(focused)) return;
    moving.current = false;
    cells.current.get(current)?.focus();
  }, [current, focused]);

  useEffect(() => {
    if (carried) cells.current.get(current)?.focus();
    // where it is taken from there, the arrows say
    // oxlint-disable-next-line exhaustive-deps
  }, [carried]);

  const move = (event: KeyboardEvent, day: Date, column: number) => {
    if (event.target !== event.currentTarget) {
      // from a content of the day back to the day
      if (event.key === "Escape") (event.currentTarget as HTMLElement).focus();
      return;
    }
    if (carried && event.key === "Escape") return onHold(undefined);
    if (carried && event.key === "Enter") return onPut(day);
    if (event.key === "Enter") return event.currentTarget.querySelector<HTMLElement>("a")?.focus();
    const to = target(event, day, column);
    if (!to) return undefined;
    event.preventDefault();
    moving.current = true;
    setFocused(to);
    if (monthOf(to) !== monthOf(month)) onMonth(new Date(to.getFullYear(), to.getMonth(), 1));
    return undefined;
  };

  const toCome = (day: Date) => dayKey(day) >= today;
  return (
    <chakra.div
      role="grid"
      aria-label={t("calendar.label", { month: formatDate(month, { month: "long", year: "numeric" }) })}
      border="1px solid"
      borderColor="border"
      borderInlineEndWidth="0"
      borderBlockEndWidth="0"
      borderRadius="lg"
      overflow="clip"
      bg="bg.panel"
      css={{ "& > [role=row]": { display: "grid", gridTemplateColumns: "repeat(7, minmax(0, 1fr))" } }}
    >
      <div role="row">
        {weeks[0]?.map((day) => (
          <chakra.div
            key={day.getDay()}
            role="columnheader"
            px="2"
            py="1.5"
            textStyle="caption"
            color="fg.subtle"
            bg="bg.subtle"
            borderInlineEnd="1px solid"
            borderBlockEnd="1px solid"
            borderColor="border"
          >
            {formatDate(day, { weekday: "short" })}
          </chakra.div>
        ))}
      </div>
      {weeks.map((week) => (
        <div role="row" key={dayKey(week[0] as Date)}>
          {week.map((day, column) => (
            <CalendarDay
              key={dayKey(day)}
              day={day}
              entries={entries.get(dayKey(day)) ?? []}
              occasions={occasions.get(dayKey(day)) ?? []}
              outside={monthOf(day) !== monthOf(month)}
              today={dayKey(day) === today}
              current={dayKey(day) === current}
              ref={(cell) => void (cell ? cells.current.set(dayKey(day), cell) : cells.current.delete(dayKey(day)))}
              onKeyDown={(event) => move(event, day, column)}
              onFocus={() => setFocused(day)}
              onHold={onHold}
              onDrop={held && toCome(day) ? () => onPut(day) : undefined}
              newPath={toCome(day) ? newPath(day) : undefined}
            />
          ))}
        </div>
      ))}
    </chakra.div>
  );
}
