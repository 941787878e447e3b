import { useMutation } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { SetContentStatusDocument } from "../../../generated/graphql.ts";
import { formatDate, formatHijri, formatTime } from "../../../lib/format.ts";
import type { useListParams } from "../../../lib/list-params.ts";
import { currentLocale } from "../../../lib/locale/locales.ts";
import { notify } from "../../../lib/notify.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { onDay } from "../status/local-time.ts";
import { CalendarGrid } from "./calendar-grid.tsx";
import { CalendarList } from "./calendar-list.tsx";
import { addMonths, firstOf, firstWeekday, monthOf, spanOf } from "./month.ts";
import { byDay, timeOf, useCalendarContents } from "./use-calendar-contents.ts";

interface ContentCalendarProps {
  params: ReturnType<typeof useListParams>;
  filter: Parameters<typeof useCalendarContents>[0];
}

/** The Hijri months that a Gregorian one reaches over. */
function hijriSpan(month: Date): string {
  const last = new Date(month.getFullYear(), month.getMonth() + 1, 0);
  return `${formatHijri(month, { month: "long" })} – ${formatHijri(last, { month: "long", year: "numeric" })}`;
}

/** What is scheduled and what was published, month by month; the Hijri days stand beside the Gregorian ones. */
export function ContentCalendar({ params, filter }: ContentCalendarProps) {
  const { t } = useTranslation("contents");
  const month = firstOf(params.get("month"));
  const { contents, failed, refetch } = useCalendarContents(filter, spanOf(month, firstWeekday(currentLocale())));
  const [setStatus] = useMutation(SetContentStatusDocument);
  const entries = useMemo(() => byDay(contents ?? []), [contents]);
  const show = (next: Date) => params.set({ month: monthOf(next) === monthOf(new Date()) ? "" : monthOf(next) });

  const reschedule = async (id: string, day: Date) => {
    const content = contents?.find((known) => known.id === id);
    const before = content && timeOf(content);
    if (!before) return;
    const moment = onDay(before, day);
    if (moment.getTime() === before.getTime()) return;
    if (moment.getTime() <= Date.now()) return notify.error(t("schedule.past"));
    try {
      await setStatus({ variables: { id, status: "SCHEDULED", scheduledFor: moment.toISOString() } });
    } catch {
      return;
    }
    notify.success(t("moved.SCHEDULED", { date: formatDate(moment), time: formatTime(moment) }));
    refetch();
  };

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
          <IconButton icon={ChevronLeft} flip variant="outline" label={t("calendar.previous")} onClick={() => show(addMonths(month, -1))} />
          <Button size="sm" onClick={() => show(new Date())}>
            {t("calendar.today")}
          </Button>
          <IconButton icon={ChevronRight} flip variant="outline" label={t("calendar.next")} onClick={() => show(addMonths(month, 1))} />
        </chakra.span>
      </chakra.header>
      <chakra.p textStyle="caption" color="fg.subtle" display="flex" flexWrap="wrap" gap="3">
        <chakra.span borderInlineStart="2px dashed" borderColor="info.solid" ps="1.5">
          {t("statuses.SCHEDULED")}
        </chakra.span>
        <chakra.span borderInlineStart="2px solid" borderColor="success.solid" ps="1.5">
          {t("statuses.PUBLISHED")}
        </chakra.span>
        <chakra.span display={{ base: "none", md: "inline" }}>{t("calendar.dragHint")}</chakra.span>
      </chakra.p>
      {failed && <ErrorDisplay message={t("fetchFailed")} onRetry={refetch} />}
      {contents ? (
        <>
          <chakra.div display={{ base: "none", md: "block" }}>
            <CalendarGrid month={month} entries={entries} onMonth={show} onReschedule={(id, day) => void reschedule(id, day)} />
          </chakra.div>
          <chakra.div display={{ base: "block", md: "none" }}>
            <CalendarList month={month} entries={entries} />
          </chakra.div>
        </>
      ) : (
        !failed && <Skeleton lines={8} />
      )}
    </chakra.section>
  );
}
