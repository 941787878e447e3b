import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { answerWithin } from "../../lib/answer-within.ts";
import { askBySignOut } from "../../lib/auth/ask-to-sign-out.ts";
import { authState, signOut } from "../../lib/auth/auth.ts";
import { KEPT_DAYS, removeOldWork, removeUnsavedOf, unsavedOf } from "../../lib/drafts/unsaved-work.ts";
import { closeSessions, settleSessions } from "../../lib/editing/sessions.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/** Milliseconds that a sign-out waits for the last words to be stored. */
const SETTLE_MS = 2_000;
/** Milliseconds that it waits for this browser's databases, which may be blocked or broken: nobody is kept from signing out. */
const LOOK_MS = 1_000;

/** Asks who signs out what is to become of what is on this device alone. */
export function SignOutQuestion() {
  const { t } = useTranslation("offline");
  const [unsaved, setUnsaved] = useState(0);
  useEffect(() => {
    void removeOldWork();
    return askBySignOut(async () => {
      const userId = authState().user?.id;
      await settleSessions(SETTLE_MS);
      const count = userId ? await answerWithin(unsavedOf(userId), LOOK_MS, 0) : 0;
      if (count > 0) setUnsaved(count);
      else signOut();
    });
  }, []);
  const discard = async () => {
    const userId = authState().user?.id;
    closeSessions();
    if (userId) await answerWithin(removeUnsavedOf(userId), LOOK_MS, undefined);
    signOut();
  };
  const stay = () => setUnsaved(0);
  return (
    <Dialog
      open={unsaved > 0}
      onClose={stay}
      title={t("signOut.title")}
      description={t("signOut.text", { count: unsaved, days: KEPT_DAYS })}
      footer={
        <>
          <Button variant="ghost" onClick={stay}>
            {t("signOut.stay")}
          </Button>
          <Button variant="danger" onClick={() => void discard()}>
            {t("signOut.discard")}
          </Button>
          <Button variant="solid" onClick={signOut}>
            {t("signOut.keep")}
          </Button>
        </>
      }
    />
  );
}
