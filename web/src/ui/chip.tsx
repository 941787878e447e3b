import { chakra } from "@chakra-ui/react";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Icon } from "./icon.tsx";
import { ProvenanceMark } from "./provenance-mark.tsx";

interface ChipProps {
  children: string;
  onRemove?: (() => void) | undefined;
  flashing?: boolean;
  /** The AI wrote it, beside others that a person did. */
  byAi?: boolean;
  disabled?: boolean | undefined;
}

/** A word in a field or a filter; its cross is a button that names what it removes. */
export function Chip({ children, onRemove, flashing, byAi, disabled }: ChipProps) {
  const { t } = useTranslation();
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      minH="24px"
      maxW="100%"
      ps="2"
      pe={onRemove ? "0" : "2"}
      bg="bg.muted"
      border="1px solid"
      borderColor="border"
      borderRadius="sm"
      textStyle="small"
      css={flashing ? { animation: "flash 0.6s" } : undefined}
    >
      {byAi && <ProvenanceMark source="ai" iconOnly />}
      <chakra.bdi minW="0" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        {children}
      </chakra.bdi>
      {onRemove && (
        <chakra.button
          type="button"
          aria-label={t("removeItem", { item: children })}
          disabled={disabled}
          onClick={onRemove}
          display="inline-flex"
          alignItems="center"
          justifyContent="center"
          w="24px"
          h="22px"
          color="fg.subtle"
          borderRadius="sm"
          _hover={{ color: "fg" }}
          css={{ "&:focus-visible": { outlineOffset: "-2px" } }}
        >
          <Icon as={X} size="s" />
        </chakra.button>
      )}
    </chakra.span>
  );
}
