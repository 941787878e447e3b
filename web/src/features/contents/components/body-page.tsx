import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { isUnderWay } from "../../../lib/generation/generation-run.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import type { KeptDraft } from "../../../ui/drafts/draft-gate.tsx";
import { useWarnUnsaved } from "../../../ui/drafts/warn-unsaved.ts";
import { FocusBar } from "../../../ui/focus-bar.tsx";
import { Khatam } from "../../../ui/marks.tsx";
import { ProvenanceMark } from "../../../ui/provenance-mark.tsx";
import { SaveState } from "../../../ui/save-state.tsx";
import { SuccessModal } from "../../../ui/success-modal.tsx";
import { isBlank } from "../document-text.ts";
import { ExportMenu } from "../export/export-menu.tsx";
import { useExport } from "../export/use-export.ts";
import { provenanceOf } from "../provenance-of.ts";
import { useArticle } from "../use-article.ts";
import { type BodyContent, type BodyText, useBody } from "../use-body.ts";
import { BodyWorkspace } from "./body-workspace.tsx";
import { BodyConflict } from "./body-conflict.tsx";
import { SidePanel } from "./side-panel.tsx";

interface BodyPageProps {
  content: BodyContent;
  kept: KeptDraft<BodyText>;
  /** Fetches the content anew and resolves to it. */
  onReload: () => Promise<BodyContent | undefined>;
}

/** The last stage: the text is written here, and the work is done when it is stored. */
export function BodyPage({ content, kept, onReload }: BodyPageProps) {
  const { t } = useTranslation("contents");
  const navigate = useNavigate();
  const body = useBody(content, kept);
  useWarnUnsaved(body.status === "local" || body.status === "conflict" || body.status === "failed");
  const exports = useExport(content, body.saveUnsaved);
  const article = useArticle(content);
  const [replacing, setReplacing] = useState(false);
  const [finished, setFinished] = useState(false);
  const underWay = isUnderWay(article.run);
  const written = !isBlank(body.current);
  const mark = provenanceOf(content, "body");

  return (
    <>
      <FocusBar
        backTo="/contents"
        backLabel={t("backToContents")}
        crumbs={[content.company.brandName, content.title]}
        status={body.status && !underWay && <SaveState status={body.status} at={content.updatedAt} onAct={() => void body.saveUnsaved()} />}
        actions={
          written && (
            <>
              {!underWay && !exports.narrow && <ExportMenu busy={exports.busy} entries={exports.entries} />}
              <Button variant="ai" icon={Khatam} disabled={underWay} onClick={() => setReplacing(true)}>
                {t("generateAgain")}
              </Button>
              <Button
                variant="solid"
                disabled={underWay || body.status === "saved"}
                busy={body.status === "saving"}
                onClick={() => void body.saveUnsaved()}
              >
                {t("common:save")}
              </Button>
            </>
          )
        }
      />
      <chakra.main id="main" flex="1" display="grid" gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 352px" }}>
        {(written || underWay) && <chakra.h1 srOnly>{content.title}</chakra.h1>}
        <BodyWorkspace
          content={content}
          body={body}
          article={article}
          onStored={(stored) => {
            if (stored.completed && !content.completed) setFinished(true);
          }}
        >
          {body.status === "conflict" && (
            <BodyConflict
              mine={body.current}
              onReload={onReload}
              onTakeStored={body.takeStored}
              onKeepMine={(stored) => void body.keepMine(stored)}
            />
          )}
          {mark && written && !underWay && (
            <chakra.div mb="4">
              <ProvenanceMark source={mark} />
            </chakra.div>
          )}
        </BodyWorkspace>
        <SidePanel content={content} generation={article.run.result} />
      </chakra.main>
      <ConfirmDialog
        open={replacing}
        title={t("replace.title")}
        text={t("replace.text")}
        confirmLabel={t("generateAgain")}
        cancelLabel={t("replace.keep")}
        onClose={() => setReplacing(false)}
        onConfirm={() => {
          setReplacing(false);
          void article.generate("MEDIUM");
        }}
      />
      <SuccessModal
        open={finished}
        message={t("common:stepsCompleted")}
        actionLabel={t("openContent")}
        onAction={() => void navigate(`/contents/show/${content.id}`)}
        onClose={() => setFinished(false)}
      />
    </>
  );
}
