import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { ContentType } from "../../../generated/graphql.ts";
import { formatNumber } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

interface TypeFigure {
  key: string;
  count: number;
}

const Cell = chakra("td", { base: { py: "1.5", verticalAlign: "middle" } });

/** How many contents there are of each type, the most frequent first: a table whose bars are drawn along the reading direction. */
export function ContentsByType({ types }: { types: readonly TypeFigure[] | undefined }) {
  const { t } = useTranslation(["dashboard", "contents"]);
  const ordered = [...(types ?? [])].filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
  const most = ordered[0]?.count ?? 1;
  return (
    <Card title={t("byType.title")}>
      {!types && <Skeleton lines={5} />}
      {types && ordered.length === 0 && (
        <chakra.p textStyle="small" color="fg.subtle">
          {t("byType.none")}
        </chakra.p>
      )}
      {ordered.length > 0 && (
        <chakra.table w="100%" textStyle="small" aria-label={t("byType.title")} borderCollapse="collapse">
          <chakra.thead srOnly>
            <tr>
              <th scope="col">{t("byType.type")}</th>
              <th scope="col" aria-hidden />
              <th scope="col">{t("contents")}</th>
            </tr>
          </chakra.thead>
          <tbody>
            {ordered.map(({ key, count }) => (
              <tr key={key}>
                <chakra.th scope="row" py="1.5" pe="3" w="34%" fontWeight="normal" textAlign="start">
                  {t(`contents:types.${key as ContentType}`)}
                </chakra.th>
                <Cell aria-hidden>
                  <chakra.div h="8px" minW="3px" w={`${(count / most) * 100}%`} borderRadius="2px" bg="border.control" />
                </Cell>
                <Cell textAlign="end" ps="3" w="56px" color="fg.muted" fontVariantNumeric="tabular-nums">
                  {formatNumber(count)}
                </Cell>
              </tr>
            ))}
          </tbody>
        </chakra.table>
      )}
    </Card>
  );
}
