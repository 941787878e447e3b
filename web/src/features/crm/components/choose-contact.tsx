import { useTranslation } from "react-i18next";
import { useListParams } from "../../../lib/list-params.ts";
import { chakra } from "@chakra-ui/react";
import { ContactTable } from "./contact-table.tsx";
import { CrmFilters, filterOf } from "./crm-filters.tsx";

/** Without one chosen: everybody, to choose from. */
export function ChooseContact() {
  const { t } = useTranslation("crm");
  const params = useListParams();
  return (
    <chakra.section aria-label={t("choose")} display="flex" flexDirection="column" gap="4">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <CrmFilters params={params} />
      </chakra.div>
      <ContactTable params={params} filter={filterOf(params)} onClear={params.clear} />
    </chakra.section>
  );
}
