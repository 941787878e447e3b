import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon, type IconShape } from "../../../ui/icon.tsx";

/** A paragraph with its writer's mark in the gutter. */
export function FigureLine({ mark, color, children }: { mark: IconShape; color: string; children: ReactNode }) {
  return (
    <chakra.div display="flex" gap="2.5">
      <chakra.span pt="7px">
        <Icon as={mark} size="s" color={color} />
      </chakra.span>
      <p>{children}</p>
    </chakra.div>
  );
}
