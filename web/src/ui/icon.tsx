import { chakra } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import type { ComponentType, SVGProps } from "react";

const SIZES = { s: "14px", m: "16px", l: "20px" } as const;

export type IconShape = LucideIcon | ComponentType<SVGProps<SVGSVGElement>>;

interface IconProps {
  as: IconShape;
  size?: keyof typeof SIZES;
  /** For shapes that point along the line: mirrored where text runs right to left. */
  flip?: boolean;
  /** Read out when the icon stands alone; without it the icon is decoration. */
  label?: string;
  color?: string;
}

export function Icon({ as: Shape, size = "m", flip, label, color }: IconProps) {
  return (
    <chakra.span
      display="inline-flex"
      flex="none"
      color={color}
      css={{ "& svg": { w: SIZES[size], h: SIZES[size] }, ...(flip ? { "[dir=rtl] &": { transform: "scaleX(-1)" } } : {}) }}
      {...(label ? { role: "img", "aria-label": label, title: label } : { "aria-hidden": true })}
    >
      <Shape strokeWidth={1.75} width={16} height={16} />
    </chakra.span>
  );
}
