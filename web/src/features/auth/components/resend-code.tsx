import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";

/** Milliseconds until another code may be asked for: mails take a moment. */
const WAIT_MS = 60_000;
const SECOND_MS = 1000;

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((moment - now) / SECOND_MS));
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [waiting]);
  return left;
}

interface ResendCodeProps {
  sentAt: number;
  onResend: () => Promise<void>;
}

export function ResendCode({ sentAt, onResend }: ResendCodeProps) {
  const { t } = useTranslation("auth");
  const [busy, setBusy] = useState(false);
  const seconds = useSecondsUntil(sentAt + WAIT_MS);
  const resend = async () => {
    setBusy(true);
    await onResend();
    setBusy(false);
  };
  return (
    <Button
      variant="ghost"
      size="lg"
      disabled={seconds > 0}
      busy={busy}
      busyLabel={t("recovery.request.sending")}
      onClick={() => void resend()}
    >
      {seconds > 0 ? t("recovery.code.resendIn", { time: clock(seconds) }) : t("recovery.code.resend")}
    </Button>
  );
}
