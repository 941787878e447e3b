import { chakra } from "@chakra-ui/react";
import { GitCompareArrows } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Preference } from "../../../lib/editing/edit-state.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { type ChangedNode, documentDiff } from "../../../ui/document/document-diff.ts";
import { DocumentView } from "../../../ui/document/document-view.tsx";
import { Note } from "../../../ui/note.tsx";
import { documentText } from "../document-text.ts";
import type { Body } from "../use-body.ts";

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

function Side({ title, document }: { title: string; document: ChangedNode | null }) {
  return (
    <section>
      <chakra.h3 textStyle="label" mb="1">
        {title}
      </chakra.h3>
      <Sheet tabIndex={0} role="region" aria-label={title}>
        <DocumentView small document={document} />
      </Sheet>
    </section>
  );
}

/** Compared while they are looked at: it takes too long to be done with every word that is typed. */
function Sides({ theirs, mine }: { theirs: ChangedNode | null; mine: ChangedNode | null }) {
  const { t } = useTranslation("contents");
  return (
    <chakra.div display="grid" gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }} gap="3">
      <Side title={t("compare.stored")} document={theirs} />
      <Side title={t("compare.mine")} document={documentDiff(theirs, mine)} />
    </chakra.div>
  );
}

/** The same place was changed here and elsewhere: both are shown, and the person decides. Nothing was overwritten. */
export function BodyConflict({ body }: { body: Body }) {
  const { t } = useTranslation("contents");
  const { session, conflict, current, comparing, setComparing, save } = body;
  if (!conflict) return null;
  const decide = (take: Preference) => {
    setComparing(false);
    session.decide(take);
    if (take === "mine") void save();
  };
  return (
    <chakra.div mb="4">
      <Note
        tone="warning"
        icon={GitCompareArrows}
        alert
        action={
          <Button size="sm" icon={GitCompareArrows} onClick={() => setComparing(true)}>
            {t("compare.action")}
          </Button>
        }
      >
        {t("conflict")}
      </Note>
      <Dialog
        open={comparing}
        size="lg"
        onClose={() => setComparing(false)}
        title={t("compare.title")}
        description={t("compare.text")}
        footer={
          <>
            <CopyButton size="md" label={t("compare.copyMine")} text={async () => documentText(current)} />
            <Button onClick={() => decide("both")}>{t("compare.both")}</Button>
            <Button onClick={() => decide("theirs")}>{t("compare.theirs")}</Button>
            <Button variant="solid" onClick={() => decide("mine")}>
              {t("compare.keepMine")}
            </Button>
          </>
        }
      >
        <Sides theirs={conflict.theirs.value as ChangedNode | null} mine={current as ChangedNode | null} />
      </Dialog>
    </chakra.div>
  );
}
