import { useApolloClient } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { standingDocument } from "@muhtawa/text-analysis";
import type { JSONContent } from "@tiptap/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ResearchFindingFieldsFragment, StageContentFragment } from "../../../generated/graphql.ts";
import type { Text } from "../../../lib/editing/blocks.ts";
import { verdictOf } from "../../../lib/editing/save-answer.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { Khatam, StopSquare } from "../../../ui/marks.tsx";
import { loadMarkdown } from "../../../ui/document/load-markdown.ts";
import { Note } from "../../../ui/note.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { documentText, isBlank } from "../document-text.ts";
import { FindingRow } from "./finding-row.tsx";
import { ResearchSteps } from "./research-steps.tsx";
import { addToBrief, asDocument, fits, isOfBrief, isTaken, readAnew } from "./take-finding.ts";
import { useResearch } from "./use-research.ts";

/** UTF-16 code units of a text that a research is told. */
const LONGEST_DRAFT = 60_000;

const KINDS = ["KEYPHRASE", "KEYWORD", "QUESTION", "TOPIC", "CLAIM"] as const;

interface ResearchPanelProps {
  content: StageContentFragment;
  text: Text;
  /** Puts a document after the text, as a generation's where one is named, and says so. */
  onPut: (document: JSONContent, taken: string, generationId?: string) => void;
  /** Something was put into the text. */
  onTaken?: (() => void) | undefined;
}

/** The text as it stands, as a research is told it. */
async function markdownOf(text: Text): Promise<string> {
  const standing = text && standingDocument(text);
  if (!standing || isBlank(standing)) return "";
  const { writeMarkdown } = await loadMarkdown();
  return writeMarkdown(standing).slice(0, LONGEST_DRAFT).toWellFormed();
}

/** A research for a content: begun, seen step by step, stopped; what it proposes is taken into brief and text one by one. */
export function ResearchPanel({ content, text, onPut, onTaken }: ResearchPanelProps) {
  const { t } = useTranslation("contents");
  const client = useApolloClient();
  const { run, start, stop } = useResearch(content.id);
  const [wish, setWish] = useState("");
  const [storing, setStoring] = useState<ResearchFindingFieldsFragment>();
  const [refused, setRefused] = useState<{ finding: ResearchFindingFieldsFragment; why: string }>();
  const draft = documentText(text);
  const running = run.phase === "running";
  const { seen } = run;
  const research = seen?.research;
  const begin = () => void start(wish.trim(), () => markdownOf(text));

  const take = async (finding: ResearchFindingFieldsFragment) => {
    if (!isOfBrief(finding)) {
      // rules bring the brief's own words into the text: nobody's but the person's
      onPut(asDocument(finding), t("research.addedToText"), seen?.offline ? undefined : seen?.id);
      return onTaken?.();
    }
    if (storing || !seen) return undefined;
    const refuse = (why: string) => setRefused({ finding, why });
    if (!fits(finding, content)) return refuse(t("research.full"));
    setRefused(undefined);
    setStoring(finding);
    try {
      await addToBrief(client, content, finding, seen.id);
      notify.success(t("research.addedToBrief"));
    } catch (error) {
      const verdict = verdictOf(error);
      if (verdict !== "outdated") return refuse(verdict.reason || t("research.notAdded"));
      refuse(t("research.changed"));
      await readAnew(client, content.id);
    } finally {
      setStoring(undefined);
    }
    return undefined;
  };

  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <chakra.p textStyle="small" color="fg.muted">
        {t("research.lead")}
      </chakra.p>
      <TextInput
        label={t("research.wish")}
        optional
        placeholder={t("research.wishHint")}
        maxLength={300}
        value={wish}
        disabled={running}
        onChange={(event) => setWish(event.target.value)}
      />
      {running ? (
        <Button icon={StopSquare} onClick={() => void stop()}>
          {t("generation:stop")}
        </Button>
      ) : (
        <Button variant="ai" icon={Khatam} onClick={begin}>
          {t(run.phase === "idle" ? "research.start" : "research.again")}
        </Button>
      )}
      <chakra.p role="status" textStyle="small" color="fg.muted" _empty={{ display: "none" }}>
        {running && `${t("research.running")} ${t("research.doneSteps", { count: research?.steps.length ?? 0 })}`}
        {run.phase === "ended" &&
          (seen?.status === "STOPPED" ? t("research.stopped") : t("research.ended", { count: research?.findings.length ?? 0 }))}
      </chakra.p>
      {running && !research?.steps.length && <Skeleton lines={3} />}
      {run.phase === "failed" && <ErrorDisplay message={run.reason || t("research.failed")} onRetry={begin} />}
      {research && !running && (
        <>
          {seen?.offline && <Note>{t("research.offline")}</Note>}
          {research.tools.length > 0 && !research.tools.includes("READ_PAGE") && <Note>{t("research.withoutSearch")}</Note>}
          {research.limit && <Note>{t(`research.limits.${research.limit}`)}</Note>}
        </>
      )}
      {research && research.findings.length > 0 && (
        <chakra.section aria-label={t("research.findings")} display="flex" flexDirection="column" gap="4">
          {KINDS.map((kind) => {
            const findings = research.findings.filter((finding) => finding.kind === kind);
            if (findings.length === 0) return null;
            return (
              <section key={kind}>
                <chakra.h3 textStyle="h3" mb="2">
                  {t(`research.kinds.${kind}`)}
                </chakra.h3>
                <chakra.ul listStyleType="none" m="0" p="0" display="flex" flexDirection="column" gap="2">
                  {findings.map((finding) => (
                    <FindingRow
                      key={finding.value}
                      finding={finding}
                      taken={isTaken(finding, content, draft)}
                      busy={storing === finding}
                      refusal={refused?.finding === finding ? refused.why : undefined}
                      onTake={() => void take(finding)}
                    />
                  ))}
                </chakra.ul>
              </section>
            );
          })}
        </chakra.section>
      )}
      {research && research.steps.length > 0 && (
        <section>
          <chakra.h3 textStyle="h3" mb="2">
            {t("research.steps")}
          </chakra.h3>
          <ResearchSteps steps={research.steps} />
        </section>
      )}
    </chakra.div>
  );
}
