import { useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { FieldSourceInput, StageContentFragment } from "../../generated/graphql.ts";
import { applyProblem } from "../../lib/form/apply-problem.ts";
import { authState } from "../../lib/auth/auth.ts";
import { draftKey } from "../../lib/drafts/drafts.ts";
import { NotSent } from "../../lib/drafts/not-sent.ts";
import { putWaiting, withdraw } from "../../lib/drafts/outbox.ts";
import { takeBack } from "../../lib/drafts/send-waiting.ts";
import { useOutcome } from "../../lib/drafts/use-waiting.ts";
import { useMending } from "../../lib/form/use-mending.ts";
import { problemOf } from "../../lib/http/problem-of.ts";
import { notify } from "../../lib/notify.ts";
import type { KeptDraft } from "../../ui/drafts/draft-gate.tsx";
import { useFieldSources } from "../../ui/ai-form/field-sources.ts";
import { type StageDraft, stageDraftOf, useStageDraft } from "./use-stage-draft.ts";
import { changedPart } from "./changed-part.ts";
import { positionOf, type Stage, STAGES, stagePath } from "./stages.ts";

interface StageFormOptions<Values extends FieldValues> {
  stage: Stage;
  content: StageContentFragment | undefined;
  /** The stage's part of a content, as its form holds it. */
  valuesOf: (content: StageContentFragment | undefined) => Values;
  fields: readonly FieldPath<Values>[];
  /** Sends the stage; resolves to the content as stored. */
  save: (values: Values, common: { sources: FieldSourceInput[]; expectedVersion?: number }) => Promise<StageContentFragment>;
  /** Keys of the messages for a first and for a later save. */
  messages: { saved: string; updated: string };
  isFilled: (content: StageContentFragment) => boolean;
  /** What was left unsaved here. */
  kept: KeptDraft<StageDraft<Values>>;
  /** Fields that the AI writes first: going on with one of them empty says so. */
  aiFirst?: readonly FieldPath<Values>[];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isBlank = (value: unknown) => (Array.isArray(value) ? value.length === 0 : String(value ?? "").trim() === "");

/** What was left here: as it was entered last, and as it waits to be sent. */
function leftHere<Values>({ draft, waiting }: KeptDraft<StageDraft<Values>>) {
  const queued = waiting?.value as StageDraft<Values> | undefined;
  return {
    draft: draft ?? (waiting && queued && { value: queued, version: waiting.version, at: waiting.at }),
    queuedBefore: waiting?.state === "waiting" ? queued?.values : undefined,
  };
}

/** A stage's form: its values, who wrote them, and saving with everything that can go wrong. */
export function useStageForm<Values extends FieldValues>(options: StageFormOptions<Values>) {
  const { stage, content, valuesOf, fields, save, messages, isFilled, kept, aiFirst = [] } = options;
  const { t } = useTranslation(["contents", "generation"]);
  const navigate = useNavigate();
  const { key, waiting } = kept;
  const [{ draft, queuedBefore }] = useState(() => leftHere(kept));
  const [restoredAt, setRestoredAt] = useState(waiting ? undefined : draft?.at);
  /** The values as they were saved without a network; they are sent without us. */
  const [queued, setQueued] = useState(queuedBefore);
  const form = useForm<Values>({ defaultValues: valuesOf(content) as DefaultValues<Values> });
  useMending(form);
  const sources = useFieldSources(content?.provenance, draft?.value.sources);
  const base = useRef(draft ? draft.version : content?.version);
  const { forget } = useStageDraft(key, form, sources, () => base.current);
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState(false);
  const [conflict, setConflict] = useState(waiting?.state === "conflict");
  const [leaving, setLeaving] = useState<string>();
  // Once the form is known to be clean, so that nobody is asked whether to leave it.
  useEffect(() => {
    if (leaving) void navigate(leaving, { replace: !content });
  }, [leaving, navigate, content]);
  const { isDirty } = form.formState;
  const dirty = useRef(isDirty);
  dirty.current = isDirty;

  useEffect(() => {
    if (!draft) return;
    const asQueued = isSame(draft.value.values, queuedBefore);
    form.reset(draft.value.values, { keepDefaultValues: !asQueued });
    dirty.current = !asQueued;
  }, [draft, form, queuedBefore]);

  // The content changes elsewhere: what the person has entered stays, and is saved on the version it was entered on.
  useEffect(() => {
    if (!content || content.version === base.current || dirty.current || queued || conflict) return;
    form.reset(valuesOf(content));
    base.current = content.version;
  }, [conflict, content, form, queued, valuesOf]);

  /** What is stored becomes what the form begins with; what was changed since it was sent stays in the form, unsaved. */
  const settle = (stored: StageContentFragment, sent?: Values): boolean => {
    const now = form.getValues();
    const later = sent ? fields.filter((field) => !isSame(now[field], sent[field])) : [];
    form.reset(valuesOf(stored));
    for (const field of later) form.setValue(field, now[field], { shouldDirty: true });
    base.current = stored.version;
    dirty.current = later.length > 0;
    if (later.length === 0) forget();
    setQueued(undefined);
    sources.forget(later);
    setRestoredAt(undefined);
    setConflict(false);
    setFailed(false);
    return later.length === 0;
  };

  /** Nobody answered: what was entered waits on this device, and is sent when somebody does. */
  const wait = async (values: Values, { operation, variables }: NotSent) => {
    const value: StageDraft<Values> = { values, sources: sources.changed };
    const on = base.current;
    const known = content && content.version === on ? { base: changedPart(content, variables) } : {};
    await putWaiting(
      content ? key : draftKey(authState().user?.id, `content.${crypto.randomUUID()}`),
      {
        operation,
        variables,
        ...(content && on !== undefined ? { subject: content.id, version: on, ...known } : { draftAbout: stageDraftOf(stage) }),
        value,
        what: content ? stage : "content",
        title: content?.title ?? String((variables["input"] as { title?: string } | undefined)?.title ?? ""),
        path: stagePath(stage, content?.id),
      },
      navigator.onLine,
    );
    const settled = isSame(form.getValues(), values);
    if (settled) form.reset(values);
    dirty.current = !settled;
    if (content) setQueued(values);
    else forget();
    notify.info(t("offline:kept"));
    return { stored: content, settled };
  };

  const store = async (values: Values): Promise<{ stored: StageContentFragment | undefined; settled: boolean } | undefined> => {
    setSaving(true);
    setFailed(false);
    try {
      if (queued) await takeBack(key);
      const stored = await save(values, {
        sources: sources.inputFor(fields),
        ...(base.current === undefined ? {} : { expectedVersion: base.current }),
      });
      notify.success(t(content && isFilled(content) ? messages.updated : messages.saved));
      // one that was refused, or in conflict, before this
      void withdraw(key);
      return { stored, settled: settle(stored, values) };
    } catch (error) {
      if (error instanceof NotSent) return await wait(values, error);
      setFailed(true);
      const problem = problemOf(error);
      if (problem?.code === "CONFLICT") setConflict(true);
      applyProblem(problem ?? error, form.setError, fields);
      return undefined;
    } finally {
      setSaving(false);
    }
  };

  /** Says of each field that waits for the AI that it does; whether there was one. */
  const waitsForAi = (values: Values): boolean => {
    const waiting = navigator.onLine ? aiFirst.filter((field) => isBlank(values[field]) && !sources.hasTried(field)) : [];
    for (const field of waiting) form.setError(field, { message: t("generation:clickAi") });
    return waiting.length > 0;
  };

  const run = (onward: boolean) =>
    form.handleSubmit(async (values) => {
      if (onward && waitsForAi(values)) return;
      const answer = await store(values);
      if (!answer) return;
      const { stored, settled } = answer;
      const next = STAGES[positionOf(stage) + 1];
      if (!stored) return settled && setLeaving("/contents");
      if (onward && next && settled) return setLeaving(stagePath(next.stage, stored.id));
      return !content && settled && setLeaving(stagePath(stage, stored.id));
    })();

  useOutcome(key, (outcome) => {
    if (outcome.event === "discarded") return content && (queued || conflict) ? void settle(content) : undefined;
    if (!queued) return undefined;
    if (outcome.event === "sent") return void settle(outcome.stored as StageContentFragment, queued);
    if (outcome.event !== "conflict" && outcome.event !== "refused") return undefined;
    setQueued(undefined);
    setConflict(outcome.event === "conflict");
    return setFailed(outcome.event === "refused");
  });

  return {
    form,
    sources,
    conflict,
    restoredAt,
    /** The fields whose stored value is another than the one entered here. */
    differences: (stored: StageContentFragment) => {
      const [theirs, mine] = [valuesOf(stored), form.getValues()];
      return fields.flatMap((field) => (isSame(theirs[field], mine[field]) ? [] : [{ field, stored: theirs[field], mine: mine[field] }]));
    },
    frame: {
      saving,
      failed,
      dirty: isDirty,
      waiting: queued !== undefined,
      savedAt: content?.updatedAt,
      onSave: () => void run(false),
      onContinue: () => void run(true),
    },
    /** Gives up a draft that was left here. */
    discard: (stored: StageContentFragment | undefined) => {
      void takeBack(key);
      if (stored) return void settle(stored);
      form.reset(valuesOf(undefined));
      forget();
      sources.forget();
      return setRestoredAt(undefined);
    },
    /** Gives up what was entered for what is stored. */
    takeStored: (stored: StageContentFragment) => {
      void takeBack(key);
      settle(stored);
    },
    /** Saves what was entered in the place of what is stored. */
    keepMine: (stored: StageContentFragment) => {
      base.current = stored.version;
      return run(false);
    },
  };
}

export type StageForm<Values extends FieldValues> = ReturnType<typeof useStageForm<Values>>;
