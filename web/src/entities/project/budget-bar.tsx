import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { riyals } from "./money.ts";

interface BudgetBarProps {
  /** In riyals; NaN and absent count as nothing. */
  internal: number | null | undefined;
  external: number | null | undefined;
}

const amountOf = (entered: number | null | undefined) => (entered && entered > 0 ? entered : 0);

/** A project's budget: its total, and how much of it comes from within and from outside. */
export function BudgetBar({ internal, external }: BudgetBarProps) {
  const { t } = useTranslation("projects");
  const parts = [
    { id: "internal", amount: amountOf(internal), color: "fg" },
    { id: "external", amount: amountOf(external), color: "border.control" },
  ] as const;
  const total = parts[0].amount + parts[1].amount;
  return (
    <chakra.div display="flex" flexDirection="column" gap="2" textStyle="small">
      <Line name={t("fields.totalBudget")} strong>
        {riyals(total)}
      </Line>
      <chakra.div aria-hidden display="flex" gap="2px" h="8px" borderRadius="sm" overflow="hidden" bg="bg.emphasized">
        {parts.map(({ id, amount, color }) => amount > 0 && <chakra.span key={id} bg={color} flexGrow={amount / total} flexBasis="0" />)}
      </chakra.div>
      {parts.map(({ id, amount, color }) => (
        <Line key={id} name={t(`budget.${id}`)} swatch={color}>
          {riyals(amount)}
          {total > 0 && (
            <chakra.span color="fg.subtle" ms="2">
              {formatNumber(amount / total, { style: "percent", maximumFractionDigits: 0 })}
            </chakra.span>
          )}
        </Line>
      ))}
    </chakra.div>
  );
}

function Line({ name, strong, swatch, children }: { name: string; strong?: boolean; swatch?: string; children: ReactNode }) {
  return (
    <chakra.div display="flex" alignItems="center" gap="2" {...(strong ? { fontWeight: "semibold" } : { color: "fg.muted" })}>
      {swatch && <chakra.span aria-hidden w="8px" h="8px" borderRadius="2px" bg={swatch} />}
      <span>{name}</span>
      <chakra.span ms="auto" fontVariantNumeric="tabular-nums">
        {children}
      </chakra.span>
    </chakra.div>
  );
}
