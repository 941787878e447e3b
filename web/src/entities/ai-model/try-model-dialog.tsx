import { chakra } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AiModelStatesQuery } from "../../generated/graphql.ts";
import { isUnderWay } from "../generation/generation-run.ts";
import { useGeneration } from "../generation/use-generation.ts";
import { currentLocale } from "../../lib/locale/locales.ts";
import { Button } from "../../ui/button.tsx";
import { firstClick } from "../../ui/first-click.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorDisplay } from "../../ui/error-display.tsx";
import { GenerationFacts } from "../generation/history/generation-facts.tsx";
import { Khatam, StopSquare } from "../../ui/marks.tsx";
import { SingleSelect } from "../../ui/single-select.tsx";
import { StreamingText } from "../../ui/streaming-text.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { randomId } from "../../lib/random-id.ts";

interface TryModelDialogProps {
  models: AiModelStatesQuery["aiModels"];
  /** The model that is chosen to begin with. */
  first: string;
  onClose: () => void;
}

/** A prompt for one model and its answer as it comes; nothing of it is kept but its use. */
export function TryModelDialog({ models, first, onClose }: TryModelDialogProps) {
  const { t } = useTranslation("generation");
  const [model, setModel] = useState(first);
  const [prompt, setPrompt] = useState("");
  const { run, start, stop } = useGeneration();
  const running = isUnderWay(run);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!prompt.trim() || running) return;
    void start({
      kind: "FIELD",
      field: "description",
      company: {},
      locale: currentLocale(),
      prompt: prompt.trim(),
      options: { model },
      idempotencyKey: randomId(),
    });
  };

  return (
    <Dialog open size="lg" title={t("models.tryTitle")} onClose={onClose}>
      <chakra.form display="flex" flexDirection="column" gap="4" onSubmit={submit}>
        <SingleSelect
          label={t("models.name")}
          value={model}
          onChange={({ target }) => setModel(target.value)}
          options={models.filter(({ text }) => text).map(({ id, label }) => ({ value: id, label }))}
        />
        <TextArea label={t("options.prompt")} rows={3} value={prompt} onChange={({ target }) => setPrompt(target.value)} />
        {(running || run.phase === "stopped" || run.phase === "done") && (
          <StreamingText label={t("text.result")} text={run.text} running={running} waiting={run.phase === "queued"} silent={run.silent} />
        )}
        {run.phase === "failed" && <ErrorDisplay message={run.error || t("failed")} />}
        {run.result && !running && <GenerationFacts of={run.result} />}
        <chakra.div display="flex" justifyContent="flex-end" gap="2">
          {running ? (
            <Button icon={StopSquare} onClick={firstClick(() => void stop())}>
              {t("stop")}
            </Button>
          ) : (
            <Button type="submit" variant="solid" icon={Khatam} disabled={!prompt.trim()}>
              {t("generate")}
            </Button>
          )}
        </chakra.div>
      </chakra.form>
    </Dialog>
  );
}
