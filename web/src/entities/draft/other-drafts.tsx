import { Files } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { EditSession } from "../../lib/editing/edit-session.ts";
import type { OtherDraft } from "../../lib/editing/other-draft.ts";
import { useSessionState } from "../../lib/editing/sessions.ts";
import { formatDate, formatTime } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Note } from "../../ui/note.tsx";

interface OtherDraftsProps<Value> {
  session: EditSession<Value>;
  /** Shows a draft beside what stands here. */
  children: (value: Value) => ReactNode;
}

/** What closed tabs have left of it: each is said in a line, can be looked at, and brought in or deleted. */
export function OtherDrafts<Value>({ session, children }: OtherDraftsProps<Value>) {
  const { t } = useTranslation("drafts");
  useSessionState(session);
  const [open, setOpen] = useState<OtherDraft<Value>>();
  const end = (how: (draft: OtherDraft<Value>) => void) => {
    if (open) how(open);
    setOpen(undefined);
  };
  return (
    <>
      {session.others.map((other) => (
        <Note
          key={other.at}
          tone="info"
          icon={Files}
          action={
            <Button size="sm" onClick={() => setOpen(other)}>
              {t("other.look")}
            </Button>
          }
        >
          {t("other.found", { date: formatDate(other.at), time: formatTime(other.at) })}
        </Note>
      ))}
      <Dialog
        open={open !== undefined}
        size="lg"
        onClose={() => setOpen(undefined)}
        title={t("other.title")}
        description={t("other.text")}
        footer={
          <>
            <Button onClick={() => end((other) => session.dropOther(other))}>{t("other.delete")}</Button>
            <Button variant="solid" onClick={() => end((other) => session.takeOther(other))}>
              {t("other.take")}
            </Button>
          </>
        }
      >
        {open && children(open.value)}
      </Dialog>
    </>
  );
}
