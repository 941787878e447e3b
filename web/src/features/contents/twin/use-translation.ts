import { fixedTerms, missedTerms, notesIn, standingDocument, type VoiceRule } from "@muhtawa/text-analysis";
import { blockWords, paragraphKey } from "@muhtawa/text-analysis/twins";
import type { JSONContent } from "@tiptap/core";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useGeneration } from "../../../entities/generation/use-generation.ts";
import { isUnderWay } from "../../../entities/generation/generation-run.ts";
import { followWrittenBlocks, writtenBlocks } from "../../../entities/editor/paragraphs/paragraph-bridge.ts";
import type { Locale } from "../../../generated/graphql.ts";
import { randomId } from "../../../lib/random-id.ts";
import { sayPartMissing } from "../../../lib/say-part-missing.ts";
import { loadMarkdown } from "../../../ui/document/load-markdown.ts";
import { keepOffers } from "./kept-offers.ts";
import type { PairedRow, Twin } from "./use-twin.ts";

/** Letters of paragraphs that are translated at once: with their Markdown no more than the API takes. */
const MOST_LETTERS = 30_000;

interface TranslationSubject {
  companyId: string;
  contentId: string;
  /** Into which. */
  locale: Locale;
  /** The company's, for the language into which. */
  rules: readonly VoiceRule[];
  /** A text of the AI's has been put into the document. */
  onTaken: (generationId: string) => void;
}

/** What came of a translation. */
export interface Translated {
  /** It waits in the text; it came in other paragraphs than were asked for; all that it was for was changed meanwhile; no model is connected. */
  readonly kind: "offered" | "unmatched" | "changed" | "offline";
  /** Of the glossary, what isn't in it. */
  readonly missed: readonly VoiceRule[];
}

type Block = JSONContent;
type Order = readonly (PairedRow & { readonly other: NonNullable<PairedRow["other"]> })[];

/** Of the rows those that are missing, as many as are translated at once. */
export function untranslatedRows(rows: readonly PairedRow[]): PairedRow[] {
  let letters = 0;
  return rows.filter(({ state, other }) => state === "MISSING" && other && (letters += other.text.length) <= MOST_LETTERS);
}

/** Translates paragraphs of a content's twin into the content's language, one generation at a time, and suggests them in the text. */
export function useTranslation({ companyId, contentId, locale, rules, onTaken }: TranslationSubject, twin: Twin | undefined) {
  const { run, start, stop, reset } = useGeneration();
  const [asked, setAsked] = useState<{ order: Order; blocks: Block[]; rows: readonly PairedRow[] }>();
  const [outcome, setOutcome] = useState<Translated>();
  const ended = run.phase === "done" && run.result ? run.result : undefined;
  const isWritten = useSyncExternalStore(followWrittenBlocks, () => writtenBlocks() !== undefined);
  /** From the click on to the end: another one asks for nothing. */
  const busy = useRef(false);

  useEffect(() => {
    // while another tab of the page is open no text stands there that it could be put into
    if (!asked || !ended || !isWritten) return;
    setAsked(undefined);
    reset();
    if (ended.offline) return setOutcome({ kind: "offline", missed: [] });
    const text = ended.variants[0] ?? ended.text ?? "";
    void offer(text, asked, contentId, rules).then((came) => {
      setOutcome(came);
      if (came?.kind === "offered") onTaken(ended.id);
    });
  }, [asked, contentId, ended, isWritten, onTaken, reset, rules]);

  const translate = async (rows: readonly PairedRow[]) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await ask(rows);
    } finally {
      busy.current = false;
    }
  };

  const ask = async (rows: readonly PairedRow[]) => {
    const order = rows.filter((row): row is Order[number] => row.other !== undefined);
    const content = ((twin?.content.body ?? null) as JSONContent | null)?.content ?? [];
    const blocks = order.flatMap(({ other }) => content[other.at] ?? []);
    const markdown = await loadMarkdown().catch(sayPartMissing);
    if (!markdown || !twin || blocks.length < order.length) return;
    setOutcome(undefined);
    setAsked({ order, blocks, rows: twin.rows });
    await start({
      kind: "TRANSLATE",
      companyId,
      contentId,
      locale,
      selection: markdown.writeMarkdown(standingDocument({ type: "doc", content: blocks })),
      idempotencyKey: randomId(),
    });
  };

  /** Asks once more for what came to nothing, as far as it is still behind. */
  const again = () => {
    const keys = new Set(asked?.order.map(({ other }) => other.key));
    const rows = twin?.rows.filter(({ other, state }) => other && keys.has(other.key) && state !== "IN_STEP") ?? [];
    return rows.length > 0 ? translate(rows) : Promise.resolve();
  };

  return {
    run,
    underWay: asked !== undefined && (isUnderWay(run) || ended !== undefined),
    failed: run.phase === "failed" ? (run.error ?? "") : undefined,
    /** A person stopped it: nothing of it is in the text. */
    stopped: run.phase === "stopped",
    again,
    outcome,
    translate,
    stop,
    /** What the company's glossary has for a paragraph of the twin. */
    glossaryOf: (text: string) => fixedTerms(text, rules),
  };
}

/** Puts a translation into the text, paragraph by paragraph, as suggestions; what has been changed meanwhile is left alone. */
async function offer(
  written: string,
  { order, blocks, rows }: { order: Order; blocks: readonly Block[]; rows: readonly PairedRow[] },
  contentId: string,
  rules: readonly VoiceRule[],
): Promise<Translated | undefined> {
  const markdown = await loadMarkdown().catch(sayPartMissing);
  if (!markdown) return undefined;
  const notes = blocks.flatMap((block) => notesIn(standingDocument({ type: "doc", content: [block] })));
  const came = (markdown.parseMarkdown(written, notes).content ?? []).filter((block) => blockWords(block) !== "");
  const missed = missedTerms(order.map(({ other }) => other.text).join("\n"), came.map(blockWords).join("\n"), rules);
  const portions = order.length === 1 ? [came] : came.map((block) => [block]);
  if (came.length === 0 || portions.length !== order.length) return { kind: "unmatched", missed: [] };
  const text = writtenBlocks();
  // from the end, so that what is ahead stays where it is
  const offered = order
    .map((row, at) => ({ row, portion: portions[at] ?? [] }))
    .toReversed()
    .filter(({ row: { own, other }, portion }) =>
      own ? text?.suggestInstead(own, portion) : text?.suggestAfter(ownBefore(rows, other.key), portion),
    );
  keepOffers(
    contentId,
    offered.map(({ row, portion }) => ({ own: paragraphKey(blockWords(portion[0] ?? {})), other: row.other.key })),
  );
  return offered.length > 0 ? { kind: "offered", missed } : { kind: "changed", missed: [] };
}

/** The paragraph of the own text behind which a missing one belongs. */
const ownBefore = (rows: readonly PairedRow[], key: string) =>
  rows
    .slice(
      0,
      rows.findIndex(({ other, own }) => !own && other?.key === key),
    )
    .findLast(({ own }) => own)?.own;
