import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { type ContentRowFragment, SetContentStatusDocument } from "../../../generated/graphql.ts";
import { formatDate, formatTime } from "../../../lib/format.ts";
import { isOutdated } from "../../../lib/http/problem-of.ts";
import { sayInstead } from "../../../lib/http/report-failure.ts";
import { notify } from "../../../lib/notify.ts";
import { onDay } from "../status/local-time.ts";
import { dayKey, morningOf } from "./month.ts";
import { timeOf } from "./use-calendar-contents.ts";
import { atHour } from "./week.ts";

/** A day at an hour by its clock; without one at the time of day that it had, and what had none in the morning. */
function momentFor(before: Date | undefined, day: Date, hour: number | undefined): Date | undefined {
  if (hour !== undefined) return atHour(day, hour, before?.getMinutes());
  return before ? onDay(before, day) : morningOf(dayKey(day));
}

/** Puts a content on another day, its status as it is; what is shown has to be asked for anew once it may be another. */
export function usePut(onChanged: () => void) {
  const { t } = useTranslation("contents");
  const [setStatus] = useMutation(SetContentStatusDocument);

  return async (content: ContentRowFragment, day: Date, hour?: number): Promise<void> => {
    const { id, status, version } = content;
    const before = timeOf(content);
    const moment = momentFor(before, day, hour);
    if (!moment && hour !== undefined) return void notify.error(t("calendar.noSuchHour"));
    if (!moment || moment.getTime() === before?.getTime()) return;
    const isOver = status === "SCHEDULED" ? moment.getTime() <= Date.now() : dayKey(day) < dayKey(new Date());
    if (isOver) return void notify.error(t("schedule.past"));
    try {
      await setStatus({ variables: { id, status, scheduledFor: moment.toISOString(), expectedVersion: version } });
    } catch (error) {
      if (isOutdated(error)) sayInstead(error, t("common:changedMeanwhile"));
      return onChanged();
    }
    const at = { date: formatDate(moment), time: formatTime(moment) };
    notify.success(status === "SCHEDULED" ? t("moved.SCHEDULED", at) : t("calendar.planned", at));
    onChanged();
  };
}
