import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { Card } from "../../../ui/card.tsx";
import type { ChangedNode } from "../../../ui/document/document-diff.ts";
import { DocumentView } from "../../../ui/document/document-view.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FocusBar } from "../../../ui/focus-bar.tsx";
import { GenerationHistory } from "../../../ui/generations/generation-history.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { isBlank } from "../document-text.ts";
import { ExportMenu } from "../export/export-menu.tsx";
import { useExport } from "../export/use-export.ts";
import { HistoryPanel } from "../history/history-panel.tsx";
import { PictureGallery } from "../pictures/picture-gallery.tsx";
import { StatusActions } from "../status/status-actions.tsx";
import type { BodyContent } from "../body-content.ts";
import { BriefPanel } from "./brief-panel.tsx";
import { ContentSummary } from "./content-summary.tsx";

const TABS = ["details", "text", "pictures", "ai", "history"] as const;

const Sheet = chakra("div", { base: { w: "100%", maxW: "page", mx: "auto", px: { base: "4", md: "8" }, py: "6" } });

const nothingUnsaved = () => Promise.resolve(true);

/** Another's content, as an admin has it: to be read, handed out and moved on, and nothing else. */
export function ContentReading({ content }: { content: BodyContent }) {
  const { t } = useTranslation(["contents", "generation"]);
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((known) => known === params.get("tab")) ?? "details";
  const exports = useExport(content, nothingUnsaved);
  const body = (content.body ?? null) as ChangedNode | null;

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
  const text = isBlank(body) ? (
    <EmptyState title={t("reading.noText")} text={t("reading.noTextText")} />
  ) : (
    <Sheet role="document" aria-label={t("textOf", { title: content.title })} maxW="doc" lang={content.locale} overflowWrap="anywhere">
      <DocumentView document={body} />
    </Sheet>
  );

  return (
    <>
      <FocusBar
        backTo="/contents"
        backLabel={t("backToContents")}
        crumbs={[content.company.brandName, content.title]}
        actions={
          <>
            <StatusActions content={content} />
            <ExportMenu busy={exports.busy} entries={exports.entries} />
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
                  <PictureGallery pictures={content.pictures} />
                </Sheet>
              ),
            },
            {
              value: "ai",
              label: t("generation:history.tab"),
              content: (
                <Sheet>
                  <Card title={t("generation:history.title")} flush>
                    <GenerationHistory contentId={content.id} />
                  </Card>
                </Sheet>
              ),
            },
            {
              value: "history",
              label: t("history.title"),
              content: (
                <Sheet>
                  <HistoryPanel contentId={content.id} />
                </Sheet>
              ),
            },
          ]}
        />
      </chakra.main>
    </>
  );
}
