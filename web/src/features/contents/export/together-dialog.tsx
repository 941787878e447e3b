import { chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { saveFile } from "../../../lib/http/download-file.ts";
import { Problem } from "../../../lib/http/problem.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Note } from "../../../ui/note.tsx";
import { type Exportable, exportTogether, TooMuchTogether } from "./export-together.ts";
import type { ExportFormat } from "./export-formats.ts";

interface TogetherDialogProps {
  contents: readonly Exportable[];
  format: ExportFormat;
  onClose: () => void;
}

type State =
  | { phase: "running"; at: number; title: string }
  | { phase: "failed"; reason: string }
  | { phase: "done"; missing: readonly Exportable[] };

/** Makes one archive of contents, and says how far it is. Only its button ends the work: a stray tap would lose many files. */
export function TogetherDialog({ contents, format, onClose }: TogetherDialogProps) {
  const { t } = useTranslation(["contents", "common"]);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ phase: "running", at: 0, title: contents[0]?.title ?? "" });

  useEffect(() => {
    const ending = new AbortController();
    const told = (next: State) => !ending.signal.aborted && setState(next);
    const reasonOf = (error: unknown) => {
      if (error instanceof TooMuchTogether) return t("export.together.tooMuch");
      return error instanceof Problem && error.message ? error.message : t("export.together.failed");
    };
    exportTogether(contents, format, {
      signal: ending.signal,
      onNext: (at, { title }) => told({ phase: "running", at, title }),
    }).then(
      ({ file, missing }) => {
        if (ending.signal.aborted) return;
        const count = contents.length - missing.length;
        if (count > 0) {
          saveFile(file, `${t("export.together.fileName")} ${new Date().toISOString().slice(0, 10)}.zip`);
          notify.success(t("export.together.done", { count }));
        }
        if (missing.length === 0) onClose();
        else setState({ phase: "done", missing });
      },
      (error: unknown) => told({ phase: "failed", reason: reasonOf(error) }),
    );
    return () => ending.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was chosen, and how, stays what it was when the dialog opened
  }, [attempt]);

  const again = () => {
    setState({ phase: "running", at: 0, title: contents[0]?.title ?? "" });
    setAttempt((last) => last + 1);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      busy={state.phase === "running"}
      title={t("export.together.title", { count: contents.length })}
      footer={
        <>
          <Button onClick={onClose}>{t(state.phase === "running" ? "common:cancel" : "common:close")}</Button>
          {state.phase === "failed" && (
            <Button variant="solid" onClick={again}>
              {t("common:tryAgain")}
            </Button>
          )}
        </>
      }
    >
      {state.phase === "running" && (
        <chakra.div display="flex" flexDirection="column" gap="2">
          <chakra.p textStyle="small" role="status">
            {t("export.together.progress", { at: state.at + 1, count: contents.length })}
          </chakra.p>
          <chakra.div
            role="progressbar"
            aria-label={t("export.busy")}
            aria-valuemin={0}
            aria-valuemax={contents.length}
            aria-valuenow={state.at}
            h="4px"
            borderRadius="full"
            bg="bg.emphasized"
            overflow="hidden"
          >
            <chakra.div h="100%" bg="brand.solid" borderRadius="full" style={{ width: `${(100 * state.at) / contents.length}%` }} />
          </chakra.div>
          <chakra.p display="flex" textStyle="caption" color="fg.muted">
            <chakra.bdi truncate>{state.title}</chakra.bdi>
          </chakra.p>
        </chakra.div>
      )}
      {state.phase === "failed" && (
        <Note tone="danger" alert>
          {state.reason}
        </Note>
      )}
      {state.phase === "done" && (
        <Note tone="warning" alert>
          <chakra.span display="block">{t("export.together.missing", { count: state.missing.length })}</chakra.span>
          <chakra.ul ps="4" listStyleType="disc">
            {state.missing.map(({ id, title }) => (
              <li key={id}>
                <bdi>{title}</bdi>
              </li>
            ))}
          </chakra.ul>
        </Note>
      )}
    </Dialog>
  );
}
