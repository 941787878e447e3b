import { chakra } from "@chakra-ui/react";
import type { Branch } from "../home-state.ts";
import { BranchCard } from "./branch-card.tsx";

/** As many in a row as there is room for, and the row is filled. */
export const Grid = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15.5rem), 1fr))", gap: "4" },
});

export function BranchGrid({ branches }: { branches: readonly Branch[] }) {
  return (
    <Grid>
      {branches.map((branch) => (
        <BranchCard key={branch.id} branch={branch} />
      ))}
    </Grid>
  );
}
