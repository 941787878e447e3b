import { useState } from "react";
import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { discard, type Waiting } from "../../lib/drafts/outbox.ts";
import { sendAgain, takeToForm } from "../../lib/drafts/send-waiting.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { WaitingEntry } from "./waiting-entry.tsx";

interface WaitingDialogProps {
  waiting: readonly Waiting[];
  /** Which of them is being sent. */
  sending: string | undefined;
  onClose: () => void;
}

/** What was saved without a network, in the order in which it is sent, with what can be done about each. */
export function WaitingDialog({ waiting, sending, onClose }: WaitingDialogProps) {
  const { t } = useTranslation("offline");
  const navigate = useNavigate();
  const [discarding, setDiscarding] = useState<Waiting>();

  const open = async (change: Waiting) => {
    await takeToForm(change);
    onClose();
    await navigate(change.path);
  };

  return (
    <>
      <Dialog open={!discarding} size="lg" onClose={onClose} title={t("drafts.title")} description={t("drafts.text")}>
        {waiting.length === 0 ? (
          <chakra.p color="fg.muted">{t("drafts.none")}</chakra.p>
        ) : (
          <chakra.ul listStyleType="none" display="flex" flexDirection="column">
            {waiting.map((change) => (
              <WaitingEntry
                key={change.key}
                change={change}
                sending={change.key === sending}
                onOpen={() => void open(change)}
                onSend={() => void sendAgain(change)}
                onDiscard={() => setDiscarding(change)}
              />
            ))}
          </chakra.ul>
        )}
      </Dialog>
      <ConfirmDialog
        danger
        open={discarding !== undefined}
        title={t("drafts.discardTitle", { title: discarding?.title || t("drafts.untitled") })}
        text={t("drafts.discardText")}
        confirmLabel={t("drafts.discardConfirm")}
        cancelLabel={t("drafts.discardKeep")}
        onClose={() => setDiscarding(undefined)}
        onConfirm={async () => {
          if (discarding) await discard(discarding);
          setDiscarding(undefined);
        }}
      />
    </>
  );
}
