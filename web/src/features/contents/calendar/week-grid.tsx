import { chakra } from "@chakra-ui/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ContentRowFragment } from "../../../generated/graphql.ts";
import { formatDate, formatDateRange } from "../../../lib/format.ts";
import { usesKey } from "./cell-keys.ts";
import { dayStep } from "./day-step.ts";
import type { Held, Hold } from "./held-content.ts";
import { hijriOf } from "./hijri-day.ts";
import { addDays, dayKey } from "./month.ts";
import type { Occasion } from "./occasions/occasion.ts";
import type { CalendarEntry } from "./use-calendar-contents.ts";
import { useCellFocus } from "./use-cell-focus.ts";
import { atHour, daysOf, hourKey, HOURS } from "./week.ts";
import { WeekDay } from "./week-day.tsx";
import { hourName, WeekHour } from "./week-hour.tsx";

interface WeekGridProps {
  first: Date;
  entries: ReadonlyMap<string, readonly CalendarEntry[]>;
  due: ReadonlyMap<string, readonly ContentRowFragment[]>;
  occasions: ReadonlyMap<string, readonly Occasion[]>;
  /** These are all there are, and not only what has come so far. */
  isCurrent: boolean;
  /** The week that holds a day is to be shown. */
  onWeek: (day: Date) => void;
  held: Held | undefined;
  onHold: Hold;
  /** What is held is put on a day, at an hour or at its own. */
  onPut: (day: Date, hour?: number) => void;
  newPath: (day: Date) => string;
}

/** A day's hour, or the day as a whole. */
interface Place {
  day: Date;
  hour: number | undefined;
}

const keyOf = ({ day, hour }: Place) => (hour === undefined ? dayKey(day) : hourKey(day, hour));

/** Where a key leads from a place; above the first hour is the day as a whole. */
function target({ key }: KeyboardEvent, { day, hour }: Place, first: Date): Place | undefined {
  switch (key) {
    case "ArrowRight":
    case "ArrowLeft":
      return { day: addDays(day, dayStep(key)), hour };
    case "ArrowDown":
      return { day, hour: Math.min((hour ?? -1) + 1, 23) };
    case "ArrowUp":
      return { day, hour: hour ? hour - 1 : undefined };
    case "Home":
      return { day: first, hour };
    case "End":
      return { day: addDays(first, 6), hour };
    case "PageDown":
      return { day: addDays(day, 7), hour };
    case "PageUp":
      return { day: addDays(day, -7), hour };
    default:
      return undefined;
  }
}

/** The hour that is seen first, unless something stands earlier. */
const SEEN_FIRST = 7;

const COLUMNS = "56px repeat(7, minmax(0, 1fr))";
const EDGE = { borderInlineEnd: "1px solid", borderBlockEnd: "1px solid", borderColor: "border" } as const;

