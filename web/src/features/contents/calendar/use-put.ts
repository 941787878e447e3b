import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ContentRowFragment } from "../../../generated/graphql.ts";
import { formatDate, formatTime } from "../../../lib/format.ts";
import { problemOf } from "../../../lib/http/problem-of.ts";
import { reportFailure, sayInstead } from "../../../lib/http/report-failure.ts";
import { notify } from "../../../lib/notify.ts";
import { onDay } from "../status/local-time.ts";
import { useSentMove } from "../status/use-sent-move.ts";
import type { Moved } from "../status/use-status-move.ts";
import { dayKey, morningOf } from "./month.ts";
import { timeOf } from "./use-calendar-contents.ts";
import { atHour } from "./week.ts";

/** A day at an hour by its clock; without one at the time of day that it had, and what had none in the morning. */
function momentFor(before: Date | undefined, day: Date, hour: number | undefined): Date | undefined {
  if (hour !== undefined) return atHour(day, hour, before?.getMinutes());
  return before ? onDay(before, day) : morningOf(dayKey(day));
}

type Stored = Pick<ContentRowFragment, "version" | "scheduledFor">;

/** Puts a content on another day, its status as it is; what is shown has to be asked for anew once it may be another. */
export function usePut(onChanged: () => void) {
  const { t } = useTranslation("contents");
  const sendMove = useSentMove();
  /** By id what a content's last move has stored, once that is answered: what is shown may be older. */
  const stored = useRef(new Map<string, Promise<Stored>>());

  const putAt = async (content: ContentRowFragment, moment: Date): Promise<Moved> => {
    const { id, status } = content;
    const before = stored.current.get(id);
    const sending = (async () => {
      const last = await before;
      const known = last && last.version > content.version ? { ...content, ...last } : content;
      const sent = await sendMove(known, status, moment);
      return { sent, known };
    })();
    stored.current.set(
      id,
      sending.then(({ sent, known: { version, scheduledFor } }) =>
        "version" in sent ? { version: sent.version, scheduledFor: moment.toISOString() } : { version, scheduledFor },
      ),
    );
    const { sent } = await sending;
    onChanged();
    if (!("version" in sent)) {
      const { error, outdated } = sent;
      if (outdated) return { reason: sayInstead(error, t("common:changedMeanwhile")) };
      // nobody has answered, so it may be stored
      const reason = problemOf(error) ? reportFailure(error, t("schedule.failed")) : sayInstead(error, t("schedule.unanswered"));
      return reason ? { reason } : {};
    }
    const at = { date: formatDate(moment), time: formatTime(moment) };
    notify.success(status === "SCHEDULED" ? t("moved.SCHEDULED", at) : t("calendar.planned", at));
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
