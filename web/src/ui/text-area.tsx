import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { controlRecipe } from "./control-recipe.ts";
import { Field, type FieldProps } from "./field.tsx";

const Area = chakra("textarea", controlRecipe);

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<"textarea">, "color"> {
  source?: "ai" | "stale" | undefined;
}

/** Several lines of text; each paragraph finds its own direction. */
export function TextArea({ label, hint, error, optional, end, id, dir = "auto", placeholder = " ", ...rest }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} {...(optional ? { optional } : {})} end={end}>
      {(control) => <Area {...control} multiline dir={dir} placeholder={placeholder} {...rest} />}
    </Field>
  );
}
