import { chakra } from "@chakra-ui/react";
import type { JSONContent } from "@tiptap/core";
import type { Text } from "../../../lib/editing/blocks.ts";
import type { Shown } from "../../../lib/editing/edit-ports.ts";
import { useShown } from "../../../lib/editing/sessions.ts";
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Level } from "../../../generated/graphql.ts";
import { type GenerationRun, isUnderWay } from "../../../entities/generation/generation-run.ts";
import { writtenWords } from "../../../entities/generation/written-words.ts";
import { type DockStatus, GenerationDock } from "../../../ui/generation-dock.tsx";
import type { ImportPlaceProps } from "../import/use-import.tsx";
import { TextBottom } from "../../../entities/editor/text-bottom.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useCompanyProof } from "../../../entities/proof/use-company-proof.ts";
import { isBlank } from "../document-text.ts";
import type { useArticle } from "../use-article.ts";
import type { BodyContent } from "../body-content.ts";
import type { Body } from "../use-body.ts";
import { BeginGeneration } from "./begin-generation.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { BodyNotes } from "./body-notes.tsx";
import { PromptsLeft } from "./prompts-left.tsx";

const loadEditor = () => import("../../../entities/editor/rich-text-editor.tsx").then((module) => ({ default: module.RichTextEditor }));
const RichTextEditor = lazyPart(loadEditor);

/** Says when what stands before it within a Suspense boundary has come. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  useEffect(onArrive, [onArrive]);
  return null;
}

interface BodyWorkspaceProps extends ImportPlaceProps {
  content: BodyContent;
  body: Body;
  article: ReturnType<typeof useArticle>;
  children?: ReactNode;
}

/** Where a content's text is written: by the AI from the brief, by the person, by both. */
export function BodyWorkspace({ content, body, article, incoming, onIncoming, onImport, children }: BodyWorkspaceProps) {
  const { t } = useTranslation(["contents", "generation"]);
  const [length, setLength] = useState<Level>("MEDIUM");
  const { session } = body;
  const shown = useShown(session);
  const [writing, setWriting] = useState(false);
  const hasText = !isBlank(shown.value);
  const [stopping, setStopping] = useState(false);
  const [seen, setSeen] = useState<GenerationRun>();
  const [editorArrived, setEditorArrived] = useState(false);
  const arrive = useCallback(() => setEditorArrived(true), []);
  const { run } = article;
  const underWay = isUnderWay(run);
  // Preload the editor before the first words arrive.
  useEffect(() => void loadEditor(), []);
  const showEditor = writing || hasText || underWay || run.phase === "done" || run.phase === "stopped";

  // A text that was there, or is put here while this is shown, stays in the editor when all of it is deleted.
  useEffect(() => {
    if (underWay || hasText || incoming) setWriting(true);
  }, [underWay, hasText, incoming]);

  // A text that was complete before the editor came is still given to it as a stream, whose end follows at once.
  const streaming = article.streaming ?? (editorArrived || !run.text ? undefined : run.text);
  const dock: DockStatus | undefined =
    run === seen || run.phase === "idle" || run.phase === "done"
      ? undefined
      : run.phase === "running" && run.restarted
        ? "restarted"
        : run.phase;

  const change = (document: JSONContent, origin: "person" | "stream", on: Shown<Text>) => {
    if (origin === "person") {
      // Editing dismisses the generation's outcome.
      setSeen(run);
      return session.type(document, on);
    }
    if (!run.id || isBlank(document)) return undefined;
    return session.receive({ generationId: run.id, value: document, whole: run.phase !== "failed", unfinished: run.phase !== "done" });
  };

  const { took } = body;
  const { locale, id: contentId, company } = content;
  const ai = useMemo(
    () => ({ subject: { companyId: company.id, contentId }, locale, onTaken: took }),
    [company.id, contentId, locale, took],
  );
  const proof = useCompanyProof(company.id, contentId);

  const stop = () => {
    setStopping(true);
    void article.stop().finally(() => setStopping(false));
  };

  /** Another generation: what this one has written is stored by then, and in the history. */
  const askAnew = async () => {
    if (isBlank(body.current) || (await body.store())) await article.generate(length);
  };

  const progress = dock && (
    <GenerationDock
      status={dock}
      words={writtenWords(run.text)}
      {...(run.error || run.silent ? { detail: run.error ?? t("generation:connectionLost") } : {})}
      stopping={stopping}
      onStop={stop}
      onAskAnew={() => void askAnew()}
    />
  );

  return (
    <chakra.div display="flex" flexDirection="column" minW="0" bg="bg.panel" position="relative">
      {showEditor ? (
        <Suspense
          fallback={
            <>
              <chakra.div w="100%" maxW="doc" mx="auto" p="10">
                <Skeleton lines={8} />
              </chakra.div>
              <TextBottom dock={progress} />
            </>
          }
        >
          <RichTextEditor
            label={t("textOf", { title: content.title })}
            placeholder={t("bodyPlaceholder")}
            document={shown}
            streaming={streaming}
            onChange={change}
            onTyping={body.typing}
            onLeave={() => session.leave(false)}
            ai={ai}
            proof={proof}
            gallery={content.pictures}
            type={content.type}
            incoming={incoming}
            onIncoming={onIncoming}
            dock={progress}
          >
            <BodyNotes body={body} />
            {!underWay && <PromptsLeft document={body.current} />}
            {children}
          </RichTextEditor>
          <Arrival onArrive={arrive} />
        </Suspense>
      ) : (
        <>
          <BeginGeneration
            content={content}
            length={length}
            onLength={setLength}
            onGenerate={() => void article.generate(length)}
            tried={run.phase !== "idle"}
            onWrite={() => setWriting(true)}
            onImport={onImport}
          />
          <TextBottom dock={progress} />
        </>
      )}
    </chakra.div>
  );
}
