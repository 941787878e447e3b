import { chakra } from "@chakra-ui/react";
import { Fragment, type ReactNode } from "react";

export interface ReviewEntry {
  label: string;
  value: ReactNode;
}

/** What has been entered, to be checked before it is sent. Entries without a value are left out. */
export function ReviewList({ entries }: { entries: readonly ReviewEntry[] }) {
  return (
    <chakra.dl display="grid" gridTemplateColumns={{ base: "116px 1fr", md: "160px 1fr" }} textStyle="small" m="0">
      {entries
        .filter(({ value }) => value !== undefined && value !== null && value !== "")
        .map(({ label, value }) => (
          <Fragment key={label}>
            <chakra.dt py="2" color="fg.subtle" borderBlockEndWidth="1px" borderColor="border.muted">
              {label}
            </chakra.dt>
            <chakra.dd py="2" m="0" minW="0" overflowWrap="anywhere" borderBlockEndWidth="1px" borderColor="border.muted">
              {value}
            </chakra.dd>
          </Fragment>
        ))}
    </chakra.dl>
  );
}
