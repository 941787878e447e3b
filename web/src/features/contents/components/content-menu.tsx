import { CalendarClock, Ellipsis, FileText, FolderOpen, LayoutTemplate, Play, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { ContentRowFragment, ContentStatus } from "../../../generated/graphql.ts";
import { useIsOwn } from "../../../entities/account/use-is-own.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { stagePath } from "../stages.ts";
import { ScheduleDialog } from "../status/schedule-dialog.tsx";
import { movesFrom } from "../status/status-moves.ts";
import { useStatusMove } from "../status/use-status-move.ts";
import { SaveAsTemplate } from "../templates/save-as-template.tsx";

interface ContentMenuProps {
  content: ContentRowFragment;
  onDelete: () => void;
  /** Its status has changed, by this menu or elsewhere. */
  onMoved: () => void;
}

/** What can be done with a content of the list. */
export function ContentMenu({ content, onDelete, onMoved }: ContentMenuProps) {
  const { t } = useTranslation(["contents", "templates"]);
  const navigate = useNavigate();
  const { move } = useStatusMove();
  const [scheduling, setScheduling] = useState(false);
  const [keeping, setKeeping] = useState(false);
  const { id, title, status } = content;
  const own = useIsOwn(content.owner);
  const moves = movesFrom(status).filter(({ to }) => to !== "ARCHIVED" && to !== "SCHEDULED");
  const moved = async (to: ContentStatus, moment?: Date) => {
    const result = await move(content, to, moment);
    if (result === true || result.outdated) onMoved();
    return result;
  };
  const maySchedule = movesFrom(status).find(({ to }) => to === "SCHEDULED");
  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={t("common:rowMenu", { name: title })} />}
        entries={[
          { id: "open", label: t("common:open"), icon: FolderOpen, onSelect: () => void navigate(`/contents/show/${id}`) },
          content.completed || !own
            ? { id: "text", label: t("openText"), icon: FileText, onSelect: () => void navigate(`/contents/show/${id}?tab=text`) }
            : {
                id: "continue",
                label: t("continueStages"),
                icon: Play,
                flip: true,
                onSelect: () => void navigate(stagePath(content.stage, id)),
              },
          ...(maySchedule
            ? [{ id: "schedule", label: t(`moves.${maySchedule.name}`), icon: CalendarClock, onSelect: () => setScheduling(true) }]
            : []),
          ...moves.map(({ to, name, icon }) => ({ id: to, label: t(`moves.${name}`), icon, onSelect: () => void moved(to) })),
          ...(own ? [{ id: "template", label: t("templates:save"), icon: LayoutTemplate, onSelect: () => setKeeping(true) }] : []),
          ...(own ? [{ id: "delete", label: t("common:delete"), icon: Trash2, danger: true, onSelect: onDelete }] : []),
        ]}
      />
      {keeping && <SaveAsTemplate content={content} onClose={() => setKeeping(false)} />}
      {scheduling && (
        <ScheduleDialog
          title={title}
          scheduledFor={content.scheduledFor}
          channels={content.socialChannels}
          onSchedule={(moment) => moved("SCHEDULED", moment)}
          onClose={() => setScheduling(false)}
        />
      )}
    </>
  );
}
