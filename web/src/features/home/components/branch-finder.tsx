import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { SearchInput } from "../../../ui/search-input.tsx";
import { findBranches } from "../find-branches.ts";
import { setQueryValue, useHome } from "../home-state.ts";
import { BranchGrid } from "./branch-grid.tsx";

/** Branches with a search above, for more of them than can be taken in at a glance. */
export function BranchFinder() {
  const { t } = useTranslation("home");
  const { branches, queryValue } = useHome((home) => home);
  const found = findBranches(branches, queryValue);
  return (
    <>
      <SearchInput label={t("findBranch")} value={queryValue} onChange={setQueryValue} width="320px" />
      {found.length > 0 ? (
        <BranchGrid branches={found} />
      ) : (
        <chakra.p role="status" color="fg.muted">
          {t("noSuchBranch")}
        </chakra.p>
      )}
    </>
  );
}
