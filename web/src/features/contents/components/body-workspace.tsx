import { chakra } from "@chakra-ui/react";
import type { JSONContent } from "@tiptap/core";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Level } from "../../../generated/graphql.ts";
import { type GenerationRun, isUnderWay } from "../../../lib/generation/generation-run.ts";
import { wordCount } from "@muhtawa/text-analysis";
import { type DockStatus, GenerationDock } from "../../../ui/generation-dock.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { RestoredNote } from "../../../ui/drafts/restored-note.tsx";
import { isBlank } from "../document-text.ts";
import type { useArticle } from "../use-article.ts";
import type { BodyContent, useBody } from "../use-body.ts";
import { BeginGeneration } from "./begin-generation.tsx";

const loadEditor = () => import("../../../ui/editor/rich-text-editor.tsx").then((module) => ({ default: module.RichTextEditor }));
const RichTextEditor = lazy(loadEditor);

/** Says when what stands before it within a Suspense boundary has come. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  useEffect(onArrive, [onArrive]);
  return null;
}

interface BodyWorkspaceProps {
  content: BodyContent;
  body: ReturnType<typeof useBody>;
  article: ReturnType<typeof useArticle>;
  /** A generated text has been stored. */
  onStored?: (content: BodyContent) => void;
  children?: ReactNode;
}

/** Where a content's text is written: by the AI from the brief, by the person, by both. */
export function BodyWorkspace({ content, body, article, onStored, children }: BodyWorkspaceProps) {
  const { t } = useTranslation(["contents", "generation"]);
  const [length, setLength] = useState<Level>("MEDIUM");
  const [writing, setWriting] = useState(() => !isBlank(body.initial));
  const [stopping, setStopping] = useState(false);
  const [seen, setSeen] = useState<GenerationRun>();
  const [editorArrived, setEditorArrived] = useState(false);
  const arrive = useCallback(() => setEditorArrived(true), []);
  const { run } = article;
  const underWay = isUnderWay(run);
  // While the person still decides, so that the first words find the editor ready.
  useEffect(() => void loadEditor(), []);
  const showEditor = writing || underWay || run.phase === "done" || run.phase === "stopped";

  useEffect(() => {
    if (underWay) setWriting(true);
  }, [underWay]);

  // A text that was complete before the editor came is still given to it as a stream, whose end follows at once.
  const streaming = article.streaming ?? (editorArrived || !run.text ? undefined : run.text);
  const dock: DockStatus | undefined =
    run === seen || run.phase === "idle" || run.phase === "done"
      ? undefined
      : run.phase === "running" && run.restarted
        ? "restarted"
        : run.phase;

  const change = (document: JSONContent, origin: "person" | "stream") => {
    if (origin === "person") {
      // Whoever writes on has seen how the generation ended.
      setSeen(run);
      return body.change(document);
    }
    body.written(document);
    const { id } = run;
    if (!id || isBlank(document)) return undefined;
    // Half a text is shown, but only the person decides whether to save it.
    if (run.phase === "failed") return body.keep(document, id);
    return void body.save(document, id).then((stored) => {
      if (!stored) return;
      article.settled();
      onStored?.(stored);
    });
  };

  const { took } = body;
  const { locale, id: contentId, company } = content;
  const ai = useMemo(
    () => ({ subject: { companyId: company.id, contentId }, locale, onTaken: took }),
    [company.id, contentId, locale, took],
  );

  const stop = () => {
    setStopping(true);
    void article.stop().finally(() => setStopping(false));
  };

  return (
    <chakra.div display="flex" flexDirection="column" minW="0" bg="bg.panel" position="relative">
      {showEditor ? (
        <Suspense
          fallback={
            <chakra.div w="100%" maxW="doc" mx="auto" p="10">
              <Skeleton lines={8} />
            </chakra.div>
          }
        >
          <RichTextEditor
            label={t("textOf", { title: content.title })}
            placeholder={t("bodyPlaceholder")}
            document={body.initial}
            streaming={streaming}
            onChange={change}
            ai={ai}
          >
            {body.restoredAt !== undefined && body.status !== "conflict" && (
              <chakra.div mb="4">
                <RestoredNote at={body.restoredAt} onDiscard={() => body.takeStored(content)} />
              </chakra.div>
            )}
            {children}
          </RichTextEditor>
          <Arrival onArrive={arrive} />
        </Suspense>
      ) : (
        <BeginGeneration
          content={content}
          length={length}
          onLength={setLength}
          onGenerate={() => void article.generate(length)}
          tried={run.phase !== "idle"}
          onWrite={() => setWriting(true)}
        />
      )}
      {dock && (
        <GenerationDock
          status={dock}
          words={wordCount(run.text)}
          {...(run.error ? { detail: run.error } : {})}
          stopping={stopping}
          onStop={stop}
          onRetry={() => void (run.id ? article.retry() : article.generate(length))}
        />
      )}
    </chakra.div>
  );
}
