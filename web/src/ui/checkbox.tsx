import { chakra } from "@chakra-ui/react";
import { type ComponentProps, type ReactNode, type Ref, useCallback } from "react";
import { FieldError } from "./field.tsx";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "checked" | "onChange" | "ref" | "color"> {
  children?: ReactNode;
  /** Its name when no words stand beside it. */
  label?: string;
  checked?: boolean | "indeterminate";
  onChange?: (checked: boolean) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** The browser's own control in the product's colour. */
export function Checkbox({ children, label, checked, onChange, error, ref, ...rest }: CheckboxProps) {
  const attach = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = checked === "indeterminate";
      if (typeof ref === "function") ref(input);
      else if (ref) ref.current = input;
    },
    [checked, ref],
  );
  return (
    <chakra.span display="inline-flex" flexDirection="column" gap="1.5">
      <chakra.label
        display="inline-flex"
        alignItems="flex-start"
        gap="2"
        minH="24px"
        textStyle="small"
        cursor="pointer"
        css={{
          "&:has(:disabled)": { color: "fg.disabled", cursor: "not-allowed" },
          "@media (pointer: coarse)": { minH: "40px", alignItems: "center" },
        }}
      >
        <chakra.input
          ref={attach}
          type="checkbox"
          aria-label={label}
          aria-invalid={error ? true : undefined}
          {...(checked === undefined ? {} : { checked: checked === true })}
          onChange={(event) => onChange?.(event.target.checked)}
          flex="none"
          w="16px"
          h="16px"
          mt="1px"
          accentColor="{colors.brand.solid}"
          css={{ "@media (pointer: coarse)": { mt: "0" } }}
          {...rest}
        />
        {children}
      </chakra.label>
      {error && <FieldError>{error}</FieldError>}
    </chakra.span>
  );
}
