import { useMutation, useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { ContentCompaniesDocument, CreateContentDocument, SaveContentNeedsDocument } from "../../../generated/graphql.ts";
import { currentLocale } from "../../../lib/locale/locales.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { DraftGate } from "../../../ui/drafts/draft-gate.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { FocusBar } from "../../../ui/focus-bar.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { NeedsForm } from "../components/needs-form.tsx";
import { StageGate, type StageProps } from "../components/stage-gate.tsx";
import type { NeedsValues } from "../needs-values.ts";
import { storedContent } from "../stored-content.ts";
import { type StageDraft, stageDraftOf } from "../use-stage-draft.ts";

/** The first stage: of the content that the address names, or of a new one. */
export function Component() {
  const { t } = useTranslation("contents");
  const [params] = useSearchParams();
  usePageTitle(t("stagePages.NEEDS.title"));
  return params.get("id") ? (
    <StageGate<NeedsValues> stage="NEEDS">{(props) => <StoredNeeds {...props} />}</StageGate>
  ) : (
    <DraftGate<StageDraft<NeedsValues>> key="new" about={stageDraftOf("NEEDS")}>
      {(kept) => <NewContent kept={kept} />}
    </DraftGate>
  );
}

function StoredNeeds({ content, onReload, kept }: StageProps<NeedsValues>) {
  const [saveNeeds] = useMutation(SaveContentNeedsDocument);
  return (
    <NeedsForm
      content={content}
      kept={kept}
      company={content.company}
      onReload={onReload}
      save={async (input) => {
        const { data } = await saveNeeds({ variables: { id: content.id, input } });
        return storedContent(data?.saveContentNeeds.content);
      }}
    />
  );
}

function NewContent({ kept }: Pick<StageProps<NeedsValues>, "kept">) {
  const { t } = useTranslation("contents");
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(ContentCompaniesDocument, { fetchPolicy: "cache-and-network" });
  const [createContent] = useMutation(CreateContentDocument);
  const companies = data?.companies.results ?? [];
  const [companyId, setCompanyId] = useState(params.get("company") ?? "");
  const [projectId, setProjectId] = useState(params.get("project") ?? "");
  const company = companies.find(({ id }) => id === companyId) ?? companies[0];

  if (!data || companies.length === 0)
    return (
      <>
        <FocusBar backTo="/contents" backLabel={t("backToContents")} crumbs={[t("newContent")]} />
        <chakra.main id="main" w="100%" maxW="form" mx="auto" p="6">
          {error && !data ? (
            <ErrorDisplay message={t("fetchFailed")} onRetry={() => void refetch()} />
          ) : data ? (
            <EmptyState
              title={t("noCompany.title")}
              text={t("noCompany.text")}
              action={
                <LinkButton to="/companies/add" variant="solid" icon={Plus}>
                  {t("noCompany.action")}
                </LinkButton>
              }
            />
          ) : (
            <Skeleton lines={8} />
          )}
        </chakra.main>
      </>
    );

  return (
    <NeedsForm
      company={company}
      kept={kept}
      companies={companies}
      projectId={projectId}
      onCompany={(id) => {
        setCompanyId(id);
        setProjectId("");
      }}
      onProject={setProjectId}
      onReload={() => Promise.resolve(undefined)}
      save={async (input) => {
        const created = await createContent({
          variables: { companyId: company?.id ?? "", projectId: projectId || null, input: { locale: currentLocale(), ...input } },
        });
        return storedContent(created.data?.createContent.content);
      }}
    />
  );
}
