import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "./skeleton.tsx";
import { NoData, type NoDataProps } from "./empty-state.tsx";

export interface Column<Row> {
  id: string;
  header: string;
  /** Stands in the heading instead of its words, which still name the column. */
  headerControl?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers and menus stand at the end. */
  align?: "end";
  /** The rest is on the detail page: phones keep title, status and menu. */
  hideOnPhone?: boolean;
  /** The column has no visible heading: a menu, a checkbox. */
  hideHeader?: boolean;
  width?: string;
}

interface DataTableProps<Row> {
  /** Its name for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  loading?: boolean;
  /** As many skeleton rows as the page will have. */
  skeletonRows?: number;
  isSelected?: (row: Row) => boolean;
  /** What helps below 'No data to display' where there are no rows. */
  empty?: NoDataProps;
}

const Cell = chakra("td", {
  base: { h: "46px", px: "3", py: "2", borderBlockEnd: "1px solid", borderColor: "border.muted", verticalAlign: "middle" },
});

const place = (column: Column<never>) => ({
  textAlign: column.align ?? "start",
  display: column.hideOnPhone ? { base: "none", md: "table-cell" } : "table-cell",
  ...(column.align ? { fontVariantNumeric: "tabular-nums" } : {}),
});

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, loading, skeletonRows = 5, isSelected, empty } = props;
  const { t } = useTranslation();
  if (!loading && rows.length === 0) return <NoData {...empty} />;
  return (
    <chakra.div overflowX="auto" aria-busy={loading}>
      <chakra.table w="100%" borderCollapse="collapse" textStyle="small" aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <chakra.th
                key={column.id}
                scope="col"
                w={column.width}
                px="3"
                py="2"
                fontSize="xs"
                fontWeight="medium"
                color="fg.subtle"
                bg="bg.subtle"
                whiteSpace="nowrap"
                borderBlockEnd="1px solid"
                borderColor="border"
                {...place(column)}
              >
                {column.headerControl ?? <chakra.span {...(column.hideHeader ? { srOnly: true } : {})}>{column.header}</chakra.span>}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <chakra.tbody css={{ "& tr:last-child td": { borderBlockEndWidth: "0" } }}>
          {loading
            ? Array.from({ length: skeletonRows }, (_, index) => (
                <tr key={index}>
                  {columns.map((column, at) => (
                    <Cell key={column.id} {...place(column)}>
                      {at === 0 && index === 0 && <chakra.span srOnly>{t("loading")}</chakra.span>}
                      <Skeleton />
                    </Cell>
                  ))}
                </tr>
              ))
            : rows.map((row) => (
                <chakra.tr
                  key={rowKey(row)}
                  {...(isSelected?.(row) ? { bg: "brand.subtle", "aria-selected": true } : { _hover: { bg: "bg.subtle" } })}
                >
                  {columns.map((column) => (
                    <Cell key={column.id} {...place(column)}>
                      {column.cell(row)}
                    </Cell>
                  ))}
                </chakra.tr>
              ))}
        </chakra.tbody>
      </chakra.table>
    </chakra.div>
  );
}
