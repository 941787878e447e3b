import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface TemplateCardProps {
  /** The radio buttons that it is one of. */
  group: string;
  name: string;
  summary: string;
  checked: boolean;
  onCheck: () => void;
  /** Shown in it where there is no room beside. */
  children?: ReactNode;
}

/** One of the gallery: a radio button as a card, so that the arrow keys go through them. */
export function TemplateCard({ group, name, summary, checked, onCheck, children }: TemplateCardProps) {
  return (
    <chakra.div
      position="relative"
      flex="none"
      border="1px solid"
      borderColor={checked ? "brand.border" : "border"}
      borderRadius="md"
      bg={checked ? "brand.subtle" : "bg.panel"}
      css={{ "&:has(input:focus-visible)": { outline: "2px solid {colors.brand.focusRing}", outlineOffset: "1px" } }}
    >
      <chakra.label display="block" px="3" py="2.5" cursor="pointer">
        <chakra.input type="radio" srOnly name={group} checked={checked} onChange={onCheck} aria-label={name} />
        <chakra.span display="block" textStyle="label" overflowWrap="anywhere">
          <bdi>{name}</bdi>
        </chakra.span>
        <chakra.span display="block" textStyle="small" color="fg.muted" overflowWrap="anywhere">
          <bdi>{summary}</bdi>
        </chakra.span>
      </chakra.label>
      {children && (
        <chakra.div display={{ base: "block", md: "none" }} px="3" pb="3">
          {children}
        </chakra.div>
      )}
    </chakra.div>
  );
}
