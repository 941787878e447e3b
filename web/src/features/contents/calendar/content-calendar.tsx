import { chakra } from "@chakra-ui/react";
import { Flag } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { useListParams } from "../../../lib/list-params.ts";
import { currentLocale } from "../../../lib/locale/locales.ts";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Note } from "../../../ui/note.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { edgeOf } from "./calendar-event.tsx";
import { CalendarGrid } from "./calendar-grid.tsx";
import { CalendarHead } from "./calendar-head.tsx";
import { CalendarList } from "./calendar-list.tsx";
import { CalendarTray } from "./calendar-tray.tsx";
import type { Held } from "./held-content.ts";
import { occasionsByDay } from "./occasions/occasions-on.ts";
import { useOccasionGroups } from "./occasions/use-occasion-groups.ts";
import { dayKey, firstWeekday } from "./month.ts";
import { shownSpan } from "./shown-span.ts";
import { byDay, dueByDay, MOST_SHOWN, useCalendarContents } from "./use-calendar-contents.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { usePut } from "./use-put.ts";
import { WeekGrid } from "./week-grid.tsx";

interface ContentCalendarProps {
  params: ReturnType<typeof useListParams>;
  filter: Parameters<typeof useCalendarContents>[0];
}

const LEGEND = [
  ["DRAFT", "calendar.plan"],
  ["SCHEDULED", "statuses.SCHEDULED"],
  ["PUBLISHED", "statuses.PUBLISHED"],
] as const;

/** What is planned, scheduled, published and due, by months or weeks, beside it what has no day; the Hijri days stand beside the Gregorian ones, occasions on theirs. */
export function ContentCalendar({ params, filter }: ContentCalendarProps) {
  const { t } = useTranslation(["contents", "review"]);
  const span = shownSpan(params.get, firstWeekday(currentLocale()));
  const { found, isCurrent, failed, refetch } = useCalendarContents(filter, span);
  const [held, setHeld] = useState<Held>();
  const [moves, setMoves] = useState(0);
  const entries = useMemo(() => byDay(found?.contents ?? []), [found]);
  const due = useMemo(() => dueByDay(found?.due ?? []), [found]);
  const groups = useOccasionGroups();
  const occasions = occasionsByDay(span, groups.shown);
  const { put, putAt } = usePut(() => {
    refetch();
    setMoves((count) => count + 1);
  });
  useKeptFocus(moves, found);

  const putHeld = (day: Date, hour?: number) => {
    if (!held) return;
    setHeld(undefined);
    void put(held.content, day, hour);
  };
  const show = (day: Date) => params.set(span.to(day));
  const newPath = (day: Date) =>
    `/companies/add-content?${new URLSearchParams({ ...(filter.companyId && { company: filter.companyId }), day: dayKey(day) })}`;
  const shown = { first: span.first, entries, due, occasions, held, onHold: setHeld, onPut: putHeld, newPath };

  return (
    <chakra.section aria-labelledby="calendar-span" display="flex" flexDirection="column" gap="3">
      <CalendarHead span={span} onChange={params.set} groups={groups} />
      <chakra.p textStyle="caption" color="fg.subtle" display="flex" flexWrap="wrap" gap="3">
        {LEGEND.map(([status, label]) => (
          <chakra.span key={status} borderInlineStart="2px solid" {...edgeOf(status)} ps="1.5">
            {t(label)}
          </chakra.span>
        ))}
        <chakra.span display="inline-flex" alignItems="center" gap="1">
          <Icon as={Flag} size="s" />
          {t("review:dueOn")}
        </chakra.span>
        <chakra.span role="status" display={{ base: "none", md: "inline" }}>
          {held?.byKeys ? t("calendar.held", { title: held.content.title }) : t("calendar.dragHint")}
        </chakra.span>
      </chakra.p>
      {found?.cut && isCurrent && <Note tone="warning">{t("calendar.cut", { count: MOST_SHOWN })}</Note>}
      {failed && <ErrorDisplay message={t("fetchFailed")} onRetry={refetch} />}
      {found ? (
        <chakra.div display="grid" gridTemplateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 1fr) auto" }} alignItems="start" gap="4">
          <chakra.div display={{ base: "none", md: "block" }}>
            {span.view === "week" ? (
              <WeekGrid {...shown} isCurrent={isCurrent} onWeek={show} />
            ) : (
              <CalendarGrid {...shown} onMonth={show} />
            )}
          </chakra.div>
          <chakra.div display={{ base: "block", md: "none" }}>
            {!isCurrent && !failed && <Skeleton lines={4} />}
            <CalendarList {...{ span, entries, due, occasions, isCurrent, newPath }} onPut={putAt} />
          </chakra.div>
          <chakra.div w={{ xl: "260px" }} _empty={{ display: "none" }}>
            <CalendarTray filter={filter} moves={moves} onHold={setHeld} onPut={putAt} />
          </chakra.div>
        </chakra.div>
      ) : (
        !failed && <Skeleton lines={8} />
      )}
    </chakra.section>
  );
}
