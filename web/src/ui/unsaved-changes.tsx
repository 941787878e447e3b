import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { type Location, useBlocker } from "react-router";
import { authState } from "../lib/auth/auth.ts";
import { useDeviceKeeps } from "../lib/drafts/device-keeps.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface DiscardDialogProps {
  open: boolean;
  /** What was entered stays on this device. */
  kept?: boolean | undefined;
  onDiscard: () => void;
  onKeep: () => void;
}

/** Asks before what was entered is given up. */
export function DiscardDialog({ open, kept, onDiscard, onKeep }: DiscardDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      danger={!kept}
      open={open}
      title={t("unsaved.title")}
      text={t(kept ? "unsaved.textKept" : "unsaved.text")}
      confirmLabel={t(kept ? "unsaved.leave" : "unsaved.discard")}
      cancelLabel={t("unsaved.keep")}
      onConfirm={onDiscard}
      onClose={onKeep}
    />
  );
}

const addressOf = ({ pathname, search }: Location) => pathname + search;

/** While `when` holds, leaving the page asks first: within the application in words, elsewhere by the browser. A sign-out isn't held up. */
export function UnsavedChanges({ when, kept }: { when: boolean; kept?: boolean }) {
  const deviceKeeps = useDeviceKeeps();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && authState().loggedIn && addressOf(currentLocation) !== addressOf(nextLocation),
  );
  useEffect(() => {
    if (!when) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [when]);
  return (
    <DiscardDialog
      open={blocker.state === "blocked"}
      kept={kept && deviceKeeps}
      onDiscard={() => blocker.state === "blocked" && blocker.proceed()}
      onKeep={() => blocker.state === "blocked" && blocker.reset()}
    />
  );
}
