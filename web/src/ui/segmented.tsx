import { SegmentGroup as Parts } from "@chakra-ui/react/segment-group";
import { Icon, type IconShape } from "./icon.tsx";

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: IconShape;
}

interface SegmentedProps<Value extends string> {
  /** Its name for screen readers. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
}

/** Changes the view of the same thing. */
export function Segmented<Value extends string>({ label, segments, value, onChange, disabled = false }: SegmentedProps<Value>) {
  return (
    <Parts.Root aria-label={label} value={value} disabled={disabled} onValueChange={(change) => onChange(change.value as Value)}>
      {segments.map((segment) => (
        <Parts.Item key={segment.value} value={segment.value}>
          <Parts.ItemText>
            {segment.icon && <Icon as={segment.icon} size="s" />}
            {segment.label}
          </Parts.ItemText>
          <Parts.ItemHiddenInput />
        </Parts.Item>
      ))}
    </Parts.Root>
  );
}
