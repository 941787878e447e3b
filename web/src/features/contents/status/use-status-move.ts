import { useApolloClient, useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ContentBodyDocument, type ContentStatus, SetContentStatusDocument } from "../../../generated/graphql.ts";
import { formatDate, formatTime } from "../../../lib/format.ts";
import { isOutdated, problemOf } from "../../../lib/http/problem-of.ts";
import { sayInstead, takeBack } from "../../../lib/http/report-failure.ts";
import { notify } from "../../../lib/notify.ts";
import { seesAll, type ShownContent } from "./shown-content.ts";

/** True when the move is made; else whether somebody else was faster, and words for the place where a time was asked. */
export type Moved = true | { reason?: string; outdated?: boolean };

/** How often a move is made again that rests on all that others go on storing. */
const MOST_TRIES = 3;

/** Moves contents on as they are shown, and says where they are now and who is told; or what is stored now, if that is something else. */
export function useStatusMove() {
  const { t } = useTranslation("contents");
  const client = useApolloClient();
  const [setStatus] = useMutation(SetContentStatusDocument);
  const [moving, setMoving] = useState(false);

  /** As it is stored, in the cache and so on the screen. */
  const lookAgain = async (id: string) =>
    (await client.query({ query: ContentBodyDocument, variables: { id }, fetchPolicy: "network-only" })).data?.content;

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

  const attempt = async (shown: ShownContent, status: ContentStatus, scheduledFor?: Date, tries = 1): Promise<Moved> => {
    const { id, version: expectedVersion } = shown;
    try {
      const { data } = await setStatus({ variables: { id, status, scheduledFor: scheduledFor?.toISOString() ?? null, expectedVersion } });
      said(status, scheduledFor, data?.setContentStatus.content.promptsLeft ?? 0);
      return true;
    } catch (error) {
      if (isOutdated(error)) {
        const now = await lookAgain(id).catch(() => undefined);
        if (now && tries < MOST_TRIES && seesAll(shown, now)) {
          takeBack(error);
          return attempt(now, status, scheduledFor, tries + 1);
        }
        if (!now) return { outdated: true };
        return { reason: sayInstead(error, t("moves.outdated", { status: t(`statuses.${now.status}`) })), outdated: true };
      }
      const reason = problemOf(error)?.fields.scheduledFor?.join(" ");
      return reason ? { reason } : {};
    }
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
