import { chakra } from "@chakra-ui/react";
import { CircleAlert, CloudUpload, GitCompareArrows } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Waiting } from "../../lib/drafts/outbox.ts";
import { formatDate, formatTime } from "../../lib/format.ts";
import { useOnline } from "../../lib/use-online.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Spinner } from "../../ui/spinner.tsx";

interface WaitingEntryProps {
  change: Waiting;
  sending: boolean;
  onOpen: () => void;
  onSend: () => void;
  onDiscard: () => void;
}

const LOOKS = {
  waiting: { shape: CloudUpload, color: "info.fg" },
  conflict: { shape: GitCompareArrows, color: "warning.fg" },
  refused: { shape: CircleAlert, color: "danger.fg" },
} as const;

const OPEN_LABEL = { waiting: "open", conflict: "decide", refused: "correct" } as const;

/** One change that waits. */
export function WaitingEntry({ change, sending, onOpen, onSend, onDiscard }: WaitingEntryProps) {
  const { t } = useTranslation("offline");
  const online = useOnline();
  const { state, title, what, at, reason, restsUntil, subject, draftAbout } = change;
  const look = LOOKS[state];
  const resting = state === "waiting" && restsUntil !== undefined;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      py="3"
      borderBlockEnd="1px solid"
      borderColor="border.muted"
      _last={{ borderBlockEndWidth: "0" }}
    >
      {sending ? <Spinner /> : <Icon as={look.shape} color={look.color} />}
      <chakra.div flex="1" minW="200px">
        <chakra.p>
          <chakra.bdi fontWeight="medium">{title || t("drafts.untitled")}</chakra.bdi>
          <chakra.span color="fg.muted"> · {t(`drafts.what.${what}`)}</chakra.span>
        </chakra.p>
        <chakra.p textStyle="caption" color={state === "waiting" ? "fg.subtle" : look.color}>
          {resting && !sending && reason ? `${reason} ` : ""}
          {t(`drafts.state.${sending ? "sending" : resting ? "resting" : state}`, { reason: reason || t("drafts.noReason") })}
        </chakra.p>
        <chakra.p textStyle="caption" color="fg.subtle">
          {t("drafts.keptAt", { date: formatDate(at), time: formatTime(at) })}
        </chakra.p>
      </chakra.div>
      <chakra.span display="flex" flexWrap="wrap" gap="2" ms="auto">
        {online && state !== "conflict" && (
          <Button size="sm" disabled={sending} onClick={onSend}>
            {t("drafts.sendNow")}
          </Button>
        )}
        {(subject !== undefined || draftAbout !== undefined || state === "refused") && (
          <Button size="sm" variant={state === "waiting" ? "outline" : "solid"} disabled={sending} onClick={onOpen}>
            {t(`drafts.${OPEN_LABEL[state]}`)}
          </Button>
        )}
        <Button size="sm" variant="danger" disabled={sending} onClick={onDiscard}>
          {t("drafts.discard")}
        </Button>
      </chakra.span>
    </chakra.li>
  );
}
