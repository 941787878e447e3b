import { chakra } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { GenerationInput, GenerationKind, Locale } from "../../../generated/graphql.ts";
import { isUnderWay } from "../generation-run.ts";
import { useGeneration } from "../use-generation.ts";
import { Button } from "../../../ui/button.tsx";
import { firstClick } from "../../../ui/first-click.ts";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { Khatam, StopSquare } from "../../../ui/marks.tsx";
import { SingleSelect } from "../../../ui/single-select.tsx";
import { StreamingText } from "../../../ui/streaming-text.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextOptions, type TextOptionValues, writtenAs } from "./text-options.tsx";
import { TextOutcome } from "./text-outcome.tsx";
import { randomId } from "../../../lib/random-id.ts";

/** What the AI can do with a text that is there already. */
const WORKS_ON_TEXT: readonly GenerationKind[] = ["REWRITE", "SHORTEN", "EXPAND", "TRANSLATE", "SUMMARIZE"];

interface AiTextWidgetProps {
  /** What is written about. */
  subject: Pick<GenerationInput, "companyId" | "contentId" | "company">;
  locale: Locale;
  /** The field that a new text is for; the service writes each in its own way. */
  field?: string;
  /** A text that is worked on: rewritten, shortened, translated… Without it a new one is written. */
  selection?: string;
  onInsert?: (text: string, generationId: string) => void;
  onReplace?: (text: string, generationId: string) => void;
}

/** Has the AI write a text, or work on one, as the person says how; shows what came of it, and lets them take it. */
export function AiTextWidget({ subject, locale, field = "description", selection, onInsert, onReplace }: AiTextWidgetProps) {
  const { t } = useTranslation("generation");
  const [options, setOptions] = useState<TextOptionValues>({ tone: "", length: "MEDIUM", locale, variants: 1, voice: true });
  const [task, setTask] = useState<GenerationKind>("REWRITE");
  const [prompt, setPrompt] = useState("");
  const { run, start, stop, retry } = useGeneration();
  const running = isUnderWay(run);
  const ended = run.phase === "done" || run.phase === "stopped";

  const generate = (event: FormEvent) => {
    event.preventDefault();
    if (running) return;
    void start({
      ...subject,
      ...(selection ? { kind: task, selection } : { kind: "FIELD", field }),
      ...(prompt.trim() ? { prompt: prompt.trim() } : {}),
      ...writtenAs(options),
      idempotencyKey: randomId(),
    });
  };

  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <chakra.form display="flex" flexDirection="column" gap="4" onSubmit={generate}>
        {selection && (
          <SingleSelect
            label={t("options.task")}
            value={task}
            onChange={({ target }) => setTask(target.value as GenerationKind)}
            options={WORKS_ON_TEXT.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          />
        )}
        <TextArea label={t("options.prompt")} optional rows={2} value={prompt} onChange={({ target }) => setPrompt(target.value)} />
        <TextOptions value={options} onChange={setOptions} />
        <chakra.div display="flex" justifyContent="flex-end" gap="2">
          {running ? (
            <Button icon={StopSquare} onClick={firstClick(() => void stop())}>
              {t("stop")}
            </Button>
          ) : (
            <Button type="submit" variant={ended ? "ai" : "solid"} icon={Khatam}>
              {t(ended ? "text.again" : "generate")}
            </Button>
          )}
        </chakra.div>
      </chakra.form>
      {running && <StreamingText label={t("text.result")} text={run.text} waiting={run.phase === "queued"} silent={run.silent} />}
      {run.phase === "failed" && <ErrorDisplay message={run.error || t("failed")} {...(run.id ? { onRetry: () => void retry() } : {})} />}
      {ended && (
        <TextOutcome
          key={run.id}
          run={run}
          locale={options.locale}
          actions={(text, id) => (
            <>
              {onInsert && (
                <Button size="sm" variant="solid" onClick={() => onInsert(text, id)}>
                  {t("insert")}
                </Button>
              )}
              {onReplace && (
                <Button size="sm" onClick={() => onReplace(text, id)}>
                  {t("replace")}
                </Button>
              )}
            </>
          )}
        />
      )}
    </chakra.div>
  );
}
