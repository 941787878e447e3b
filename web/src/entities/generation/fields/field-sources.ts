import { useCallback, useEffect, useMemo, useState } from "react";
import type { FieldSourceInput, StageContentFragment } from "../../../generated/graphql.ts";
import type { Origin } from "../../../lib/editing/edit-state.ts";
import { markOf } from "../mark-of.ts";
import type { Provenance } from "../../../ui/provenance-mark.tsx";

/** Of a list: those of its entries that the AI wrote, where that is known. */
type FieldOrigin = Origin & { readonly entries?: readonly string[] };

interface ListChange {
  before: readonly string[];
  after: readonly string[];
  /** What suggested the entries that are new; a person's change without it. */
  by?: { generationId: string; byTemplate: boolean };
}

interface SourceKeeping {
  /** What had been changed when the form was left. */
  before?: Record<string, FieldOrigin> | undefined;
  /** Hears of every change. */
  keep?: (changed: Record<string, FieldOrigin>) => void;
  /** Whether a field differs from what is stored: one that was set back comes from where it came from. */
  isChanged?: (field: string) => boolean;
}

/** Who wrote each field of a form: as stored, and as changed since by the AI or by the person. */
export function useFieldSources(
  provenance: StageContentFragment["provenance"] = [],
  { before = {}, keep, isChanged = () => true }: SourceKeeping = {},
) {
  const [changed, setChanged] = useState<Record<string, FieldOrigin>>(before);
  useEffect(() => void keep?.(changed), [changed, keep]);
  const [attempts, setAttempts] = useState<ReadonlySet<string>>(new Set());
  /** Generations without a model: the service names them once it has them, until then they are known here. */
  const [templates, setTemplates] = useState<ReadonlySet<string>>(new Set());
  const stored = useMemo(
    () => Object.fromEntries(provenance.map(({ values, ...entry }) => [entry.field, { ...entry, ...(values ? { entries: values } : {}) }])),
    [provenance],
  );

  const wroteAi = useCallback((field: string, generationId: string, byTemplate = false) => {
    if (byTemplate) setTemplates((before) => new Set([...before, generationId]));
    setChanged((current) => ({ ...current, [field]: { source: "AI", generationId } }));
  }, []);

  const wrotePerson = useCallback(
    (field: string) =>
      setChanged((current) => {
        const origin: Origin | undefined = current[field] ?? stored[field];
        const source = origin && origin.source !== "HUMAN" ? "AI_EDITED" : "HUMAN";
        if (current[field]?.source === source) return current;
        return { ...current, [field]: { source, ...(source === "AI_EDITED" ? { generationId: origin?.generationId ?? null } : {}) } };
      }),
    [stored],
  );

  /** Those of a list's entries that the AI wrote; undefined where a person has changed them and nobody knows which. */
  const aiEntries = (field: string, list: readonly string[]): readonly string[] | undefined => {
    const origin: FieldOrigin | undefined = changed[field] ?? stored[field];
    if (!origin || origin.source === "HUMAN") return [];
    if (origin.entries) return list.filter((entry) => origin.entries?.includes(entry));
    return origin.source === "AI_EDITED" ? undefined : list;
  };

  const wroteEntries = (field: string, { before: from, after, by }: ListChange) => {
    const known = aiEntries(field, from);
    if (!known && !by) return wrotePerson(field);
    if (by?.byTemplate) setTemplates((ids) => new Set([...ids, by.generationId]));
    const fresh = by ? after.filter((entry) => !from.includes(entry)) : [];
    const entries = known && [...known, ...fresh].filter((entry) => after.includes(entry));
    const generationId = by?.generationId ?? (changed[field] ?? stored[field])?.generationId ?? null;
    const origin: FieldOrigin =
      entries?.length === 0
        ? { source: "HUMAN" }
        : { source: by && entries?.length === after.length ? "AI" : "AI_EDITED", generationId, ...(entries ? { entries } : {}) };
    return setChanged((current) => ({ ...current, [field]: origin }));
  };

  const markOfField = (field: string): Provenance | undefined => {
    const origin = (isChanged(field) ? changed[field] : undefined) ?? stored[field];
    if (origin?.source === "AI" && !("stale" in origin && origin.stale) && templates.has(origin.generationId ?? "")) return "template";
    return origin && markOf(origin);
  };

  return {
    wroteAi,
    wrotePerson,
    /** A list has other entries now. */
    wroteEntries,
    aiEntries,
    markOf: markOfField,
    changed,
    /** Whether one of these fields is stale still. */
    anyStale: (fields: readonly string[]) =>
      provenance.some(({ field, stale }) => stale && fields.includes(field) && !(changed[field] && isChanged(field))),
    /** They are stored now; all but those that were changed again since. */
    forget: useCallback(
      (changedSince: readonly string[] = []) =>
        setChanged((current) => Object.fromEntries(Object.entries(current).filter(([field]) => changedSince.includes(field)))),
      [],
    ),
    /** The AI has been asked for a field, whatever came of it. */
    tried: useCallback((field: string) => setAttempts((before) => (before.has(field) ? before : new Set([...before, field]))), []),
    /** Whether a field that the AI writes first may be written by hand. */
    hasTried: (field: string) => attempts.has(field),
    /** For a save: where the changed fields of this stage come from. */
    inputFor: (fields: readonly string[]): FieldSourceInput[] =>
      fields.flatMap((field) => {
        const origin = changed[field];
        if (!origin) return [];
        return [
          {
            field,
            source: origin.source,
            generationId: origin.generationId ?? null,
            ...(origin.entries && { values: [...origin.entries] }),
          },
        ];
      }),
  };
}

export type FieldSources = ReturnType<typeof useFieldSources>;
