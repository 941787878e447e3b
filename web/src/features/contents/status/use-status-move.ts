import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ContentStatus, SetContentStatusDocument } from "../../../generated/graphql.ts";
import { formatDate, formatTime } from "../../../lib/format.ts";
import { problemOf } from "../../../lib/http/problem-of.ts";
import { notify } from "../../../lib/notify.ts";

/** Moves a content on, and says where it is now and who is told. */
export function useStatusMove(contentId: string) {
  const { t } = useTranslation("contents");
  const [setStatus] = useMutation(SetContentStatusDocument);
  const [moving, setMoving] = useState(false);

  /** Resolves to why the time was refused, to false when the move failed otherwise, to true when it is made. */
  const move = async (status: ContentStatus, scheduledFor?: Date): Promise<boolean | { time: string }> => {
    setMoving(true);
    let left = 0;
    try {
      const { data } = await setStatus({ variables: { id: contentId, status, scheduledFor: scheduledFor?.toISOString() ?? null } });
      left = data?.setContentStatus.content.promptsLeft ?? 0;
    } catch (error) {
      const time = problemOf(error)?.fields.scheduledFor?.join(" ");
      return time ? { time } : false;
    } finally {
      setMoving(false);
    }
    const prompts = left > 0 && status !== "DRAFT" && status !== "ARCHIVED" ? t("prompts.left", { count: left }) : undefined;
    const detail = (...said: (string | undefined)[]) => {
      const text = said.filter(Boolean).join(" ");
      return text ? { detail: text } : {};
    };
    if (scheduledFor)
      notify.success(t("moved.SCHEDULED", { date: formatDate(scheduledFor), time: formatTime(scheduledFor) }), detail(prompts));
    else if (status === "IN_REVIEW") notify.success(t("moved.IN_REVIEW"), detail(t("moved.adminsTold"), prompts));
    else notify.success(t("moved.to", { status: t(`statuses.${status}`) }), detail(prompts));
    return true;
  };
  return { move, moving };
}
