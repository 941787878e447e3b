import { useEffect, useState } from "react";
import { type FieldPath, type FieldValues, useController, useFormContext } from "react-hook-form";
import { useOnline } from "../../lib/use-online.ts";
import { AiTextField } from "../ai-text-field.tsx";
import { useAiForm } from "./ai-form-context.ts";
import { useFieldGeneration } from "./use-field-generation.ts";

interface AiFieldProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  optional?: boolean;
  rows?: number;
  placeholder?: string;
  /** The AI writes it first; by hand only after it was asked once, or while it can't be. */
  aiFirst?: boolean;
  aiLabel?: string;
  /** What else the AI should know: what the form says so far. */
  prompt?: () => string;
}

/** A text of a form that the person or the AI writes. What the AI first offers goes into an empty field by itself. */
export function AiField<Values extends FieldValues>({ name, prompt, aiFirst, ...look }: AiFieldProps<Values>) {
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController({ name, control });
  const { sources } = useAiForm();
  const { tried } = sources;
  const online = useOnline();
  const [before, setBefore] = useState<string>();
  const value = (field.value as string | undefined) ?? "";

  const { fieldRun, generate, stop } = useFieldGeneration({
    field: name,
    variants: 3,
    ...(prompt ? { prompt } : {}),
    onEnd: ({ result, text, id }) => {
      sources.tried(name);
      const first = result?.variants[0] ?? text;
      if (!value.trim() && first && id) take(first, id);
      setGenerationId(id);
    },
  });
  const [generationId, setGenerationId] = useState<string>();
  // A generation that couldn't begin has no end: the quota is used up, the service is away.
  const failed = fieldRun.status === "failed";
  useEffect(() => {
    if (failed) tried(name);
  }, [failed, name, tried]);

  const take = (variant: string, from: string) => {
    setBefore(value);
    field.onChange(variant);
    sources.wroteAi(name, from);
  };

  return (
    <AiTextField
      {...look}
      {...(aiFirst ? { aiFirst: online && !sources.hasTried(name) } : {})}
      value={value}
      name={field.name}
      ref={field.ref}
      error={fieldState.error?.message}
      onBlur={field.onBlur}
      onChange={(text) => {
        field.onChange(text);
        sources.wrotePerson(name);
      }}
      provenance={sources.markOf(name)}
      run={fieldRun}
      onGenerate={() => void generate()}
      onStop={() => void stop()}
      onUse={(variant) => generationId && take(variant, generationId)}
      onUndo={
        before === undefined
          ? undefined
          : () => {
              field.onChange(before);
              sources.wrotePerson(name);
              setBefore(undefined);
            }
      }
    />
  );
}
