import { chakra } from "@chakra-ui/react";
import { Ellipsis, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { Button, IconButton, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { useWarnUnsaved } from "../../../ui/drafts/warn-unsaved.ts";
import { FocusBar } from "../../../ui/focus-bar.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { ExportMenu } from "../export/export-menu.tsx";
import { useExport } from "../export/use-export.ts";
import { HistoryPanel } from "../history/history-panel.tsx";
import { PicturesPanel } from "../pictures/pictures-panel.tsx";
import { stagePath } from "../stages.ts";
import { StatusActions } from "../status/status-actions.tsx";
import { useArticle } from "../use-article.ts";
import type { Text } from "../../../lib/editing/blocks.ts";
import type { EditSession } from "../../../lib/editing/edit-session.ts";
import type { BodyContent } from "../body-content.ts";
import { storedBody } from "../body-session.ts";
import { useBody } from "../use-body.ts";
import { AiPanel } from "./ai-panel.tsx";
import { BodySaveState } from "./body-save-state.tsx";
import { BodyWorkspace } from "./body-workspace.tsx";
import { BriefPanel } from "./brief-panel.tsx";
import { ContentSummary } from "./content-summary.tsx";
import { DeleteContent } from "./delete-content.tsx";

const TABS = ["details", "text", "pictures", "ai", "history"] as const;

interface ContentDetailProps {
  content: BodyContent;
  session: EditSession<Text>;
  onReload: () => Promise<BodyContent | undefined>;
}

const Sheet = chakra("div", { base: { w: "100%", maxW: "page", mx: "auto", px: { base: "4", md: "8" }, py: "6" } });

/** All of a content: what was decided, its text, its pictures, its history. */
export function ContentDetail({ content, session, onReload }: ContentDetailProps) {
  const { t } = useTranslation("contents");
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((known) => known === params.get("tab")) ?? "details";
  const body = useBody(content, session);
  const exports = useExport(content, body.store);
  const article = useArticle(content, session);
  const [deleting, setDeleting] = useState(false);
  useWarnUnsaved(body.status === "local" || body.status === "conflict" || body.status === "failed");

  const details = (
    <Sheet
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1.6fr) minmax(0, 1fr)" }}
      gap="4"
      alignItems="start"
    >
      <Card title={t("brief")}>
        <BriefPanel content={content} />
      </Card>
      <ContentSummary content={content} />
    </Sheet>
  );
  const text = (
    <chakra.div display="grid" minH="calc(100dvh - {sizes.topbar} - 48px)">
      <BodyWorkspace content={content} body={body} article={article} />
    </chakra.div>
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
            <StatusActions content={content} onBefore={body.store} />
            {!exports.narrow && <ExportMenu busy={exports.busy} entries={exports.entries} />}
            {tab === "text" ? (
              <Button variant="solid" onClick={() => void body.save()}>
                {t("common:save")}
              </Button>
            ) : (
              !content.completed && (
                <LinkButton to={stagePath(content.stage, content.id)} variant="solid">
                  {t("continueStages")}
                </LinkButton>
              )
            )}
            <Menu
              trigger={<IconButton icon={Ellipsis} size="md" label={t("common:rowMenu", { name: content.title })} />}
              entries={[
                ...(exports.narrow ? exports.entries : []),
                { id: "delete", label: t("common:delete"), icon: Trash2, danger: true, onSelect: () => setDeleting(true) },
              ]}
            />
          </>
        }
      />
      <chakra.main
        id="main"
        flex="1"
        css={{ "& > div > [role=tablist]": { px: { base: "4", md: "8" } }, "& > div > [role=tabpanel]": { pt: "0" } }}
      >
        <chakra.h1 srOnly>{content.title}</chakra.h1>
        <Tabs
          label={t("title")}
          value={tab}
          onChange={(next) => setParams(next === "details" ? {} : { tab: next }, { replace: true })}
          tabs={[
            { value: "details", label: t("details"), content: details },
            { value: "text", label: t("text"), content: text },
            {
              value: "pictures",
              label: t("pictures.title"),
              count: content.pictures.length,
              content: (
                <Sheet>
                  <PicturesPanel content={content} onReload={onReload} />
                </Sheet>
              ),
            },
            {
              value: "ai",
              label: t("generation:history.tab"),
              content: (
                <Sheet>
                  <AiPanel
                    content={content}
                    onInsert={(added, generationId) => {
                      void body.append(added, generationId);
                      setParams({ tab: "text" }, { replace: true });
                    }}
                  />
                </Sheet>
              ),
            },
            {
              value: "history",
              label: t("history.title"),
              content: (
                <Sheet>
                  <HistoryPanel
                    contentId={content.id}
                    onBeforeRestore={body.store}
                    onRestored={(restored) => session.found(storedBody(restored))}
                  />
                </Sheet>
              ),
            },
          ]}
        />
      </chakra.main>
      {deleting && (
        <DeleteContent
          content={content}
          onClose={() => setDeleting(false)}
          onDeleted={(forget) => {
            session.giveUp();
            void Promise.resolve(navigate("/contents", { replace: true })).then(forget);
          }}
        />
      )}
    </>
  );
}
