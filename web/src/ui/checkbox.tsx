import { Checkbox as Parts } from "@chakra-ui/react/checkbox";
import { Check, Minus } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { FieldError } from "./field.tsx";

export interface CheckboxProps {
  children?: ReactNode;
  /** Its name when no words stand beside it. */
  label?: string;
  checked?: boolean | "indeterminate";
  defaultChecked?: boolean;
  onChange?: (checked: boolean) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

export function Checkbox({ children, label, error, onChange, onBlur, ref, ...rest }: CheckboxProps) {
  return (
    <span>
      <Parts.Root invalid={!!error} onCheckedChange={(change) => onChange?.(change.checked === true)} {...rest}>
        <Parts.HiddenInput ref={ref} onBlur={onBlur} {...(label ? { "aria-label": label } : {})} />
        <Parts.Control>
          <Parts.Context>
            {(state) => (state.indeterminate ? <Minus aria-hidden /> : state.checked ? <Check aria-hidden /> : null)}
          </Parts.Context>
        </Parts.Control>
        {children && <Parts.Label>{children}</Parts.Label>}
      </Parts.Root>
      {error && <FieldError>{error}</FieldError>}
    </span>
  );
}
