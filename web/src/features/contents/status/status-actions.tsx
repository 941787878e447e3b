import { chakra } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import type { JSONContent } from "@tiptap/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ContentStatus, StageContentFragment } from "../../../generated/graphql.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { ScheduleDialog } from "./schedule-dialog.tsx";
import { movesFrom } from "./status-moves.ts";
import { seesRest, type ShownContent } from "./shown-content.ts";
import { useProofQuestion } from "./use-proof-question.tsx";
import { type Moved, useStatusMove } from "./use-status-move.ts";

interface StatusMenu {
  content: ShownContent & Pick<StageContentFragment, "socialChannels"> & { company: { id: string } };
  /** The text as it stands now. */
  text: JSONContent | null;
  /** What is shown may be older than what is stored: nothing can rest on it yet. */
  stale: boolean;
  /** Stores what is on the screen; resolves to the content as it is then, if that worked. A status is of what is stored. */
  onBefore?: () => Promise<ShownContent | undefined>;
  /** Whether its reader may approve it; undefined while that isn't known. */
  mayApprove?: boolean | undefined;
}

/** Moves towards readers: of these a company may want to be warned. */
const ONWARD: readonly ContentStatus[] = ["IN_REVIEW", "APPROVED", "SCHEDULED", "PUBLISHED"];

/** The moves that a content's status allows, as entries of a menu, and the question when it is to be published, while that is asked. */
export function useStatusMenu({ content, text, stale, onBefore, mayApprove = true }: StatusMenu) {
  const { t } = useTranslation("contents");
  const { move, moving } = useStatusMove();
  const proof = useProofQuestion(content, text);
  const [scheduling, setScheduling] = useState(false);
  const [storing, setStoring] = useState(false);
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
  const begin = (to: ContentStatus, label: string) => (ONWARD.includes(to) ? proof.ask(label, () => go(to)) : go(to));
  const isOpen = (to: ContentStatus) => mayApprove || !(content.status === "IN_REVIEW" && to === "APPROVED");
  const entries = movesFrom(content.status)
    .filter(({ to }) => isOpen(to))
    .map(({ to, name, icon }) => ({
      id: to,
      label: t(`moves.${name}`),
      icon,
      flip: name === "review",
      disabled: stale,
      onSelect: () => void begin(to, t(`moves.${name}`)),
    }));
  const question = scheduling ? (
    <ScheduleDialog
      title={content.title}
      scheduledFor={content.scheduledFor}
      channels={content.socialChannels}
      onSchedule={(moment) => moveStored("SCHEDULED", moment)}
      onClose={() => setScheduling(false)}
    />
  ) : (
    proof.question
  );
  // The one that leads towards readers.
  const next = entries.find(({ id }) => ONWARD.includes(id) && id !== content.status);
  return { entries, next, mayApprove, moving: moving || storing || proof.busy, question };
}

/** Where it stands, with its one next step beside; the other moves are in the menu. What they ask is put on the page by who has them. */
export function StatusActions({ status, moves }: { status: ContentStatus; moves: ReturnType<typeof useStatusMenu> }) {
  const { t } = useTranslation(["contents", "review"]);
  const { entries, next, mayApprove, moving } = moves;
  const approval = status === "IN_REVIEW" ? t(mayApprove ? "review:youApprove" : "review:adminApproves") : undefined;
  return (
    <>
      <Menu
        trigger={
          <Button iconEnd={ChevronDown} busy={moving} title={approval}>
            {t("moves.now", { status: t(`statuses.${status}`) })}
          </Button>
        }
        heading={
          approval && (
            <chakra.p textStyle="caption" color="fg.muted" px="2" py="1" maxW="240px">
              {approval}
            </chakra.p>
          )
        }
        entries={entries}
      />
      {next && (
        <Button icon={next.icon} {...(next.flip ? { flip: true } : {})} disabled={next.disabled || moving} onClick={next.onSelect}>
          {next.label}
        </Button>
      )}
      {!next && status === "IN_REVIEW" && (
        <chakra.span textStyle="caption" color="fg.muted" maxW="160px">
          {approval}
        </chakra.span>
      )}
    </>
  );
}
