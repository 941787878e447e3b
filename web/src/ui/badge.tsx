import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon, type IconShape } from "./icon.tsx";

export type BadgeTone = "neutral" | "success" | "warning" | "danger" | "info" | "brand" | "outline";

const Base = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "5px",
    minH: "22px",
    px: "2",
    borderRadius: "sm",
    fontSize: "xs",
    fontWeight: "medium",
    lineHeight: "1.2",
    whiteSpace: "nowrap",
  },
  variants: {
    tone: {
      neutral: { bg: "bg.muted", color: "fg.muted" },
      success: { bg: "success.subtle", color: "success.fg" },
      warning: { bg: "warning.subtle", color: "warning.fg" },
      danger: { bg: "danger.subtle", color: "danger.fg" },
      info: { bg: "info.subtle", color: "info.fg" },
      brand: { bg: "brand.muted", color: "brand.fg" },
      outline: { color: "fg.muted", boxShadow: "inset 0 0 0 1px {colors.border.emphasized}" },
    },
  },
});

interface BadgeProps {
  tone?: BadgeTone;
  /** A status: a dot before the word. */
  dot?: boolean;
  icon?: IconShape;
  title?: string;
  children: ReactNode;
}

export function Badge({ tone = "neutral", dot, icon, title, children }: BadgeProps) {
  return (
    <Base tone={tone} title={title}>
      {dot && <chakra.span aria-hidden w="6px" h="6px" borderRadius="full" bg="currentColor" />}
      {icon && <Icon as={icon} size="s" />}
      {children}
    </Base>
  );
}
