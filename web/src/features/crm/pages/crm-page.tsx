import { chakra } from "@chakra-ui/react";
import { Columns3, Plus, Rows3, UsersRound } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useListParams } from "../../../lib/list-params.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { AddContact } from "../components/add-contact.tsx";
import { Board } from "../components/board.tsx";
import { ContactTable } from "../components/contact-table.tsx";
import { CrmFilters, filterOf } from "../components/crm-filters.tsx";
import { Duplicates } from "../components/duplicates.tsx";

/** Everybody who wrote or registered: a board by stage, or a table. */
export function Component() {
  const { t } = useTranslation("crm");
  const params = useListParams();
  usePageTitle(t("title"));
  const view = params.get("tab") === "table" ? "table" : "board";
  const filter = filterOf(params);
  const [open, setOpen] = useState<"add" | "duplicates">();
  return (
    <>
      <PageHeader
        title={t("title")}
        actions={
          <>
            <LinkButton to="/crm/soon" variant="ghost">
              {t("soon.title")}
            </LinkButton>
            <Button icon={UsersRound} onClick={() => setOpen("duplicates")}>
              {t("duplicates")}
            </Button>
            <Button variant="solid" icon={Plus} onClick={() => setOpen("add")}>
              {t("add")}
            </Button>
            <Segmented
              label={t("view")}
              value={view}
              onChange={(next) => params.set({ tab: next === "table" ? next : "" })}
              segments={[
                { value: "board", label: t("board"), icon: Columns3 },
                { value: "table", label: t("tableView"), icon: Rows3 },
              ]}
            />
          </>
        }
      />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <CrmFilters params={params} />
      </chakra.div>
      {view === "board" ? (
        <Board filter={filter} />
      ) : (
        <ContactTable params={params} filter={filter} onClear={() => params.replace({ tab: "table" })} />
      )}
      {open === "add" && <AddContact onClose={() => setOpen(undefined)} />}
      {open === "duplicates" && <Duplicates onClose={() => setOpen(undefined)} />}
    </>
  );
}
