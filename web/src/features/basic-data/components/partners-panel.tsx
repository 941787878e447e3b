import { useMutation, useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { DeletePartnerDocument, PartnerEntriesDocument, type PartnerEntryFragment } from "../../../generated/graphql.ts";
import { formatNumber } from "../../../lib/format.ts";
import { mediaUrl } from "../../../lib/media/media.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { useEntryDialogs } from "../use-entry-dialogs.ts";
import { DeleteEntry } from "./delete-entry.tsx";
import { EntryMenu } from "./entry-menu.tsx";
import { Panel, PanelBar } from "./panel-bar.tsx";
import { PartnerDialog } from "./partner-dialog.tsx";

/** The partners of the home page, in their order. */
export function PartnersPanel() {
  const { t } = useTranslation("basicData");
  const { data, error, refetch } = useQuery(PartnerEntriesDocument, { fetchPolicy: "cache-and-network" });
  const [remove] = useMutation(DeletePartnerDocument, { refetchQueries: [PartnerEntriesDocument], awaitRefetchQueries: true });
  const dialogs = useEntryDialogs<PartnerEntryFragment>();
  const leaving = dialogs.deleting ? (data?.partners.find(({ id }) => id === dialogs.entry?.id) ?? dialogs.entry) : undefined;

  const columns: Column<PartnerEntryFragment>[] = [
    { id: "order", header: t("order"), width: "72px", cell: ({ order }) => formatNumber(order) },
    {
      id: "name",
      header: t("name"),
      cell: ({ name, nameAr, image }) => (
        <chakra.span display="flex" alignItems="center" gap="3" minW="0">
          {image && <chakra.img src={mediaUrl(image, 64)} alt="" w="32px" h="32px" objectFit="contain" borderRadius="sm" />}
          <chakra.span display="flex" flexDirection="column" alignItems="flex-start" minW="0">
            <chakra.bdi fontWeight="medium" overflowWrap="anywhere">
              {name}
            </chakra.bdi>
            {nameAr && (
              <chakra.bdi lang="ar" textStyle="caption" color="fg.subtle">
                {nameAr}
              </chakra.bdi>
            )}
          </chakra.span>
        </chakra.span>
      ),
    },
    {
      id: "website",
      header: t("website"),
      hideOnPhone: true,
      cell: ({ website }) =>
        website && (
          <a href={website} target="_blank" rel="noreferrer">
            <chakra.bdi dir="ltr" overflowWrap="anywhere">
              {website}
            </chakra.bdi>
          </a>
        ),
    },
    {
      id: "menu",
      header: t("common:more"),
      hideHeader: true,
      align: "end",
      cell: (partner) => <EntryMenu name={partner.name} onEdit={() => dialogs.edit(partner)} onDelete={() => dialogs.askAbout(partner)} />,
    },
  ];

  return (
    <Panel>
      <PanelBar
        action={
          <Button variant="solid" icon={Plus} onClick={dialogs.add}>
            {t("partner.add")}
          </Button>
        }
      />
      {error && !data ? (
        <ErrorDisplay message={t("partner.fetchFailed")} onRetry={() => void refetch()} />
      ) : (
        <Card flush>
          <DataTable
            label={t("tabs.partners")}
            columns={columns}
            rows={data?.partners ?? []}
            rowKey={({ id }) => id}
            loading={!data}
            empty={{ text: t("partner.empty") }}
          />
        </Card>
      )}
      {dialogs.editing && <PartnerDialog key={dialogs.entry?.id ?? "new"} partner={dialogs.entry} onClose={dialogs.close} />}
      {leaving && (
        <DeleteEntry
          kind="partner"
          entry={leaving}
          onClose={dialogs.close}
          remove={() => remove({ variables: { id: leaving.id, expectedVersion: leaving.version } })}
          lookAgain={refetch}
        />
      )}
    </Panel>
  );
}
