import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { useListParams } from "../../../lib/list-params.ts";
import { SearchInput } from "../../../ui/search-input.tsx";
import { SelectControl } from "../../../ui/single-select.tsx";
import { isKind, KINDS } from "../contact-stages.ts";

type Params = ReturnType<typeof useListParams>;

/** What of the contacts the address names. */
export const filterOf = ({ search, get }: Params) => ({ search: search || null, kind: isKind(get("kind")) ? get("kind") : null });

/** Search, and where contacts come from. */
export function CrmFilters({ params }: { params: Params }) {
  const { t } = useTranslation("crm");
  return (
    <>
      <SearchInput label={t("search")} value={params.search} onChange={params.setSearch} />
      <chakra.div w={{ base: "100%", md: "190px" }}>
        <SelectControl
          aria-label={t("kind")}
          value={filterOf(params).kind ?? ""}
          placeholder={t("anyKind")}
          options={KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          onChange={(event) => params.set({ kind: event.target.value })}
        />
      </chakra.div>
    </>
  );
}
