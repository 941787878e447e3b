import { isPrompt } from "@muhtawa/text-analysis";
import { useEffect, useRef, useState } from "react";
import type { Locale } from "../../../generated/graphql.ts";
import { entriesOf } from "../../../entities/generation/fields/entries-of.ts";
import { followRun, requestGeneration, stopQuietly } from "../../../entities/generation/generation-run.ts";
import { wasReported } from "../../../lib/http/problem.ts";
import { randomId } from "../../../lib/random-id.ts";
import { DRAFTED_FIELDS, type DraftedField, isList } from "./drafted.ts";

/** What is proposed for one field, and how far that is. */
export interface Proposal {
  field: DraftedField;
  phase: "waiting" | "running" | "done" | "failed";
  text: string;
  value: string | string[];
  generationId?: string;
  /** Made without a model. */
  offline: boolean;
  /** It only says what is to be written there. */
  prompts: boolean;
  error?: string;
}

/** As many as one person has under way at once. */
const LANES = 2;

const none = (field: DraftedField): Proposal => ({ field, phase: "waiting", text: "", value: "", offline: false, prompts: false });

/** The idea that is proposed already; prompts for one are none. */
const ideaIn = (proposals: readonly Proposal[]): string =>
  proposals.find(({ field, phase, prompts }) => field === "idea" && phase === "done" && !prompts)?.text ?? "";

interface BriefDraftOptions {
  companyId: string;
  locale: Locale;
}

/** Drafts the fields of a brief, the idea first, the others with it in mind. Nothing is filled in here. */
export function useBriefDraft({ companyId, locale }: BriefDraftOptions) {
  const [proposals, setProposals] = useState<readonly Proposal[]>([]);
  const [running, setRunning] = useState(false);
  const abort = useRef<AbortController>(undefined);
  const underWay = useRef(new Set<string>());
  const become = (field: DraftedField, part: Partial<Proposal>) =>
    setProposals((before) => before.map((one) => (one.field === field ? { ...one, ...part } : one)));

  /** What was written for a field; empty when it failed or was left. */
  const write = async (field: DraftedField, prompt: string, signal: AbortSignal): Promise<string> => {
    become(field, { phase: "running", text: "" });
    let id: string | undefined;
    try {
      const input = { kind: "FIELD", field, companyId, locale, prompt, idempotencyKey: randomId() } as const;
      ({ id } = await requestGeneration({ ...input, options: { length: "MEDIUM", variants: 1 } }));
      underWay.current.add(id);
      if (signal.aborted) void stopQuietly(id);
      const run = await followRun(id, ({ text }) => become(field, { text }), signal);
      if (signal.aborted) return "";
      if (run.phase !== "done") throw new Error(run.error ?? "");
      const text = run.result?.variants[0] ?? run.text;
      const entries = isList(field) ? entriesOf(text) : [text.trim()].filter(Boolean);
      const prompts = entries.length > 0 && entries.every(isPrompt);
      become(field, {
        phase: "done",
        text,
        value: isList(field) ? entries.filter((entry) => prompts || !isPrompt(entry)) : (entries[0] ?? ""),
        generationId: id,
        offline: run.result?.offline ?? false,
        prompts,
      });
      return prompts ? "" : text;
    } catch (error) {
      if (!signal.aborted) become(field, { phase: "failed", error: error instanceof Error && wasReported(error) ? error.message : "" });
      return "";
    } finally {
      if (id) underWay.current.delete(id);
    }
  };

  const stop = () => {
    abort.current?.abort();
    for (const id of underWay.current) void stopQuietly(id);
    setRunning(false);
    setProposals((before) => before.filter(({ phase }) => phase === "done"));
  };
  const leave = useRef(stop);
  leave.current = stop;
  useEffect(() => () => leave.current(), []);

  const draft = async (fields: readonly DraftedField[], subject: string) => {
    abort.current?.abort();
    const { signal } = (abort.current = new AbortController());
    setRunning(true);
    const [first, ...rest] = fields;
    const idea = first === "idea" ? await write(first, subject, signal) : ideaIn(proposals);
    const queue = first === "idea" ? rest : [...fields];
    const prompt = [subject, idea].filter(Boolean).join("\n");
    const lane = async () => {
      for (let field = queue.shift(); field && !signal.aborted; field = queue.shift()) await write(field, prompt, signal);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    if (!signal.aborted) setRunning(false);
  };

  return {
    proposals,
    running,
    start: (subject: string) => {
      setProposals(DRAFTED_FIELDS.map(none));
      void draft(DRAFTED_FIELDS, subject);
    },
    retry: (field: DraftedField, subject: string) => void draft([field], subject),
    stop,
  };
}
