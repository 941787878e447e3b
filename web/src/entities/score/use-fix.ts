import { isPrompt, notesIn, standingDocument } from "@muhtawa/text-analysis";
import type { ScoredText } from "@muhtawa/text-analysis/score";
import type { JSONContent } from "@tiptap/core";
import { useEffect, useState } from "react";
import { type ChangedNode, diffCount, documentDiff } from "../../ui/document/document-diff.ts";
import { loadMarkdown } from "../../ui/document/load-markdown.ts";
import { randomId } from "../../lib/random-id.ts";
import { sayPartMissing } from "../../lib/say-part-missing.ts";
import { useGeneration } from "../generation/use-generation.ts";
import { askScoreWorker, type Measure } from "./ask-score-worker.ts";
import { blockText, type FixTarget, fixTarget, withPart } from "./fix-target.ts";
import type { ExplainedCheck, MeasuredScore } from "./score-messages.ts";
import { replacePart } from "./text-bridge.ts";

/** What a text needs so that the AI can mend it. */
export interface Mending {
  readonly companyId: string;
  readonly contentId: string;
  /** A text of the AI's has been put into the document. */
  readonly onTaken: (generationId: string) => void;
}

/** What the AI proposes for a check. */
export interface ProposedFix {
  readonly after: readonly JSONContent[];
  /** The part as it is and as it would be, in one. */
  readonly diff: ChangedNode;
  /** It changes nothing. */
  readonly same: boolean;
  /** The score of the text with it; undefined while it is measured, null where it can't be. */
  readonly score: MeasuredScore | null | undefined;
}

const documentOf = (content: readonly JSONContent[]) => ({ type: "doc", content: [...content] }) as ChangedNode;

/** What the AI wrote as blocks, without what it asks the writer for that nobody had asked before. */
async function proposedBlocks(written: string, { blocks }: FixTarget): Promise<JSONContent[]> {
  const { content = [] } = (await loadMarkdown()).parseMarkdown(
    written,
    blocks.flatMap((block) => notesIn(standingDocument({ type: "doc", content: [block] }))),
  );
  const asked = new Set(blocks.map(blockText));
  return content.filter((block) => !isPrompt(blockText(block)) || asked.has(blockText(block)));
}

/** Mends one check of a text by the AI: what it proposes is measured before it is taken. */
export function useFix(check: ExplainedCheck, text: ScoredText, mending: Mending, measure: Measure = askScoreWorker) {
  const { run, start, stop, reset } = useGeneration();
  const [asked, setAsked] = useState<{ target: FixTarget; text: ScoredText }>();
  const [proposed, setProposed] = useState<ProposedFix>();
  const target = fixTarget(check, text.body as JSONContent, text.type);
  const written = run.phase === "done" || run.phase === "stopped" ? (run.result?.variants[0] ?? run.text) : "";

  useEffect(() => {
    if (!asked || written.trim() === "") return undefined;
    const abort = new AbortController();
    void (async () => {
      const after = await proposedBlocks(written, asked.target).catch(() => undefined);
      if (abort.signal.aborted) return;
      if (!after) return sayPartMissing();
      const diff = documentDiff(documentOf(asked.target.blocks), documentOf(after));
      const { added, removed, changed } = diffCount(diff);
      const fix = { after, diff, same: added + removed === 0 && !changed };
      setProposed({ ...fix, score: undefined });
      const body = withPart(asked.text.body as JSONContent, asked.target, after) as ScoredText["body"];
      // it can be taken without its score
      const score = await measure({ ...asked.text, body }, abort.signal).catch(() => null);
      if (!abort.signal.aborted) setProposed({ ...fix, score });
    })();
    return () => abort.abort();
  }, [asked, measure, written]);

  const begin = async () => {
    if (!target) return;
    const markdown = await loadMarkdown().catch(sayPartMissing);
    if (!markdown) return;
    setAsked({ target, text });
    setProposed(undefined);
    const selection = markdown.writeMarkdown(standingDocument({ type: "doc", content: [...target.blocks] }));
    await start({
      companyId: mending.companyId,
      contentId: mending.contentId,
      kind: target.kind,
      locale: text.locale,
      selection,
      prompt: check.message[text.locale],
      options: { length: "MEDIUM", variants: 1, voice: true },
      idempotencyKey: randomId(),
    });
  };

  const leave = () => {
    reset();
    setAsked(undefined);
    setProposed(undefined);
  };

  return {
    /** Whether there is something that the AI can write anew. */
    possible: target !== undefined,
    run,
    proposed,
    begin,
    stop,
    leave,
    /** Puts the proposal into the text; whether what it is for still stood there. */
    take: () => {
      if (!asked || !proposed || !replacePart(asked.target, proposed.after)) return false;
      if (run.id) mending.onTaken(run.id);
      leave();
      return true;
    },
  };
}
