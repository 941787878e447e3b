import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ContentStatus } from "../../../generated/graphql.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { ScheduleDialog } from "./schedule-dialog.tsx";
import { movesFrom } from "./status-moves.ts";
import { useStatusMove } from "./use-status-move.ts";

interface StatusActionsProps {
  content: { id: string; title: string; status: ContentStatus; scheduledFor?: string | null };
  /** Stores what is on the screen; resolves to whether that worked. A status is of what is stored. */
  onBefore?: () => Promise<boolean>;
}

/** The moves that a content's status allows. */
export function StatusActions({ content, onBefore }: StatusActionsProps) {
  const { t } = useTranslation("contents");
  const { move, moving } = useStatusMove(content.id);
  const [scheduling, setScheduling] = useState(false);
  const moveStored = async (to: ContentStatus, moment?: Date) => (!onBefore || (await onBefore()) ? move(to, moment) : false);
  return (
    <>
      <Menu
        trigger={
          <Button iconEnd={ChevronDown} busy={moving}>
            {t("moves.title")}
          </Button>
        }
        entries={movesFrom(content.status).map(({ to, name, icon }) => ({
          id: to,
          label: t(`moves.${name}`),
          icon,
          flip: name === "review",
          onSelect: () => (to === "SCHEDULED" ? setScheduling(true) : void moveStored(to)),
        }))}
      />
      {scheduling && (
        <ScheduleDialog
          title={content.title}
          scheduledFor={content.scheduledFor}
          onSchedule={(moment) => moveStored("SCHEDULED", moment)}
          onClose={() => setScheduling(false)}
        />
      )}
    </>
  );
}
