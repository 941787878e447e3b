import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

interface CardProps {
  title?: string;
  /** Beside the title, quietly. */
  count?: number;
  /** At the end of the header. */
  action?: ReactNode;
  children: ReactNode;
  /** Contents that bring their own padding: a table, a list. */
  flush?: boolean;
}

export function Card({ title, count, action, children, flush }: CardProps) {
  const id = useId();
  return (
    <chakra.section
      {...(title ? { "aria-labelledby": id } : {})}
      minW="0"
      bg="bg.panel"
      border="1px solid"
      borderColor="border"
      borderRadius="lg"
      overflow="clip"
    >
      {title && (
        <chakra.header
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="2"
          minH="48px"
          px="4"
          py="2"
          borderBlockEnd="1px solid"
          borderColor="border.muted"
        >
          <chakra.h2 id={id} textStyle="h3">
            {title}
          </chakra.h2>
          {count !== undefined && (
            <chakra.span textStyle="caption" color="fg.subtle" fontVariantNumeric="tabular-nums">
              {count}
            </chakra.span>
          )}
          {action && (
            <chakra.div display="flex" alignItems="center" gap="2" ms="auto">
              {action}
            </chakra.div>
          )}
        </chakra.header>
      )}
      {flush ? children : <chakra.div p="4">{children}</chakra.div>}
    </chakra.section>
  );
}
