import { chakra } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { Icon } from "./icon.tsx";
import type { Option } from "./single-select.tsx";

interface OfferedKeywordsProps {
  /** Of the group. */
  label: string;
  options: readonly Option[];
  disabled?: boolean;
  onAdd: (value: string) => void;
}

/** What may be added to a list by a press, below its field. */
export function OfferedKeywords({ label, options, disabled, onAdd }: OfferedKeywordsProps) {
  if (options.length === 0) return null;
  return (
    <chakra.div role="group" aria-label={label} display="flex" flexWrap="wrap" gap="1.5">
      {options.map((option) => (
        <chakra.button
          key={option.value}
          type="button"
          disabled={disabled}
          onClick={() => onAdd(option.value)}
          display="inline-flex"
          alignItems="center"
          gap="1"
          minH="26px"
          px="2"
          border="1px dashed"
          borderColor="border.control"
          borderRadius="sm"
          textStyle="small"
          color="fg.muted"
          _hover={{ color: "fg", bg: "bg.subtle" }}
          _disabled={{ color: "fg.disabled" }}
          css={{ "@media (pointer: coarse)": { minH: "40px" } }}
        >
          <Icon as={Plus} size="s" />
          <bdi>{option.label}</bdi>
        </chakra.button>
      ))}
    </chakra.div>
  );
}
