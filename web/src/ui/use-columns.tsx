import { type ReactNode, useState } from "react";
import { STORED } from "../lib/stored-names.ts";
import { readStored, writeStored } from "../lib/stored-values.ts";
import { ColumnMenu } from "./column-menu.tsx";
import type { Column } from "./data-table.tsx";
import { useMedia } from "./use-media.ts";

const PHONE = "(max-width: 47.99rem)";

type Chosen = Readonly<Record<string, boolean>>;

/** A menu's or checkbox's column stays, and so does the first: it says what a row is about. */
const isChoosable = (column: Column<never>, index: number) => index > 0 && !column.hideHeader;

/** The columns of a table as the person wants them, kept in this browser, and the menu to choose them by. */
export function useColumns<Row>(table: string, columns: readonly Column<Row>[]): { shown: Column<Row>[]; menu: ReactNode } {
  const onPhone = useMedia(PHONE);
  const key = STORED.columnsOf(table, onPhone ? "phone" : "wide");
  const [chosen, setChosen] = useState<Record<string, Chosen>>({});
  const current = chosen[key] ?? (JSON.parse(readStored(key) ?? "{}") as Chosen);
  const isShown = ({ id, hideOnPhone }: Column<Row>) => current[id] ?? !(onPhone && hideOnPhone);
  const toggle = (id: string, shown: boolean) => {
    const next = { ...current, [id]: shown };
    writeStored(key, JSON.stringify(next));
    setChosen({ ...chosen, [key]: next });
  };
  return {
    shown: columns
      .filter((column, index) => !isChoosable(column as Column<never>, index) || isShown(column))
      .map((column) => ({ ...column, hideOnPhone: false })),
    menu: (
      <ColumnMenu
        choices={columns
          .filter((column, index) => isChoosable(column as Column<never>, index))
          .map((column) => ({ id: column.id, header: column.header, shown: isShown(column) }))}
        onToggle={toggle}
      />
    ),
  };
}
