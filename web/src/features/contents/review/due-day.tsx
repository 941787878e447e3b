import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../../lib/format.ts";
import { localInputs } from "../status/local-time.ts";

interface DueDayProps {
  /** `2026-11-24` */
  day: string;
  /** Nothing is left to be done by then. */
  done: boolean;
}

/** The day by which a content is to be done; said otherwise once that is over. */
export function DueDay({ day, done }: DueDayProps) {
  const { t } = useTranslation("review");
  const isOver = !done && day < localInputs(new Date()).date;
  return (
    <chakra.time dateTime={day} textStyle="caption" whiteSpace="nowrap" color={isOver ? "danger.fg" : "fg.muted"}>
      {t(isOver ? "overdue" : "due", { date: formatDate(`${day}T12:00`) })}
    </chakra.time>
  );
}
