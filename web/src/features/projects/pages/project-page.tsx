import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useNavigate, useParams } from "react-router";
import { ProjectDocument, type ProjectQuery } from "../../../generated/graphql.ts";
import { useIsOwn } from "../../../entities/account/use-is-own.ts";
import { orNotFound } from "../../../lib/not-found.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Button, IconButton, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ContentList } from "../../../entities/content/content-list.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { DeleteProject } from "../../../entities/project/delete-project.tsx";
import { ProjectDialog } from "../../../entities/project/project-dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ProjectDetails } from "../components/project-details.tsx";

export function Component() {
  const { t } = useTranslation("projects");
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(ProjectDocument, { variables: { id }, skip: !id, fetchPolicy: "cache-and-network" });
  usePageTitle(data?.project.name ?? t("title"));
  if (!id) return <Navigate to="/companies" replace />;
  if (data) return <ProjectContents key={id} project={data.project} />;
  orNotFound(error);
  return error ? (
    <ErrorDisplay message={t("fetchFailed")} onRetry={() => void refetch()} />
  ) : (
    <Card>
      <Skeleton lines={8} />
    </Card>
  );
}

const Crumb = chakra(Link, { base: { _hover: { textDecoration: "underline" } } });

/** A project with its contents. */
function ProjectContents({ project }: { project: ProjectQuery["project"] }) {
  const { t } = useTranslation(["projects", "companies"]);
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const { company } = project;
  const own = useIsOwn(company.owner);
  const list = `/companies/show/${company.id}?tab=projects`;

  return (
    <>
      <PageHeader
        title={project.name}
        above={
          <>
            <Crumb to="/companies">{t("companies:title")}</Crumb> /{" "}
            <Crumb to={list}>
              <bdi>{company.brandName}</bdi>
            </Crumb>
          </>
        }
        actions={
          own && (
            <>
              <IconButton icon={Trash2} size="md" variant="outline" label={t("delete.confirm")} onClick={() => setDeleting(true)} />
              <Button icon={Pencil} onClick={() => setEditing(true)}>
                {t("edit")}
              </Button>
              <LinkButton to={`/companies/add-content?company=${company.id}&project=${project.id}`} variant="solid" icon={Plus}>
                {t("companies:newContent")}
              </LinkButton>
            </>
          )
        }
      />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1.8fr) minmax(0, 1fr)" }}
        gap="4"
        alignItems="start"
      >
        <chakra.div minW="0" order={{ base: 2, lg: 1 }}>
          <ContentList companyId={company.id} projectId={project.id} readOnly={!own} />
        </chakra.div>
        <chakra.div minW="0" order={{ base: 1, lg: 2 }}>
          <ProjectDetails project={project} />
        </chakra.div>
      </chakra.div>
      {editing && <ProjectDialog companyId={company.id} project={project} onClose={() => setEditing(false)} />}
      {deleting && (
        <DeleteProject project={project} onClose={() => setDeleting(false)} onDeleted={() => navigate(list, { replace: true })} />
      )}
    </>
  );
}
