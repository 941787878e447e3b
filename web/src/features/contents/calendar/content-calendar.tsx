import { useMutation } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { SetContentStatusDocument } from "../../../generated/graphql.ts";
import { formatDate, formatHijri, formatTime } from "../../../lib/format.ts";
import type { useListParams } from "../../../lib/list-params.ts";
import { isOutdated } from "../../../lib/http/problem-of.ts";
import { sayInstead } from "../../../lib/http/report-failure.ts";
import { currentLocale } from "../../../lib/locale/locales.ts";
import { notify } from "../../../lib/notify.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { onDay } from "../status/local-time.ts";
import { edgeOf } from "./calendar-event.tsx";
import { CalendarGrid } from "./calendar-grid.tsx";
import { CalendarList } from "./calendar-list.tsx";
import { CalendarTray } from "./calendar-tray.tsx";
import type { Held } from "./held-content.ts";
import { OccasionMenu } from "./occasions/occasion-menu.tsx";
import { occasionsByDay } from "./occasions/occasions-on.ts";
import { useOccasionGroups } from "./occasions/use-occasion-groups.ts";
import { addMonths, dayKey, firstOf, firstWeekday, monthOf, morningOf, spanOf } from "./month.ts";
import { byDay, timeOf, useCalendarContents } from "./use-calendar-contents.ts";

interface ContentCalendarProps {
  params: ReturnType<typeof useListParams>;
  filter: Parameters<typeof useCalendarContents>[0];
}

const LEGEND = [
  ["DRAFT", "calendar.plan"],
  ["SCHEDULED", "statuses.SCHEDULED"],
  ["PUBLISHED", "statuses.PUBLISHED"],
] as const;

/** The Hijri months that a Gregorian one reaches over. */
function hijriSpan(month: Date): string {
  const last = new Date(month.getFullYear(), month.getMonth() + 1, 0);
  return `${formatHijri(month, { month: "long" })} – ${formatHijri(last, { month: "long", year: "numeric" })}`;
}

/** What is planned, scheduled and published, month by month, beside it what has no day; the Hijri days stand beside the Gregorian ones, occasions on theirs. */
export function ContentCalendar({ params, filter }: ContentCalendarProps) {
  const { t } = useTranslation("contents");
  const month = firstOf(params.get("month"));
  const span = spanOf(month, firstWeekday(currentLocale()));
  const { contents, failed, refetch } = useCalendarContents(filter, span);
  const [setStatus] = useMutation(SetContentStatusDocument);
  const [held, setHeld] = useState<Held>();
  const [moves, setMoves] = useState(0);
  const entries = useMemo(() => byDay(contents ?? []), [contents]);
  const { shown, toggle } = useOccasionGroups();
  const occasions = occasionsByDay(span, shown);
  const show = (next: Date) => params.set({ month: monthOf(next) === monthOf(new Date()) ? "" : monthOf(next) });

  const showAnew = () => {
    refetch();
    setMoves((count) => count + 1);
  };

  /** Another day at the same time of day; what had none is planned for the morning. */
  const put = async (day: Date) => {
    if (!held) return;
    setHeld(undefined);
    const { content } = held;
    const { status } = content;
    const before = timeOf(content);
    const moment = before ? onDay(before, day) : morningOf(dayKey(day));
    if (!moment || moment.getTime() === before?.getTime()) return;
    const isOver = status === "SCHEDULED" ? moment.getTime() <= Date.now() : dayKey(day) < dayKey(new Date());
    if (isOver) return notify.error(t("schedule.past"));
    const variables = { id: content.id, status, scheduledFor: moment.toISOString(), expectedVersion: content.version };
    try {
      await setStatus({ variables });
    } catch (error) {
      if (isOutdated(error)) sayInstead(error, t("common:changedMeanwhile"));
      showAnew();
      return;
    }
    const at = { date: formatDate(moment), time: formatTime(moment) };
    notify.success(status === "SCHEDULED" ? t("moved.SCHEDULED", at) : t("calendar.planned", at));
    showAnew();
  };
  const newPath = (day: Date) =>
    `/companies/add-content?${new URLSearchParams({ ...(filter.companyId && { company: filter.companyId }), day: dayKey(day) })}`;

  return (
    <chakra.section aria-labelledby="calendar-month" display="flex" flexDirection="column" gap="3">
      <chakra.header display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
        <chakra.h2 id="calendar-month" textStyle="h2" aria-live="polite">
          {formatDate(month, { month: "long", year: "numeric" })}
        </chakra.h2>
        <chakra.bdi textStyle="small" color="fg.subtle">
          {hijriSpan(month)}
        </chakra.bdi>
        <chakra.span display="flex" gap="1" ms="auto">
          <OccasionMenu shown={shown} onToggle={toggle} />
          <IconButton icon={ChevronLeft} flip variant="outline" label={t("calendar.previous")} onClick={() => show(addMonths(month, -1))} />
          <Button size="sm" onClick={() => show(new Date())}>
            {t("calendar.today")}
          </Button>
          <IconButton icon={ChevronRight} flip variant="outline" label={t("calendar.next")} onClick={() => show(addMonths(month, 1))} />
        </chakra.span>
      </chakra.header>
      <chakra.p textStyle="caption" color="fg.subtle" display="flex" flexWrap="wrap" gap="3">
        {LEGEND.map(([status, label]) => (
          <chakra.span key={status} borderInlineStart="2px solid" {...edgeOf(status)} ps="1.5">
            {t(label)}
          </chakra.span>
        ))}
        <chakra.span role="status" display={{ base: "none", md: "inline" }}>
          {held?.byKeys ? t("calendar.held", { title: held.content.title }) : t("calendar.dragHint")}
        </chakra.span>
      </chakra.p>
      {failed && <ErrorDisplay message={t("fetchFailed")} onRetry={refetch} />}
      {contents ? (
        <chakra.div display="grid" gridTemplateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 1fr) auto" }} alignItems="start" gap="4">
          <chakra.div display={{ base: "none", md: "block" }}>
            <CalendarGrid
              month={month}
              entries={entries}
              occasions={occasions}
              onMonth={show}
              held={held}
              onHold={setHeld}
              onPut={(day) => void put(day)}
              newPath={newPath}
            />
          </chakra.div>
          <chakra.div display={{ base: "block", md: "none" }}>
            <CalendarList month={month} entries={entries} occasions={occasions} newPath={newPath} />
          </chakra.div>
          <chakra.div w={{ xl: "260px" }} _empty={{ display: "none" }}>
            <CalendarTray filter={filter} moves={moves} onHold={setHeld} />
          </chakra.div>
        </chakra.div>
      ) : (
        !failed && <Skeleton lines={8} />
      )}
    </chakra.section>
  );
}
