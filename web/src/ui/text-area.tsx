import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { PlainArea } from "./marked-area.tsx";

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<"textarea">, "color"> {
  source?: "ai" | "stale" | undefined;
}

/** Several lines of text; each paragraph finds its own direction. */
export function TextArea({ label, hint, error, optional, end, id, dir = "auto", placeholder = " ", ...rest }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} {...(optional ? { optional } : {})} end={end}>
      {(control) => <PlainArea {...control} dir={dir} placeholder={placeholder} {...rest} />}
    </Field>
  );
}
