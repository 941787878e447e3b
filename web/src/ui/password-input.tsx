import { chakra } from "@chakra-ui/react";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "./button.tsx";
import { controlRecipe } from "./control-recipe.ts";
import { Field } from "./field.tsx";
import type { TextInputProps } from "./text-input.tsx";

const Input = chakra("input", controlRecipe);

type PasswordInputProps = Omit<TextInputProps, "type" | "dir" | "source">;

/** A password: hidden, unless the person wants to see what they type. It runs left to right in both languages. */
export function PasswordInput({ label, hint, error, optional, end, id, placeholder = " ", ...rest }: PasswordInputProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error} {...(optional ? { optional } : {})} end={end}>
      {(control) => (
        <chakra.div dir="ltr" position="relative">
          <Input {...control} type={shown ? "text" : "password"} placeholder={placeholder} spellCheck={false} pe="12" {...rest} />
          <chakra.span position="absolute" insetBlock="0" insetInlineEnd="1" display="flex" alignItems="center">
            <IconButton
              icon={shown ? EyeOff : Eye}
              label={t(shown ? "hideCharacters" : "showCharacters")}
              aria-pressed={shown}
              disabled={rest.disabled ?? false}
              onClick={() => setShown(!shown)}
            />
          </chakra.span>
        </chakra.div>
      )}
    </Field>
  );
}
