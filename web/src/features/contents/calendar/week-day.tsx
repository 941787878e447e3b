import type { KeyboardEvent, Ref } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../../lib/format.ts";
import type { ContentRowFragment } from "../../../generated/graphql.ts";
import { CalendarDue } from "./calendar-due.tsx";
import { CalendarOccasion } from "./calendar-occasion.tsx";
import { NewOnDay, REVEALS_NEW } from "./new-on-day.tsx";
import type { Occasion } from "./occasions/occasion.ts";
import { spokenDay } from "./spoken-day.ts";
import { WeekCell } from "./week-cell.tsx";

interface WeekDayProps {
  day: Date;
  today: boolean;
  /** So many contents stand at its hours. */
  count: number;
  due: readonly ContentRowFragment[];
  occasions: readonly Occasion[];
  current: boolean;
  ref?: Ref<HTMLDivElement>;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
  onDrop: (() => void) | undefined;
  newPath: string | undefined;
}

/** What a day of the week has at no hour. */
export function WeekDay({ day, today, count, due, occasions, current, newPath, ref, onKeyDown, onFocus, onDrop }: WeekDayProps) {
  const { t } = useTranslation("contents");
  const date = formatDate(day, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  return (
    <WeekCell
      ref={ref}
      name={spokenDay(t, day, { entries: count, due: due.length })}
      current={current}
      {...(today ? { "aria-current": "date" as const } : {})}
      {...{ onKeyDown, onFocus, onDrop }}
      css={REVEALS_NEW}
    >
      {occasions.map(({ id }) => (
        <CalendarOccasion key={id} id={id} date={date} newPath={newPath} reachable={current} />
      ))}
      {due.map((content) => (
        <CalendarDue key={content.id} content={content} reachable={current} />
      ))}
      {newPath && <NewOnDay to={newPath} date={date} reachable={current} />}
    </WeekCell>
  );
}
