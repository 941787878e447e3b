import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ContentStatus } from "../../../generated/graphql.ts";
import { formatDate, formatTime } from "../../../lib/format.ts";
import { problemOf } from "../../../lib/http/problem-of.ts";
import { sayInstead } from "../../../lib/http/report-failure.ts";
import { notify } from "../../../lib/notify.ts";
import type { ShownContent } from "./shown-content.ts";
import { useSentMove } from "./use-sent-move.ts";

/** True when the move is made; else whether somebody else was faster, and words for the place where a time was asked. */
export type Moved = true | { reason?: string; outdated?: boolean };

/** Moves contents on as they are shown, and says where they are now and who is told; or what is stored now, if that is something else. */
export function useStatusMove() {
  const { t } = useTranslation("contents");
  const send = useSentMove();
  const [moving, setMoving] = useState(false);

  const said = (status: ContentStatus, scheduledFor: Date | undefined, left: number) => {
    const prompts = left > 0 && status !== "DRAFT" && status !== "ARCHIVED" ? t("common:promptsLeft", { count: left }) : undefined;
    const detail = (...words: (string | undefined)[]) => {
      const text = words.filter(Boolean).join(" ");
      return text ? { detail: text } : {};
    };
    if (scheduledFor)
      notify.success(t("moved.SCHEDULED", { date: formatDate(scheduledFor), time: formatTime(scheduledFor) }), detail(prompts));
    else if (status === "IN_REVIEW") notify.success(t("moved.IN_REVIEW"), detail(t("moved.adminsTold"), prompts));
    else notify.success(t("moved.to", { status: t(`statuses.${status}`) }), detail(prompts));
  };

  const attempt = async (shown: ShownContent, status: ContentStatus, scheduledFor?: Date): Promise<Moved> => {
    const sent = await send(shown, status, scheduledFor);
    if ("version" in sent) {
      said(status, scheduledFor, sent.promptsLeft);
      return true;
    }
    const { error, outdated, now } = sent;
    if (outdated && !now) return { outdated };
    if (now) return { reason: sayInstead(error, t("moves.outdated", { status: t(`statuses.${now.status}`) })), outdated };
    const problem = problemOf(error);
    // nobody has answered, so nobody has said anything
    if (!problem) return { reason: sayInstead(error, t("moves.unanswered")) };
    const reason = problem.fields.scheduledFor?.join(" ");
    return reason ? { reason } : {};
  };

  const move = async (shown: ShownContent, status: ContentStatus, scheduledFor?: Date): Promise<Moved> => {
    setMoving(true);
    try {
      return await attempt(shown, status, scheduledFor);
    } finally {
      setMoving(false);
    }
  };
  return { move, moving };
}
