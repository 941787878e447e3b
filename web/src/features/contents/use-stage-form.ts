import { useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { FieldSourceInput, StageContentFragment } from "../../generated/graphql.ts";
import { applyProblem } from "../../lib/form/apply-problem.ts";
import { useMending } from "../../lib/form/use-mending.ts";
import { problemOf } from "../../lib/http/problem-of.ts";
import { notify } from "../../lib/notify.ts";
import { useFieldSources } from "../../ui/ai-form/field-sources.ts";
import { useStageDraft, useStoredStage } from "./use-stage-draft.ts";
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
}

/** A stage's form: its values, who wrote them, and saving with everything that can go wrong. */
export function useStageForm<Values extends FieldValues>(options: StageFormOptions<Values>) {
  const { stage, content, valuesOf, fields, save, messages, isFilled } = options;
  const { t } = useTranslation("contents");
  const navigate = useNavigate();
  const { key, draft } = useStoredStage<Values>(stage, content?.id);
  const form = useForm<Values>({ defaultValues: valuesOf(content) as DefaultValues<Values> });
  useMending(form);
  const sources = useFieldSources(content?.provenance, draft?.sources);
  const base = useRef(draft ? draft.version : content?.version);
  const { forget } = useStageDraft(key, form, sources, () => base.current);
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState(false);
  const [conflict, setConflict] = useState(false);
  const { isDirty } = form.formState;
  const dirty = useRef(isDirty);
  dirty.current = isDirty;

  useEffect(() => {
    if (!draft) return;
    form.reset(draft.values, { keepDefaultValues: true });
    dirty.current = true;
  }, [draft, form]);

  // The content changes elsewhere: what the person has entered stays, and is saved on the version it was entered on.
  useEffect(() => {
    if (!content || content.version === base.current || dirty.current) return;
    form.reset(valuesOf(content));
    base.current = content.version;
  }, [content, form, valuesOf]);

  const settle = (stored: StageContentFragment) => {
    form.reset(valuesOf(stored));
    base.current = stored.version;
    forget();
    sources.forget();
    setConflict(false);
    setFailed(false);
  };

  const store = async (values: Values): Promise<StageContentFragment | undefined> => {
    setSaving(true);
    setFailed(false);
    try {
      const stored = await save(values, {
        sources: sources.inputFor(fields),
        ...(base.current === undefined ? {} : { expectedVersion: base.current }),
      });
      notify.success(t(content && isFilled(content) ? messages.updated : messages.saved));
      settle(stored);
      return stored;
    } catch (error) {
      setFailed(true);
      const problem = problemOf(error);
      if (problem?.code === "CONFLICT") setConflict(true);
      applyProblem(problem ?? error, form.setError, fields);
      return undefined;
    } finally {
      setSaving(false);
    }
  };

  const run = (onward: boolean) =>
    form.handleSubmit(async (values) => {
      const stored = await store(values);
      if (!stored) return;
      const next = STAGES[positionOf(stage) + 1];
      if (onward && next) await navigate(stagePath(next.stage, stored.id));
      else if (!content) await navigate(stagePath(stage, stored.id), { replace: true });
    })();

  return {
    form,
    sources,
    conflict,
    frame: {
      saving,
      failed,
      dirty: isDirty,
      savedAt: content?.updatedAt,
      onSave: () => void run(false),
      onContinue: () => void run(true),
    },
    /** Gives up what was entered for what is stored. */
    takeStored: settle,
    /** Saves what was entered in the place of what is stored. */
    keepMine: (stored: StageContentFragment) => {
      base.current = stored.version;
      return run(false);
    },
  };
}
