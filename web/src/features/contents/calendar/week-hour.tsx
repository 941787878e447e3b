import type { KeyboardEvent, Ref } from "react";
import { useTranslation } from "react-i18next";
import { formatDate, formatList } from "../../../lib/format.ts";
import { CalendarEvent } from "./calendar-event.tsx";
import type { Hold } from "./held-content.ts";
import type { CalendarEntry } from "./use-calendar-contents.ts";
import { WeekCell } from "./week-cell.tsx";

/** "07:00" */
export const hourName = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

interface WeekHourProps {
  day: Date;
  hour: number;
  /** Not where the clock leaves it out. */
  isThere: boolean;
  isNow: boolean;
  entries: readonly CalendarEntry[];
  current: boolean;
  ref?: Ref<HTMLDivElement>;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
  onHold: Hold;
  onDrop: (() => void) | undefined;
}

/** An hour of a day with what is planned or scheduled for it or was published in it. */
export function WeekHour({ day, hour, isThere, isNow, entries, current, ref, onKeyDown, onFocus, onHold, onDrop }: WeekHourProps) {
  const { t } = useTranslation("contents");
  const when = formatList([formatDate(day, { weekday: "long", day: "numeric", month: "long" }), hourName(hour)]);
  const what = isThere ? t("calendar.count", { count: entries.length }) : t("calendar.noSuchHour");
  return (
    <WeekCell
      ref={ref}
      name={`${when}. ${what}`}
      current={current}
      {...(isNow ? { "aria-current": "time" as const } : {})}
      {...{ onKeyDown, onFocus }}
      onDrop={isThere ? onDrop : undefined}
      {...(isThere ? {} : { bg: "bg.muted", title: what })}
      {...(isNow ? { borderBlockStart: "2px solid", borderBlockStartColor: "brand.solid" } : {})}
    >
      {entries.map((entry) => (
        <CalendarEvent key={entry.content.id} entry={entry} reachable={current} onHold={onHold} />
      ))}
    </WeekCell>
  );
}
