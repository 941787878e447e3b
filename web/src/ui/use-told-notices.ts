import { useEffect } from "react";
import { dismissNotice, type Notice, useNotices } from "../lib/notify.ts";
import { PHONE, useMedia } from "./use-media.ts";

/** What only tells, and asks for nothing. */
const onlyTells = ({ kind, action }: Notice) => kind !== "error" && action === undefined;

/** The messages to be shown: on a phone, where each is as wide as the page, one that only tells gives way to the next of its kind. */
export function useToldNotices(): readonly Notice[] {
  const phone = useMedia(PHONE);
  const notices = useNotices();
  const newest = notices.findLast(onlyTells);
  const isOver = (notice: Notice) => phone && onlyTells(notice) && notice !== newest;
  const over = notices
    .filter(isOver)
    .map(({ id }) => id)
    .join("\n");
  useEffect(() => {
    for (const id of over.split("\n")) if (id) dismissNotice(id);
  }, [over]);
  return notices.filter((notice) => !isOver(notice));
}
