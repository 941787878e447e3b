import { ChevronDown } from "lucide-react";
import { useApolloClient } from "@apollo/client/react";
import type { JSONContent } from "@tiptap/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ContentStatus } from "../../../generated/graphql.ts";
import { errorsToWarnOf } from "../../../entities/proof/errors-in-text.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { ScheduleDialog } from "./schedule-dialog.tsx";
import { movesFrom } from "./status-moves.ts";
import { seesRest, type ShownContent } from "./shown-content.ts";
import { type Moved, useStatusMove } from "./use-status-move.ts";

interface StatusActionsProps {
  content: ShownContent & { company: { id: string } };
  /** The text as it stands now. */
  text: JSONContent | null;
  /** What is shown may be older than what is stored: nothing can rest on it yet. */
  stale: boolean;
  /** Stores what is on the screen; resolves to the content as it is then, if that worked. A status is of what is stored. */
  onBefore?: () => Promise<ShownContent | undefined>;
}

/** Moves towards readers: of these a company may want to be warned. */
const ONWARD: readonly ContentStatus[] = ["IN_REVIEW", "APPROVED", "SCHEDULED", "PUBLISHED"];

/** The moves that a content's status allows, as entries of a menu, and the question when it is to be published, while that is asked. */
export function useStatusMenu({ content, text, stale, onBefore }: StatusActionsProps) {
  const { t } = useTranslation("contents");
  const { move, moving } = useStatusMove();
  const client = useApolloClient();
  const [scheduling, setScheduling] = useState(false);
  const [storing, setStoring] = useState(false);
  const [warning, setWarning] = useState<{ to: ContentStatus; label: string; errors: number }>();
  const stored = async () => {
    if (!onBefore) return content;
    setStoring(true);
    return onBefore().finally(() => setStoring(false));
  };
  const moveStored = async (to: ContentStatus, moment?: Date): Promise<Moved> => {
    const shown = await stored();
    if (!shown) return {};
    if (shown === content || seesRest(content, shown)) return move(shown, to, moment);
    const reason = t("moves.outdated", { status: t(`statuses.${shown.status}`) });
    notify.error(reason);
    return { reason, outdated: true };
  };
  const go = async (to: ContentStatus) => (to === "SCHEDULED" ? setScheduling(true) : void (await moveStored(to)));
  const begin = async (to: ContentStatus, label: string) => {
    const errors = ONWARD.includes(to) ? await errorsToWarnOf(client, content.company.id, text) : 0;
    if (errors > 0) setWarning({ to, label, errors });
    else await go(to);
  };
  const entries = movesFrom(content.status).map(({ to, name, icon }) => ({
    id: to,
    label: t(`moves.${name}`),
    icon,
    flip: name === "review",
    disabled: stale,
    onSelect: () => void begin(to, t(`moves.${name}`)),
  }));
  const question = warning ? (
    <ConfirmDialog
      open
      title={t("errorsLeft.title", { count: warning.errors })}
      text={t("errorsLeft.text")}
      confirmLabel={warning.label}
      cancelLabel={t("errorsLeft.back")}
      onClose={() => setWarning(undefined)}
      onConfirm={async () => {
        await go(warning.to);
        setWarning(undefined);
      }}
    />
  ) : scheduling ? (
    <ScheduleDialog
      title={content.title}
      scheduledFor={content.scheduledFor}
      onSchedule={(moment) => moveStored("SCHEDULED", moment)}
      onClose={() => setScheduling(false)}
    />
  ) : null;
  return { entries, moving: moving || storing, question };
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
            {t("moves.now", { status: t(`statuses.${props.content.status}`) })}
          </Button>
        }
        entries={entries}
      />
      {question}
    </>
  );
}
