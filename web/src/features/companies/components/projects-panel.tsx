import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { Ellipsis, FolderOpen, Pencil, Plus, Trash2 } from "lucide-react";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { CompanyProjectsDocument, type ProjectCardFragment } from "../../../generated/graphql.ts";
import { formatDate, formatTime } from "../../../lib/format.ts";
import { mediaUrl } from "../../../lib/media/media.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button, IconButton, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { SearchInput } from "../../../ui/search-input.tsx";
import { DeleteProject } from "../../../entities/project/delete-project.tsx";
import { riyals } from "../../../entities/project/money.ts";
import { ProjectDialog } from "../../../entities/project/project-dialog.tsx";

const PAGE_SIZE = 20;

/** With fewer projects a search is no help. */
const SEARCHED_FROM = 5;

const Name = chakra(Link, { base: { fontWeight: "medium", _hover: { textDecoration: "underline" } } });

interface ProjectsPanelProps {
  companyId: string;
  /** The number of projects has changed. */
  onChanged: () => void;
  /** Somebody else's. */
  readOnly: boolean;
}

/** A company's projects: adding one, changing and deleting them. */
export function ProjectsPanel({ companyId, onChanged, readOnly }: ProjectsPanelProps) {
  const { t } = useTranslation(["projects", "companies"]);
  const navigate = useNavigate();
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState("");
  const find = useCallback((term: string) => {
    setSearch(term.trim());
    setPage(1);
  }, []);
  const [edited, setEdited] = useState<ProjectCardFragment | "new">();
  const [deleting, setDeleting] = useState<ProjectCardFragment>();
  const { data, previousData, error, refetch } = useQuery(CompanyProjectsDocument, {
    variables: { companyId, page, pageSize: PAGE_SIZE, search: search || null },
    fetchPolicy: "cache-and-network",
  });
  const list = (data ?? previousData)?.projects;
  const changed = async () => {
    onChanged();
    const { data: now } = await refetch();
    if (page > 1 && now?.projects.results.length === 0) setPage(page - 1);
  };

  const columns: Column<ProjectCardFragment>[] = [
    {
      id: "name",
      header: t("fields.name"),
      cell: ({ id, name, image, description }) => (
        <chakra.span display="flex" alignItems="center" gap="2" minW="0">
          <Avatar name={name} image={image && mediaUrl(image, 80)} square />
          <chakra.span minW="0">
            <Name to={`/companies/project-content/${id}`}>
              <bdi>{name}</bdi>
            </Name>
            {description && (
              <chakra.span dir="auto" display="block" textAlign="match-parent" textStyle="caption" color="fg.subtle" lineClamp={1}>
                {description}
              </chakra.span>
            )}
          </chakra.span>
        </chakra.span>
      ),
    },
    {
      id: "date",
      header: t("fields.date"),
      hideOnPhone: true,
      cell: ({ date }) => date && <chakra.bdi whiteSpace="nowrap">{`${formatDate(date)} ${formatTime(date)}`}</chakra.bdi>,
    },
    {
      id: "budget",
      header: t("fields.totalBudget"),
      align: "end",
      hideOnPhone: true,
      cell: ({ totalBudget }) => totalBudget != null && riyals(totalBudget),
    },
    {
      id: "affiliated",
      header: t("fields.affiliatedProjectId"),
      hideOnPhone: true,
      cell: ({ affiliatedProject }) => affiliatedProject && <bdi>{affiliatedProject.name}</bdi>,
    },
    ...(readOnly
      ? []
      : [
          {
            id: "content",
            header: t("companies:newContent"),
            hideHeader: true,
            hideOnPhone: true,
            align: "end" as const,
            cell: (project: ProjectCardFragment) => (
              <LinkButton to={`/companies/add-content?company=${companyId}&project=${project.id}`} size="sm">
                {t("companies:newContent")}
              </LinkButton>
            ),
          },
        ]),
    {
      id: "menu",
      header: t("common:more"),
      hideHeader: true,
      align: "end",
      width: "56px",
      cell: (project) => (
        <Menu
          trigger={<IconButton icon={Ellipsis} label={t("common:rowMenu", { name: project.name })} />}
          entries={[
            {
              id: "open",
              label: t("common:open"),
              icon: FolderOpen,
              onSelect: () => void navigate(`/companies/project-content/${project.id}`),
            },
            ...(readOnly
              ? []
              : [
                  { id: "edit", label: t("common:edit"), icon: Pencil, onSelect: () => setEdited(project) },
                  { id: "delete", label: t("common:delete"), icon: Trash2, danger: true, onSelect: () => setDeleting(project) },
                ]),
          ]}
        />
      ),
    },
  ];

  return (
    <chakra.div display="flex" flexDirection="column" gap="4" pt="1">
      {error && !list ? (
        <ErrorDisplay message={t("fetchFailed")} onRetry={() => void refetch()} />
      ) : (
        <Card
          flush
          title={t("title")}
          {...(list ? { count: list.totalCount } : {})}
          action={
            <>
              {(search || (list && list.totalCount > SEARCHED_FROM)) && <SearchInput label={t("search")} value={search} onChange={find} />}
              {!readOnly && (
                <Button size="sm" icon={Plus} onClick={() => setEdited("new")}>
                  {t("add")}
                </Button>
              )}
            </>
          }
        >
          <DataTable
            label={t("title")}
            columns={columns}
            rows={list?.results ?? []}
            rowKey={({ id }) => id}
            loading={!list}
            skeletonRows={3}
            empty={{ text: t("empty.text"), onClear: !!search && (() => find("")) }}
          />
        </Card>
      )}
      {list && list.totalCount > PAGE_SIZE && <Pagination page={page} pageSize={PAGE_SIZE} totalCount={list.totalCount} onPage={setPage} />}
      {edited && (
        <ProjectDialog
          companyId={companyId}
          project={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => void changed()}
        />
      )}
      {deleting && <DeleteProject project={deleting} onClose={() => setDeleting(undefined)} onDeleted={changed} />}
    </chakra.div>
  );
}
