import { useMutation, useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { BranchEntriesDocument, type BranchEntryFragment, DeleteBranchDocument } from "../../../generated/graphql.ts";
import { currentLocale } from "../../../lib/locale/locales.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { useEntryDialogs } from "../use-entry-dialogs.ts";
import { BranchDialog } from "./branch-dialog.tsx";
import { DeleteEntry } from "./delete-entry.tsx";
import { EntryMenu } from "./entry-menu.tsx";
import { Panel, PanelBar } from "./panel-bar.tsx";

/** The branches of the home page. */
export function BranchesPanel() {
  const { t } = useTranslation("basicData");
  const { data, error, refetch } = useQuery(BranchEntriesDocument, { fetchPolicy: "cache-and-network" });
  const [remove] = useMutation(DeleteBranchDocument, { refetchQueries: [BranchEntriesDocument], awaitRefetchQueries: true });
  const dialogs = useEntryDialogs<BranchEntryFragment>();
  const leaving = dialogs.deleting ? (data?.branches.find(({ id }) => id === dialogs.entry?.id) ?? dialogs.entry) : undefined;
  const inLocale = (english?: string | null, arabic?: string | null) =>
    currentLocale() === "ar" ? (arabic ?? english) : (english ?? arabic);

  const columns: Column<BranchEntryFragment>[] = [
    {
      id: "name",
      header: t("name"),
      cell: ({ name, nameAr }) => <chakra.bdi fontWeight="medium">{inLocale(name, nameAr)}</chakra.bdi>,
    },
    {
      id: "address",
      header: t("address"),
      hideOnPhone: true,
      cell: ({ address, addressAr }) => <bdi>{inLocale(address, addressAr)}</bdi>,
    },
    { id: "phone", header: t("phone"), cell: ({ phone }) => phone && <bdi dir="ltr">{phone}</bdi> },
    { id: "whatsapp", header: t("whatsapp"), hideOnPhone: true, cell: ({ whatsapp }) => whatsapp && <bdi dir="ltr">{whatsapp}</bdi> },
    {
      id: "email",
      header: t("email"),
      hideOnPhone: true,
      cell: ({ email }) =>
        email && (
          <chakra.bdi dir="ltr" overflowWrap="anywhere">
            {email}
          </chakra.bdi>
        ),
    },
    {
      id: "menu",
      header: t("common:more"),
      hideHeader: true,
      align: "end",
      cell: (branch) => <EntryMenu name={branch.name} onEdit={() => dialogs.edit(branch)} onDelete={() => dialogs.askAbout(branch)} />,
    },
  ];

  return (
    <Panel>
      <PanelBar
        action={
          <Button variant="solid" icon={Plus} onClick={dialogs.add}>
            {t("branch.add")}
          </Button>
        }
      />
      {error && !data ? (
        <ErrorDisplay message={t("branch.fetchFailed")} onRetry={() => void refetch()} />
      ) : (
        <Card flush>
          <DataTable
            label={t("tabs.branches")}
            columns={columns}
            rows={data?.branches ?? []}
            rowKey={({ id }) => id}
            loading={!data}
            empty={{ text: t("branch.empty") }}
          />
        </Card>
      )}
      {dialogs.editing && <BranchDialog key={dialogs.entry?.id ?? "new"} branch={dialogs.entry} onClose={dialogs.close} />}
      {leaving && (
        <DeleteEntry
          kind="branch"
          entry={leaving}
          onClose={dialogs.close}
          remove={() => remove({ variables: { id: leaving.id, expectedVersion: leaving.version } })}
          lookAgain={refetch}
        />
      )}
    </Panel>
  );
}
