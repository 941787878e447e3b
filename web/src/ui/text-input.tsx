import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { controlRecipe } from "./control-recipe.ts";
import { Field, type FieldProps } from "./field.tsx";

const Input = chakra("input", controlRecipe);

type Native = Omit<ComponentProps<"input">, "size" | "color">;

export interface TextInputProps extends FieldProps, Native {
  size?: "md" | "lg";
  /** Marks text the AI wrote, or that has gone stale, at the field's start. */
  source?: "ai" | "stale" | undefined;
}

const LEFT_TO_RIGHT = new Set(["email", "tel", "url", "password"]);

/** One line of text. Addresses, numbers and passwords run left to right in both languages. */
export function TextInput({ label, hint, error, optional, end, id, type = "text", dir, placeholder = " ", ...rest }: TextInputProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} {...(optional ? { optional } : {})} end={end}>
      {(control) => (
        <Input {...control} type={type} placeholder={placeholder} dir={dir ?? (LEFT_TO_RIGHT.has(type) ? "ltr" : "auto")} {...rest} />
      )}
    </Field>
  );
}
