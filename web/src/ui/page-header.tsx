import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface PageHeaderProps {
  title: string;
  /** Above the title: where one is. */
  above?: ReactNode;
  /** Below it: one sentence, a date. */
  below?: ReactNode;
  actions?: ReactNode;
  /** Before the title: what it is known by. */
  mark?: ReactNode;
}

export function PageHeader({ title, above, below, actions, mark }: PageHeaderProps) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="3">
      <chakra.div display="flex" flexDirection="column" flex="1 1 auto" minW="0">
        {above && (
          <chakra.div textStyle="caption" color="fg.subtle">
            {above}
          </chakra.div>
        )}
        <chakra.div display="flex" alignItems="center" gap="3" minW="0">
          {mark}
          <chakra.h1 textStyle="h1" minW="0" overflowWrap="anywhere">
            <bdi>{title}</bdi>
          </chakra.h1>
        </chakra.div>
        {below && (
          <chakra.div textStyle="small" color="fg.subtle">
            {below}
          </chakra.div>
        )}
      </chakra.div>
      {actions && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          {actions}
        </chakra.div>
      )}
    </chakra.div>
  );
}
