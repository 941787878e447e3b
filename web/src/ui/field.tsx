import { chakra } from "@chakra-ui/react";
import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "./icon.tsx";

/** What a field and its control share. */
export interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** What is wrong, in words; the control turns red and the hint gives way. */
  error?: string | undefined;
  /** Says "optional" beside the label. Required fields say nothing. */
  optional?: boolean;
  /** Stands at the end of the label's row: provenance, an AI button, a link. */
  end?: ReactNode;
}

interface ControlProps {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

interface Props extends FieldProps {
  id?: string | undefined;
  /** For a control that is several: the label names the group. */
  group?: boolean;
  children: (control: ControlProps) => ReactNode;
}

export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <chakra.span id={id} data-field-error="" display="flex" alignItems="flex-start" gap="1.5" textStyle="caption" color="danger.fg">
      <chakra.span mt="1px">
        <Icon as={CircleAlert} size="s" />
      </chakra.span>
      <span>{children}</span>
    </chakra.span>
  );
}

/** A label above, its control, then a hint or what is wrong, tied together for screen readers. */
export function Field({ id: given, label, hint, error, optional, end, group, children }: Props) {
  const { t } = useTranslation();
  const made = useId();
  const id = given ?? made;
  const note = `${id}-note`;
  const control: ControlProps = { id, ...(error || hint ? { "aria-describedby": note } : {}), ...(error ? { "aria-invalid": true } : {}) };
  return (
    <chakra.div
      data-field=""
      display="flex"
      flexDirection="column"
      gap="1.5"
      minW="0"
      {...(group ? { role: "group", "aria-labelledby": `${id}-label` } : {})}
    >
      <chakra.div
        data-field-label=""
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="2"
        rowGap="1"
        minH="20px"
        textStyle="label"
      >
        <chakra.label id={`${id}-label`} htmlFor={id}>
          {label}
        </chakra.label>
        {optional && (
          <chakra.span color="fg.subtle" fontWeight="normal">
            {t("optional")}
          </chakra.span>
        )}
        {end && (
          <chakra.span display="flex" flexWrap="wrap" alignItems="center" justifyContent="flex-end" gap="2" ms="auto" fontWeight="normal">
            {end}
          </chakra.span>
        )}
      </chakra.div>
      {children(control)}
      {error ? (
        <FieldError id={note}>{error}</FieldError>
      ) : (
        hint && (
          <chakra.span id={note} textStyle="caption" color="fg.subtle">
            {hint}
          </chakra.span>
        )
      )}
    </chakra.div>
  );
}
