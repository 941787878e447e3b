import { chakra } from "@chakra-ui/react";
import { Ellipsis } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import type { ChangedNode } from "../../../ui/document/document-diff.ts";
import { DocumentView } from "../../../ui/document/document-view.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FocusBar } from "../../../ui/focus-bar.tsx";
import { GenerationHistory } from "../../../entities/generation/history/generation-history.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { CommentButton } from "../review/comment-button.tsx";
import { ReviewPanel } from "../review/review-panel.tsx";
import { useReview } from "../review/use-review.ts";
import { useReviewPlace } from "../review/use-review-place.ts";
import { isBlank } from "../document-text.ts";
import { ExportMenu } from "../export/export-menu.tsx";
import { useExport } from "../export/use-export.ts";
import { HistoryPanel } from "../history/history-panel.tsx";
import { OutsidePictures } from "../pictures/outside-pictures.tsx";
import { PictureGallery } from "../pictures/picture-gallery.tsx";
import { StatusActions, useStatusMenu } from "../status/status-actions.tsx";
import type { BodyContent } from "../body-content.ts";
import { ScoreMark } from "../../../entities/score/score-mark.tsx";
import { useContentScore } from "../use-content-score.ts";
import { ContentTabs, TabSheet, useContentTab } from "./content-tabs.tsx";

const nothingUnsaved = () => Promise.resolve(true);

/** Another's content, as an admin has it: to be read, handed out and moved on, and nothing else. */
export function ContentReading({ content, stale }: { content: BodyContent; stale: boolean }) {
  const { t } = useTranslation(["contents", "generation"]);
  const tabs = useContentTab();
  const { score } = useContentScore(content, content.body ?? null).measuring;
  const body = (content.body ?? null) as ChangedNode | null;
  const exports = useExport(content, nothingUnsaved, body);
  const review = useReview(content.id);
  const place = useReviewPlace(review, tabs.tab, tabs.show);
  const moves = useStatusMenu({ content, text: body, stale, mayApprove: review.content?.approvableByMe });

  const text = isBlank(body) ? (
    <EmptyState title={t("reading.noText")} text={t("reading.noTextText")} />
  ) : (
    <TabSheet ref={place.frame} maxW="doc">
      <chakra.div role="document" aria-label={t("textOf", { title: content.title })} lang={content.locale} overflowWrap="anywhere">
        <DocumentView document={body} />
      </chakra.div>
    </TabSheet>
  );

  return (
    <>
      <FocusBar
        backTo="/contents"
        backLabel={t("backToContents")}
        crumbs={[content.company.brandName, content.title]}
        actions={
          <>
            {score && <ScoreMark score={score.overall} />}
            {tabs.tab === "text" && <CommentButton frame={place.frame} review={review} />}
            {exports.narrow ? (
              <Menu
                trigger={
                  <IconButton
                    icon={Ellipsis}
                    size="md"
                    label={t("common:rowMenu", { name: content.title })}
                    busy={moves.moving || exports.busy}
                  />
                }
                entries={[...moves.entries, ...exports.entries]}
              />
            ) : (
              <>
                <StatusActions status={content.status} moves={moves} />
                <ExportMenu busy={exports.busy} entries={exports.entries} />
              </>
            )}
          </>
        }
      />
      <ContentTabs
        content={content}
        {...tabs}
        text={text}
        pictures={
          <>
            <PictureGallery pictures={content.pictures} />
            <OutsidePictures text={content.body ?? null} />
          </>
        }
        openThreads={review.openThreads}
        review={<ReviewPanel review={review} status={content.status} own={false} current={place.current} onShow={place.showQuote} />}
        ai={
          <Card title={t("generation:history.title")} flush>
            <GenerationHistory contentId={content.id} />
          </Card>
        }
        history={<HistoryPanel contentId={content.id} />}
      />
      {moves.question}
    </>
  );
}
