import { chakra } from "@chakra-ui/react";
import type { JSONContent } from "@tiptap/core";
import { Copy, GitCompareArrows } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate, formatTime } from "../../../lib/format.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Note } from "../../../ui/note.tsx";
import { documentText } from "../document-text.ts";
import { DiffText } from "../history/diff-text.tsx";
import { wordDiff } from "../history/word-diff.ts";
import type { BodyContent } from "../use-body.ts";

interface BodyConflictProps {
  mine: JSONContent | null;
  /** Fetches the content anew and resolves to it. */
  onReload: () => Promise<BodyContent | undefined>;
  onTakeStored: (stored: BodyContent) => void;
  onKeepMine: (stored: BodyContent) => void;
}

const Sheet = chakra("div", {
  base: {
    border: "1px solid",
    borderColor: "border",
    borderRadius: "md",
    p: "3",
    maxH: "46dvh",
    overflowY: "auto",
    bg: "bg.panel",
    textStyle: "small",
  },
});

/** Somebody else has saved another text meanwhile: both are shown, and the person decides. Nothing was overwritten. */
export function BodyConflict({ mine, onReload, onTakeStored, onKeepMine }: BodyConflictProps) {
  const { t } = useTranslation("contents");
  const [stored, setStored] = useState<BodyContent>();
  const theirs = documentText((stored?.body ?? null) as JSONContent | null);
  const ours = documentText(mine);
  const decide = (decision: (stored: BodyContent) => void) => {
    if (!stored) return;
    setStored(undefined);
    decision(stored);
  };
  const copy = () =>
    navigator.clipboard.writeText(ours).then(
      () => notify.success(t("common:copied")),
      () => notify.error(t("common:copyFailed")),
    );

  return (
    <chakra.div mb="4">
      <Note
        tone="warning"
        icon={GitCompareArrows}
        alert
        action={
          <Button size="sm" icon={GitCompareArrows} onClick={() => void onReload().then(setStored)}>
            {t("compare.action")}
          </Button>
        }
      >
        {t("conflict")}
      </Note>
      <Dialog
        open={stored !== undefined}
        size="lg"
        onClose={() => setStored(undefined)}
        title={t("compare.title")}
        description={t("compare.text")}
        footer={
          <>
            <Button icon={Copy} onClick={() => void copy()}>
              {t("compare.copyMine")}
            </Button>
            <Button onClick={() => decide(onTakeStored)}>{t("takeStored")}</Button>
            <Button variant="solid" onClick={() => decide(onKeepMine)}>
              {t("keepMine")}
            </Button>
          </>
        }
      >
        <chakra.div display="grid" gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }} gap="3">
          <section>
            <chakra.h3 textStyle="label" mb="1">
              {t("compare.stored")}{" "}
              {stored && (
                <chakra.bdi color="fg.muted" fontWeight="normal">
                  {formatDate(stored.updatedAt)} {formatTime(stored.updatedAt)}
                </chakra.bdi>
              )}
            </chakra.h3>
            <Sheet tabIndex={0} role="region" aria-label={t("compare.stored")}>
              <DiffText lines={wordDiff(theirs, theirs)} />
            </Sheet>
          </section>
          <section>
            <chakra.h3 textStyle="label" mb="1">
              {t("compare.mine")}
            </chakra.h3>
            <Sheet tabIndex={0} role="region" aria-label={t("compare.mine")}>
              <DiffText lines={wordDiff(theirs, ours)} />
            </Sheet>
          </section>
        </chakra.div>
      </Dialog>
    </chakra.div>
  );
}