/** A week as a grid of hours: arrows move by days and hours, Page Up and Down by weeks, Enter goes into an hour's contents or puts there what is held. */
export function WeekGrid({ first, entries, due, occasions, isCurrent, onWeek, held, onHold, onPut, newPath }: WeekGridProps) {
  const { t } = useTranslation("contents");
  const days = daysOf(first);
  const now = new Date();
  const today = dayKey(now);
  const [focused, setFocused] = useState<Place>();
  const isShown = (key: string) => days.some((day) => dayKey(day) === key);
  const at = focused && isShown(dayKey(focused.day)) ? focused : { day: isShown(today) ? now : first, hour: undefined };
  const current = keyOf(at);
  const carried = held?.byKeys ? held.content.id : undefined;
  const focus = useCellFocus(current, carried);

  const byHour = Map.groupBy(
    days.flatMap((day) => entries.get(dayKey(day)) ?? []),
    ({ at: moment }) => hourKey(moment, moment.getHours()),
  );
  const earliest = Math.min(SEEN_FIRST, ...[...byHour.values()].flat().map(({ at: moment }) => moment.getHours()));
  const hours = useRef<HTMLDivElement>(null);
  const week = dayKey(first);
  useEffect(() => {
    // where a key has led is in sight
    if (hours.current?.contains(document.activeElement)) return;
    const row = hours.current?.children[earliest] as HTMLElement | undefined;
    if (hours.current && row) hours.current.scrollTop = row.offsetTop;
    // where one has scrolled to stays while the week does
    // oxlint-disable-next-line exhaustive-deps
  }, [week, isCurrent]);

  const move = (event: KeyboardEvent, place: Place) => {
    if (usesKey(event, { carries: carried !== undefined, onHold, onPut: () => onPut(place.day, place.hour) })) return;
    const to = target(event, place, first);
    if (!to) return;
    event.preventDefault();
    focus.await(keyOf(to));
    setFocused(to);
    if (!isShown(dayKey(to.day))) onWeek(to.day);
  };

  const isToCome = (day: Date) => dayKey(day) >= today;
  const cell = (place: Place) => ({
    day: place.day,
    current: keyOf(place) === current,
    ref: focus.ref(keyOf(place)),
    onKeyDown: (event: KeyboardEvent) => move(event, place),
    onFocus: () => setFocused(place),
    onHold,
    onDrop: held && isToCome(place.day) ? () => onPut(place.day, place.hour) : undefined,
  });
  return (
    <chakra.div
      role="grid"
      aria-label={t("calendar.label", { month: formatDateRange(first, addDays(first, 6)) })}
      border="1px solid"
      borderColor="border"
      borderRadius="lg"
      overflow="clip"
      bg="bg.panel"
      css={{
        "& > [role=rowgroup]": { scrollbarGutter: "stable" },
        "& [role=row]": { display: "grid", gridTemplateColumns: COLUMNS },
      }}
    >
      <chakra.div role="rowgroup" overflow="hidden" bg="bg.subtle">
        <div role="row">
          <chakra.div role="columnheader" {...EDGE}>
            <chakra.span srOnly>{t("calendar.hour")}</chakra.span>
          </chakra.div>
          {days.map((day) => (
            <chakra.div
              key={dayKey(day)}
              role="columnheader"
              display="flex"
              justifyContent="space-between"
              gap="1"
              minW="0"
              px="2"
              py="1.5"
              textStyle="caption"
              color="fg.subtle"
              {...EDGE}
            >
              <chakra.span
                whiteSpace="nowrap"
                {...(dayKey(day) === today ? { bg: "brand.solid", color: "brand.contrast", borderRadius: "sm", px: "1" } : {})}
              >
                {formatDate(day, { weekday: "short", day: "numeric" })}
              </chakra.span>
              <chakra.bdi aria-hidden fontSize="2xs" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
                {hijriOf(day)}
              </chakra.bdi>
            </chakra.div>
          ))}
        </div>
        <div role="row">
          <chakra.div role="rowheader" px="1" py="1.5" textStyle="caption" color="fg.subtle" fontSize="2xs" {...EDGE}>
            {t("calendar.wholeDay")}
          </chakra.div>
          {days.map((day) => (
            <WeekDay
              key={dayKey(day)}
              {...cell({ day, hour: undefined })}
              today={dayKey(day) === today}
              count={entries.get(dayKey(day))?.length ?? 0}
              due={due.get(dayKey(day)) ?? []}
              occasions={occasions.get(dayKey(day)) ?? []}
              newPath={isToCome(day) ? newPath(day) : undefined}
            />
          ))}
        </div>
      </chakra.div>
      <chakra.div ref={hours} role="rowgroup" position="relative" maxH="560px" overflowY="auto">
        {HOURS.map((hour) => (
          <div role="row" key={hour}>
            <chakra.div role="rowheader" px="2" py="1" textStyle="caption" color="fg.subtle" fontVariantNumeric="tabular-nums" {...EDGE}>
              {hourName(hour)}
            </chakra.div>
            {days.map((day) => (
              <WeekHour
                key={dayKey(day)}
                {...cell({ day, hour })}
                hour={hour}
                isThere={atHour(day, hour) !== undefined}
                isNow={dayKey(day) === today && now.getHours() === hour}
                entries={byHour.get(hourKey(day, hour)) ?? []}
              />
            ))}
          </div>
        ))}
      </chakra.div>
    </chakra.div>
  );
}
