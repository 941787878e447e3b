import { chakra } from "@chakra-ui/react";
import { readingDirection } from "@muhtawa/text-analysis";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { RefreshCw, SlidersHorizontal, X } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { GenerationInput, Locale } from "../../generated/graphql.ts";
import { isUnderWay } from "../generation/generation-run.ts";
import { useGeneration } from "../generation/use-generation.ts";
import { type TextOptionValues, writtenAs } from "../generation/text/text-options.tsx";
import { TextOutcome } from "../generation/text/text-outcome.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import { firstClick } from "../../ui/first-click.ts";
import { ErrorDisplay } from "../../ui/error-display.tsx";
import { GenerationFacts } from "../generation/history/generation-facts.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Khatam, StopSquare } from "../../ui/marks.tsx";
import { Note } from "../../ui/note.tsx";
import { StreamingText } from "../../ui/streaming-text.tsx";
import type { AiAction } from "./ai-actions.ts";
import { FixList } from "./fix-list.tsx";
import { RewriteOptions } from "./rewrite-options.tsx";
import { suggestWorked } from "./suggestions/suggest-worked.ts";
import { usePlace, useRoom } from "./use-place.ts";
import { workedRange } from "../../ui/document/worked-range.ts";
import { insertBelow, markdownOf, replaceWorked } from "./worked-text.ts";
import { randomId } from "../../lib/random-id.ts";

const GAP = 8;

/** What the AI must know to work on parts of a text. */
export interface EditorAi {
  /** What the text is of. */
  subject: Pick<GenerationInput, "companyId" | "contentId">;
  /** Of the text as a whole; a part's own language counts more. */
  locale: Locale;
  /** A text of the AI's has been put into the document. */
  onTaken?: (generationId: string) => void;
}

interface RewritePanelProps {
  editor: Editor;
  sheet: RefObject<HTMLElement | null>;
  ai: EditorAi;
  action: AiAction;
  onEnd: () => void;
}

/** Beside the selected part: what the AI makes of it as it comes, and what to do with that. The text stays as it is until the person says so. */
export function RewritePanel({ editor, sheet, ai, action, onEnd }: RewritePanelProps) {
  const { t } = useTranslation(["editor", "generation"]);
  const panel = useRef<HTMLElement>(null);
  const [selection] = useState(() => {
    const range = workedRange(editor.state);
    return range ? markdownOf(editor, range) : "";
  });
  const own: Locale = readingDirection(selection, ai.locale === "ar" ? "rtl" : "ltr") === "rtl" ? "ar" : "en";
  const [options, setOptions] = useState<TextOptionValues>({
    tone: "",
    length: "MEDIUM",
    locale: action.locale ?? own,
    variants: 1,
    voice: true,
  });
  const [prompt, setPrompt] = useState("");
  const [choosing, setChoosing] = useState(action.asks ?? false);
  const { run, start, stop, retry } = useGeneration();
  const running = isUnderWay(run);
  const ended = run.phase === "done" || run.phase === "stopped";
  const range = useEditorState({
    editor,
    selector: ({ editor: current }) => {
      const { from, to, changed } = workedRange(current.state) ?? { from: 0, to: 0, changed: true };
      return { from, to, changed };
    },
  });
  const place = usePlace(editor, sheet, range);
  const name = t(`editor:ai.actions.${action.id}`);

  const generate = () => {
    setChoosing(false);
    void start({
      ...ai.subject,
      kind: action.kind,
      selection,
      ...writtenAs(options),
      ...(prompt.trim() ? { prompt: prompt.trim() } : {}),
      idempotencyKey: randomId(),
    });
  };

  const begin = useRef(action.asks ? undefined : generate);
  useEffect(() => {
    begin.current?.();
    begin.current = undefined;
    // a menu that closes hands the focus back to its button a frame later
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => panel.current?.focus({ preventScroll: true }));
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  const top = (place?.bottom ?? 0) + GAP;
  useRoom(sheet, panel, top);

  // The stop button that had the focus is gone: focus the panel.
  useEffect(() => {
    if (!running && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [running]);

  const discard = () => {
    if (running) void stop();
    onEnd();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    if (running) void stop();
    else onEnd();
  };
  const take = (how: () => boolean | void, id: string) => {
    if (how() === false) return;
    ai.onTaken?.(id);
    onEnd();
  };

  return (
    <chakra.section
      ref={panel}
      tabIndex={-1}
      aria-label={name}
      onKeyDown={onKey}
      position="absolute"
      zIndex="8"
      insetInline="0"
      display="flex"
      flexDirection="column"
      gap="3"
      p="4"
      bg="bg.raised"
      border="1px solid"
      borderColor="brand.border"
      borderRadius="lg"
      boxShadow="popover"
      outline="0"
      style={{ insetBlockStart: top }}
    >
      <chakra.div display="flex" alignItems="center" gap="2">
        <Icon as={Khatam} color="brand.fg" />
        <chakra.h2 flex="1" textStyle="h3">
          {name}
        </chakra.h2>
        {!running && (
          <IconButton
            icon={SlidersHorizontal}
            label={t("generation:options.title")}
            aria-expanded={choosing}
            onClick={() => setChoosing(!choosing)}
          />
        )}
        <IconButton icon={X} label={t("editor:ai.discard")} onClick={discard} />
      </chakra.div>
      {choosing && !running && (
        <RewriteOptions
          options={options}
          onOptions={setOptions}
          wish={prompt}
          onWish={setPrompt}
          wishFirst={action.id === "wish"}
          again={ended}
          onGenerate={generate}
        />
      )}
      {running && (
        <>
          <StreamingText label={t("generation:text.result")} text={run.text} waiting={run.phase === "queued"} silent={run.silent} />
          <div>
            <Button size="sm" icon={StopSquare} onClick={firstClick(() => void stop())}>
              {t("generation:stop")}
            </Button>
          </div>
        </>
      )}
      {run.phase === "failed" && (
        <ErrorDisplay message={run.error || t("generation:failed")} onRetry={() => (run.id ? void retry() : generate())} />
      )}
      {range.changed && !running && (
        <Note tone="warning" alert>
          {t("editor:ai.changed")}
        </Note>
      )}
      {ended && action.kind === "SEO_FIX" && (
        <>
          <FixList editor={editor} items={run.result?.items} onApplied={() => run.id && ai.onTaken?.(run.id)} />
          {run.result && <GenerationFacts of={run.result} />}
        </>
      )}
      {ended && action.kind !== "SEO_FIX" && (
        <TextOutcome
          key={run.id}
          run={run}
          locale={options.locale}
          actions={(text, id) => (
            <>
              <Button size="sm" variant="solid" disabled={range.changed} onClick={() => take(() => replaceWorked(editor, text), id)}>
                {t("generation:replace")}
              </Button>
              <Button size="sm" disabled={range.changed} onClick={() => take(() => suggestWorked(editor, text), id)}>
                {t("editor:suggest.instead")}
              </Button>
              <Button size="sm" onClick={() => take(() => insertBelow(editor, text), id)}>
                {t("editor:ai.insertBelow")}
              </Button>
            </>
          )}
        />
      )}
      {ended && (
        <chakra.div display="flex" flexWrap="wrap" gap="2" pt="3" borderBlockStart="1px solid" borderColor="border.muted">
          <Button size="sm" variant="ghost" icon={RefreshCw} onClick={generate}>
            {t("generation:tryAgain")}
          </Button>
          <Button size="sm" variant="ghost" onClick={discard}>
            {t("editor:ai.discard")}
          </Button>
        </chakra.div>
      )}
    </chakra.section>
  );
}
