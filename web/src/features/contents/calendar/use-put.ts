import { useMutation } from "@apollo/client/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { type ContentRowFragment, SetContentStatusDocument } from "../../../generated/graphql.ts";
import { formatDate, formatTime } from "../../../lib/format.ts";
import { isOutdated } from "../../../lib/http/problem-of.ts";
import { reportFailure, sayInstead } from "../../../lib/http/report-failure.ts";
import { notify } from "../../../lib/notify.ts";
import { onDay } from "../status/local-time.ts";
import type { Moved } from "../status/use-status-move.ts";
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
  /** By id the version that a content's last move has stored, once that is answered: what is shown may be older. */
  const stored = useRef(new Map<string, Promise<number>>());

  const send = async ({ id, status, version }: ContentRowFragment, moment: Date, last: Promise<number> | undefined) => {
    const expectedVersion = Math.max(version, (await last) ?? 0);
    const { data } = await setStatus({ variables: { id, status, scheduledFor: moment.toISOString(), expectedVersion } });
    return data?.setContentStatus.content.version ?? expectedVersion;
  };

  const putAt = async (content: ContentRowFragment, moment: Date): Promise<Moved> => {
    const { id, status, version } = content;
    const last = stored.current.get(id);
    const sent = send(content, moment, last);
    stored.current.set(
      id,
      sent.catch(() => last ?? version),
    );
    try {
      await sent;
    } catch (error) {
      const reason = isOutdated(error) ? sayInstead(error, t("common:changedMeanwhile")) : reportFailure(error, t("schedule.failed"));
      onChanged();
      return reason ? { reason } : {};
    }
    const at = { date: formatDate(moment), time: formatTime(moment) };
    notify.success(status === "SCHEDULED" ? t("moved.SCHEDULED", at) : t("calendar.planned", at));
    onChanged();
    return true;
  };

  const put = async (content: ContentRowFragment, day: Date, hour?: number): Promise<void> => {
    const before = timeOf(content);
    const moment = momentFor(before, day, hour);
    if (!moment && hour !== undefined) return void notify.error(t("calendar.noSuchHour"));
    if (!moment || moment.getTime() === before?.getTime()) return;
    const isOver = content.status === "SCHEDULED" ? moment.getTime() <= Date.now() : dayKey(day) < dayKey(new Date());
    if (isOver) return void notify.error(t("schedule.past"));
    await putAt(content, moment);
  };
  return { put, putAt };
}
