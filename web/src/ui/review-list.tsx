import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface ReviewEntry {
  label: string;
  value: ReactNode;
}

interface ReviewListProps {
  entries: readonly ReviewEntry[];
  /** Each label above its value, for a narrow panel. */
  stacked?: boolean;
}

/** What has been entered, to be checked before it is sent. Entries without a value are left out. */
export function ReviewList({ entries, stacked }: ReviewListProps) {
  return (
    <chakra.dl m="0" textStyle="small">
      {entries
        .filter(({ value }) => value !== undefined && value !== null && value !== "" && value !== false)
        .map(({ label, value }) => (
          <chakra.div
            key={label}
            display="grid"
            gridTemplateColumns={stacked ? "minmax(0, 1fr)" : { base: "116px minmax(0, 1fr)", md: "160px minmax(0, 1fr)" }}
            columnGap="3"
            rowGap="0.5"
            py="2"
            borderBlockEndWidth="1px"
            borderColor="border.muted"
            _last={{ borderBlockEndWidth: "0" }}
          >
            <chakra.dt color="fg.subtle" {...(stacked ? { textStyle: "caption" } : {})}>
              {label}
            </chakra.dt>
            <chakra.dd m="0" overflowWrap="anywhere">
              {value}
            </chakra.dd>
          </chakra.div>
        ))}
    </chakra.dl>
  );
}
