import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ContentRowFragment } from "../../../generated/graphql.ts";
import { IconButton } from "../../../ui/button.tsx";
import { ScheduleDialog } from "../status/schedule-dialog.tsx";
import type { Moved } from "../status/use-status-move.ts";
import { canMove } from "./held-content.ts";

export type PutAt = (content: ContentRowFragment, moment: Date) => Promise<Moved>;

/** Gives a content its day without dragging, which nobody can on a phone. */
export function PutOnDay({ content, onPut }: { content: ContentRowFragment; onPut: PutAt }) {
  const { t } = useTranslation("contents");
  const [choosing, setChoosing] = useState(false);
  const { title, status, scheduledFor, socialChannels } = content;
  if (!canMove(content)) return null;
  return (
    <>
      <IconButton icon={CalendarClock} label={t("calendar.chooseDay", { title })} onClick={() => setChoosing(true)} />
      {choosing && (
        <ScheduleDialog
          title={title}
          scheduledFor={scheduledFor}
          channels={socialChannels}
          planned={status !== "SCHEDULED"}
          onSchedule={(moment) => onPut(content, moment)}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
