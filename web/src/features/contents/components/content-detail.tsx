import { useApolloClient } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { Ellipsis, Languages, LayoutTemplate, Split, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { ContentBodyDocument } from "../../../generated/graphql.ts";
import { deviceKeeps } from "../../../lib/drafts/device-keeps.ts";
import { notify } from "../../../lib/notify.ts";
import { sayPartMissing } from "../../../lib/say-part-missing.ts";
import { Button, IconButton, LinkButton } from "../../../ui/button.tsx";
import { isUnderWay } from "../../../entities/generation/generation-run.ts";
import { useWarnUnsaved } from "../../../entities/draft/warn-unsaved.ts";
import { FocusBar } from "../../../ui/focus-bar.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { ExportMenu } from "../export/export-menu.tsx";
import { useExport } from "../export/use-export.ts";
import { useImport } from "../import/use-import.tsx";
import { HistoryPanel } from "../history/history-panel.tsx";
import { readdressed } from "../pictures/outside-pictures.ts";
import { repurposePath } from "../repurpose/derived-forms.ts";
import { SourceNote } from "../repurpose/source-note.tsx";
import { PicturesPanel } from "../pictures/pictures-panel.tsx";
import { CommentButton } from "../review/comment-button.tsx";
import { ReviewPanel } from "../review/review-panel.tsx";
import { useReview } from "../review/use-review.ts";
import { useReviewPlace } from "../review/use-review-place.ts";
import { isBlank } from "../document-text.ts";
import { stagePath } from "../stages.ts";
import { TwinNote } from "../twin/twin-note.tsx";
import { TwinPanel } from "../twin/twin-panel.tsx";
import { TwinQuestions } from "../twin/twin-questions.tsx";
import { useTwinWork } from "../twin/use-twin-work.ts";
import { StatusActions, useStatusMenu } from "../status/status-actions.tsx";
import { SaveAsTemplate } from "../templates/save-as-template.tsx";
import { useArticle } from "../use-article.ts";
import type { Text } from "../../../lib/editing/blocks.ts";
import type { EditSession } from "../../../lib/editing/edit-session.ts";
import type { BodyContent } from "../body-content.ts";
import { storedBody } from "../body-session.ts";
import { useBody } from "../use-body.ts";
import { AiPanel } from "./ai-panel.tsx";
import { useContentScore } from "../use-content-score.ts";
import { BodySaveState } from "./body-save-state.tsx";
import { BodyWorkspace } from "./body-workspace.tsx";
import { ContentTabs, useContentTab } from "./content-tabs.tsx";
import { ScoreButton } from "./score-button.tsx";
import { type Beside, TextAside } from "./text-aside.tsx";
import { DeleteContent } from "./delete-content.tsx";

interface ContentDetailProps {
  content: BodyContent;
  /** What is stored is still to come; this is of before. */
  stale: boolean;
  session: EditSession<Text>;
  onReload: () => Promise<BodyContent | undefined>;
}

/** All of a content: what was decided, its text, its pictures, its history. */
export function ContentDetail({ content, stale, session, onReload }: ContentDetailProps) {
  const { t } = useTranslation(["contents", "templates"]);
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const { tab, show } = useContentTab();
  const body = useBody(content, session);
  const review = useReview(content.id);
  const place = useReviewPlace(review, tab, show);
  const exports = useExport(content, body.store, body.current);
  const article = useArticle(content, session);
  const imports = useImport({ title: content.title, text: body.current, onShow: () => show("text") });
  /** What others changed of the text meanwhile has to be seen first. */
  const storeText = async () => {
    const { mergedAt } = session.state;
    if (!(await body.store())) {
      const stays = t("moves.stays", { status: t(`statuses.${content.status}`) });
      // in the place of what was said of the text alone
      if (session.status === "waiting") notify.info(t(deviceKeeps() ? "offline:kept" : "common:saveState.unkept"), { detail: stays });
      return undefined;
    }
    const stored = cache.readQuery({ query: ContentBodyDocument, variables: { id: content.id } })?.content;
    if (session.state.mergedAt === mergedAt) return stored;
    notify.error(t("common:changedMeanwhile"));
    return undefined;
  };
  // on phones they stand in the one menu
  const moves = useStatusMenu({
    content,
    text: body.current,
    stale,
    onBefore: storeText,
    mayApprove: review.content?.approvableByMe,
  });
  const score = useContentScore(content, body.current);
  const [params, setParams] = useSearchParams();
  const beside: Beside = params.get("beside") === "twin" ? "twin" : "score";
  const setBeside = (next: Beside) => setParams({ tab: "text", ...(next === "score" ? {} : { beside: next }) }, { replace: true });
  const [openAside, setOpenAside] = useState(false);
  // links lead to the twin
  useEffect(() => {
    if (beside === "twin") setOpenAside(true);
  }, [beside]);
  const twin = useTwinWork(content, { body, rules: score.text?.rules, shown: beside === "twin" });
  const showBeside = (next: Beside) => {
    setBeside(next);
    setOpenAside(true);
  };
  const [deleting, setDeleting] = useState(false);
  const [keeping, setKeeping] = useState(false);
  useWarnUnsaved(body.status === "local" || body.status === "conflict" || body.status === "failed");

  const text = (
    <chakra.div
      ref={place.frame}
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 352px" }}
      minH="calc(100dvh - {sizes.topbar} - 48px)"
    >
      <BodyWorkspace content={content} body={body} article={article} {...imports.place} />
      <TextAside
        content={content}
        score={score}
        onTaken={body.took}
        beside={beside}
        onBeside={setBeside}
        twin={(close) => <TwinPanel content={content} body={body} work={twin} onGoThere={close} />}
        open={openAside}
        onClose={() => setOpenAside(false)}
      />
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
            <ScoreButton score={score} onOpen={() => showBeside("score")} />
            {tab === "text" && !exports.narrow && <CommentButton frame={place.frame} review={review} />}
            {!exports.narrow && <StatusActions status={content.status} moves={moves} />}
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
              trigger={
                <IconButton
                  icon={Ellipsis}
                  size="md"
                  label={t("common:rowMenu", { name: content.title })}
                  busy={exports.narrow && moves.moving}
                />
              }
              entries={[
                ...(exports.narrow ? [...moves.entries, ...exports.entries] : []),
                ...(isUnderWay(article.run) ? [] : [imports.entry]),
                { id: "template", label: t("templates:save"), icon: LayoutTemplate, disabled: stale, onSelect: () => setKeeping(true) },
                {
                  id: "repurpose",
                  label: t("repurpose.title"),
                  icon: Split,
                  flip: true,
                  disabled: isBlank(body.current),
                  onSelect: () => void body.store().then((stored) => stored && navigate(repurposePath(content.id))),
                },
                { id: "twin", label: t("twin.title"), icon: Languages, onSelect: () => showBeside("twin") },
                { id: "delete", label: t("common:delete"), icon: Trash2, danger: true, disabled: stale, onSelect: () => setDeleting(true) },
              ]}
            />
          </>
        }
      />
      <ContentTabs
        content={content}
        tab={tab}
        show={show}
        beside={
          <>
            <SourceNote contentId={content.id} />
            <TwinNote contentId={content.id} />
          </>
        }
        text={text}
        pictures={
          <PicturesPanel
            content={content}
            text={body.current}
            onTake={(address, url) => {
              session.change(({ value, origin }) => ({ value: value && readdressed(value, address, url), origin }));
              void body.store();
            }}
            onReload={onReload}
          />
        }
        openThreads={review.openThreads}
        review={<ReviewPanel review={review} status={content.status} own current={place.current} onShow={place.showQuote} />}
        ai={
          <AiPanel
            content={content}
            onInsert={(added, generationId) => {
              body.append(added, generationId).then(() => show("text"), sayPartMissing);
            }}
          />
        }
        history={
          <HistoryPanel
            contentId={content.id}
            onBeforeRestore={body.store}
            onRestored={(restored) => session.found(storedBody(restored))}
          />
        }
      />
      {moves.question}
      <TwinQuestions content={content} body={body} work={twin} />
      {imports.dialog}
      {keeping && <SaveAsTemplate content={content} onClose={() => setKeeping(false)} />}
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
