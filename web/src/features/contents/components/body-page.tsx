import { chakra } from "@chakra-ui/react";
import { Ellipsis, PanelRight, RefreshCw } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { isUnderWay } from "../../../entities/generation/generation-run.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useWarnUnsaved } from "../../../entities/draft/warn-unsaved.ts";
import { FocusBar } from "../../../ui/focus-bar.tsx";
import { Khatam } from "../../../ui/marks.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { ProvenanceMark } from "../../../ui/provenance-mark.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { isBlank } from "../document-text.ts";
import { ExportMenu } from "../export/export-menu.tsx";
import { useExport } from "../export/use-export.ts";
import { provenanceOf } from "../provenance-of.ts";
import { useImport } from "../import/use-import.tsx";
import { useArticle } from "../use-article.ts";
import type { Text } from "../../../lib/editing/blocks.ts";
import type { EditSession } from "../../../lib/editing/edit-session.ts";
import type { BodyContent } from "../body-content.ts";
import { useBody } from "../use-body.ts";
import { useContentScore } from "../use-content-score.ts";
import { BodySaveState } from "./body-save-state.tsx";
import { BodyWorkspace } from "./body-workspace.tsx";
import { ScoreButton } from "./score-button.tsx";
import { SidePanel } from "./side-panel.tsx";

/** The theme's `lg`: there is room for the brief beside the text. */
const WIDE = "(min-width: 64rem)";

interface BodyPageProps {
  content: BodyContent;
  session: EditSession<Text>;
}

/** The last stage: the text is written here, and the work is done when it is stored. */
export function BodyPage({ content, session }: BodyPageProps) {
  const { t } = useTranslation("contents");
  const body = useBody(content, session);
  useWarnUnsaved(body.status === "local" || body.status === "conflict" || body.status === "failed");
  const exports = useExport(content, body.store, body.current);
  const article = useArticle(content, session);
  const [replacing, setReplacing] = useState(false);
  const [reading, setReading] = useState(false);
  const { narrow } = exports;
  const wide = useMedia(WIDE);
  const underWay = isUnderWay(article.run);
  const written = !isBlank(body.current);
  const mark = provenanceOf(content, "body");
  const score = useContentScore(content, body.current);
  const { took } = body;
  const imports = useImport({ title: content.title, text: body.current, onTaken: took });
  const mending = useMemo(
    () => ({ companyId: content.company.id, contentId: content.id, onTaken: took }),
    [content.company.id, content.id, took],
  );

  return (
    <>
      <FocusBar
        backTo="/contents"
        backLabel={t("backToContents")}
        crumbs={[content.company.brandName, content.title]}
        status={!article.arriving && <BodySaveState body={body} at={content.updatedAt} />}
        actions={
          <>
            {!wide && <ScoreButton score={score} onOpen={() => setReading(true)} />}
            {written && !underWay && !narrow && <ExportMenu busy={exports.busy} entries={exports.entries} />}
            {/* not disabled while it runs: the question that began it gives the focus back to it */}
            {written && !narrow && (
              <Button variant="ai" icon={Khatam} busy={underWay} onClick={() => setReplacing(true)}>
                {t("generateAgain")}
              </Button>
            )}
            {written && (
              <Button variant="solid" disabled={underWay} onClick={() => void body.save()}>
                {t("common:save")}
              </Button>
            )}
            {!wide && !narrow && <IconButton icon={PanelRight} flip size="md" label={t("panel")} onClick={() => setReading(true)} />}
            {!narrow && !underWay && (
              <Menu
                trigger={<IconButton icon={Ellipsis} size="md" label={t("common:rowMenu", { name: content.title })} />}
                entries={[imports.entry]}
              />
            )}
            {narrow && (
              <Menu
                trigger={<IconButton icon={Ellipsis} size="md" label={t("common:rowMenu", { name: content.title })} />}
                entries={[
                  { id: "panel", label: t("panel"), icon: PanelRight, flip: true, onSelect: () => setReading(true) },
                  ...(underWay ? [] : [imports.entry]),
                  ...(written && !underWay
                    ? [{ id: "again", label: t("generateAgain"), icon: RefreshCw, onSelect: () => setReplacing(true) }, ...exports.entries]
                    : []),
                ]}
              />
            )}
          </>
        }
      />
      <chakra.main id="main" flex="1" display="grid" gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 352px" }}>
        {(written || underWay) && !narrow && <chakra.h1 srOnly>{content.title}</chakra.h1>}
        <BodyWorkspace content={content} body={body} article={article} {...imports.place}>
          {narrow && (
            <chakra.h1 textStyle="h2" mb="3" overflowWrap="anywhere">
              <bdi>{content.title}</bdi>
            </chakra.h1>
          )}
          {mark && written && !underWay && (
            <chakra.div mb="4">
              <ProvenanceMark source={mark} />
            </chakra.div>
          )}
        </BodyWorkspace>
        <SidePanel
          content={content}
          generation={article.run.result}
          score={score}
          mending={mending}
          text={body.current}
          onPut={imports.put}
          sheet={wide ? undefined : { open: reading, onClose: () => setReading(false) }}
        />
      </chakra.main>
      {imports.dialog}
      <ConfirmDialog
        open={replacing}
        title={t("replace.title")}
        text={t("replace.text")}
        confirmLabel={t("generateAgain")}
        cancelLabel={t("replace.keep")}
        onClose={() => setReplacing(false)}
        onConfirm={async () => {
          // what it takes the place of is in the history then
          const stored = await body.store();
          setReplacing(false);
          if (stored) void article.generate("MEDIUM");
        }}
      />
    </>
  );
}
