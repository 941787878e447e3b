import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { formatCost } from "../generation/format-cost.ts";
import { Card } from "../../ui/card.tsx";

interface Figures {
  generations: number;
  tokens: number;
  costMicros: number;
}

interface Share extends Figures {
  id: string;
  name: string;
}

interface UsageSharesProps {
  title: string;
  head: string;
  shares: readonly Share[];
  /** What was used for none of them, so that the rows make up the whole. */
  rest?: Figures | undefined;
}

const Head = chakra("th", { base: { px: "4", py: "2", textStyle: "caption", color: "fg.subtle", textAlign: "end", fontWeight: "medium" } });
const Cell = chakra("td", { base: { px: "4", py: "2", textAlign: "end", fontVariantNumeric: "tabular-nums" } });

/** Who or what used how much, the most first. */
export function UsageShares({ title, head, shares, rest }: UsageSharesProps) {
  const { t } = useTranslation("generation");
  const ordered = [
    ...shares.toSorted((one, other) => other.tokens - one.tokens),
    ...(rest ? [{ ...rest, id: "", name: t("usage.noCompany") }] : []),
  ];
  return (
    <Card title={title} flush>
      {ordered.length === 0 ? (
        <chakra.p px="4" py="6" textStyle="small" color="fg.subtle">
          {t("usage.none")}
        </chakra.p>
      ) : (
        <chakra.div overflowX="auto" tabIndex={0} role="group" aria-label={title}>
          <chakra.table w="100%" textStyle="small" aria-label={title} borderCollapse="collapse">
            <chakra.thead bg="bg.subtle">
              <tr>
                <Head scope="col" textAlign="start">
                  {head}
                </Head>
                <Head scope="col">{t("usage.generations")}</Head>
                <Head scope="col">{t("usage.tokens")}</Head>
                <Head scope="col">{t("usage.cost")}</Head>
              </tr>
            </chakra.thead>
            <tbody>
              {ordered.map(({ id, name, generations, tokens, costMicros }) => (
                <chakra.tr key={id} borderBlockStart="1px solid" borderColor="border.muted">
                  <chakra.th scope="row" px="4" py="2" fontWeight="normal" textAlign="start" overflowWrap="anywhere">
                    <bdi>{name}</bdi>
                  </chakra.th>
                  <Cell>{formatNumber(generations)}</Cell>
                  <Cell>{formatNumber(tokens)}</Cell>
                  <Cell>{formatCost(costMicros)}</Cell>
                </chakra.tr>
              ))}
            </tbody>
          </chakra.table>
        </chakra.div>
      )}
    </Card>
  );
}
