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

/** The moves that a content's status allows, as entries of a menu, and the question when it is to be published, while that is asked. */
export function useStatusMenu({ content, onBefore }: StatusActionsProps) {
  const { t } = useTranslation("contents");
  const { move, moving } = useStatusMove(content.id);
  const [scheduling, setScheduling] = useState(false);
  const moveStored = async (to: ContentStatus, moment?: Date) => (!onBefore || (await onBefore()) ? move(to, moment) : false);
  const entries = movesFrom(content.status).map(({ to, name, icon }) => ({
    id: to,
    label: t(`moves.${name}`),
    icon,
    flip: name === "review",
    onSelect: () => (to === "SCHEDULED" ? setScheduling(true) : void moveStored(to)),
  }));
  const question = scheduling && (
    <ScheduleDialog
      title={content.title}
      scheduledFor={content.scheduledFor}
      onSchedule={(moment) => moveStored("SCHEDULED", moment)}
      onClose={() => setScheduling(false)}
    />
  );
  return { entries, moving, question };
}

/** The moves in a menu of their own. */
export function StatusActions(props: StatusActionsProps) {
  const { t } = useTranslation("contents");
  const { entries, moving, question } = useStatusMenu(props);
  return (
    <>
      <Menu
        trigger={
          <Button iconEnd={ChevronDown} busy={moving}>
            {t("moves.title")}
          </Button>
        }
        entries={entries}
      />
      {question}
    </>
  );
}
