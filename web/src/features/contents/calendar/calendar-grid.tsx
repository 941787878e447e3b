import { chakra } from "@chakra-ui/react";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ContentRowFragment } from "../../../generated/graphql.ts";
import { formatDate } from "../../../lib/format.ts";
import { currentLocale } from "../../../lib/locale/locales.ts";
import { CalendarDay } from "./calendar-day.tsx";
import { usesKey } from "./cell-keys.ts";
import { dayStep } from "./day-step.ts";
import type { Held, Hold } from "./held-content.ts";
import type { Occasion } from "./occasions/occasion.ts";
import { addDays, addMonths, dayKey, firstWeekday, monthOf, weeksOf } from "./month.ts";
import type { CalendarEntry } from "./use-calendar-contents.ts";
import { useCellFocus } from "./use-cell-focus.ts";

interface CalendarGridProps {
  /** The month's first day. */
  first: Date;
  entries: ReadonlyMap<string, readonly CalendarEntry[]>;
  due: ReadonlyMap<string, readonly ContentRowFragment[]>;
  occasions: ReadonlyMap<string, readonly Occasion[]>;
  /** The month that holds a day is to be shown. */
  onMonth: (day: Date) => void;
  held: Held | undefined;
  onHold: Hold;
  /** What is held is put on a day. */
  onPut: (day: Date) => void;
  /** Where a content for a day is begun. */
  newPath: (day: Date) => string;
}

/** Where a key leads from a day. */
function target({ key }: KeyboardEvent, day: Date, column: number): Date | undefined {
  switch (key) {
    case "ArrowRight":
    case "ArrowLeft":
      return addDays(day, dayStep(key));
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
export function CalendarGrid({ first: month, entries, due, occasions, onMonth, held, onHold, onPut, newPath }: CalendarGridProps) {
  const { t } = useTranslation("contents");
  const weeks = weeksOf(month, firstWeekday(currentLocale()));
  const today = dayKey(new Date());
  const [focused, setFocused] = useState<Date>();
  const current =
    focused && monthOf(focused) === monthOf(month) ? dayKey(focused) : monthOf(month) === today.slice(0, 7) ? today : dayKey(month);
  const carried = held?.byKeys ? held.content.id : undefined;
  const focus = useCellFocus(current, carried);

  const move = (event: KeyboardEvent, day: Date, column: number) => {
    if (usesKey(event, { carries: carried !== undefined, onHold, onPut: () => onPut(day) })) return;
    const to = target(event, day, column);
    if (!to) return;
    event.preventDefault();
    focus.await(dayKey(to));
    setFocused(to);
    if (monthOf(to) !== monthOf(month)) onMonth(to);
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
              due={due.get(dayKey(day)) ?? []}
              occasions={occasions.get(dayKey(day)) ?? []}
              outside={monthOf(day) !== monthOf(month)}
              today={dayKey(day) === today}
              current={dayKey(day) === current}
              ref={focus.ref(dayKey(day))}
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
