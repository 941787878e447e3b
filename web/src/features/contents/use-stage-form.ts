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
  const form = useForm<Values>({ defaultValues: valuesOf(content) as DefaultValues<Values> });
  useMending(form);
  const sources = useFieldSources(content?.provenance);
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState(false);
  const [conflict, setConflict] = useState(false);
  const { isDirty } = form.formState;
  const dirty = useRef(isDirty);
  dirty.current = isDirty;

  // The content arrives after the page, or changes elsewhere: what the person has entered stays.
  useEffect(() => {
    if (content && !dirty.current) form.reset(valuesOf(content));
  }, [content, form, valuesOf]);

  const store = async (values: Values): Promise<StageContentFragment | undefined> => {
    setSaving(true);
    setFailed(false);
    try {
      const stored = await save(values, { sources: sources.inputFor(fields), ...(content ? { expectedVersion: content.version } : {}) });
      notify.success(t(content && isFilled(content) ? messages.updated : messages.saved));
      form.reset(values);
      sources.forget();
      setConflict(false);
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
    takeStored: () => {
      form.reset(valuesOf(content));
      sources.forget();
      setConflict(false);
      setFailed(false);
    },
  };
}
