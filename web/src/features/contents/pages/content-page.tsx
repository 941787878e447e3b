import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Navigate, useParams, useSearchParams } from "react-router";
import { ContentBodyDocument } from "../../../generated/graphql.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { FocusBar } from "../../../ui/focus-bar.tsx";
import { SaveState } from "../../../ui/save-state.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { BodyWorkspace } from "../components/body-workspace.tsx";
import { BriefPanel } from "../components/brief-panel.tsx";
import { ConflictNote } from "../components/conflict-note.tsx";
import { ContentSummary } from "../components/content-summary.tsx";
import { PageWaiting } from "../components/page-waiting.tsx";
import { stagePath } from "../stages.ts";
import { useArticle } from "../use-article.ts";
import { type BodyContent, useBody } from "../use-body.ts";

export function Component() {
  const { t } = useTranslation("contents");
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(ContentBodyDocument, { variables: { id }, skip: !id, fetchPolicy: "cache-and-network" });
  usePageTitle(data?.content.title ?? t("title"));
  if (!id) return <Navigate to="/contents" replace />;
  if (!data) return <PageWaiting error={!!error} onRetry={() => void refetch()} />;
  return <ContentDetail key={id} content={data.content} onReload={async () => (await refetch()).data?.content} />;
}

interface ContentDetailProps {
  content: BodyContent;
  onReload: () => Promise<BodyContent | undefined>;
}

function ContentDetail({ content, onReload }: ContentDetailProps) {
  const { t } = useTranslation("contents");
  const [params, setParams] = useSearchParams();
  const tab = params.get("tab") === "text" ? "text" : "details";
  const body = useBody(content);
  const article = useArticle(content);

  const details = (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1.6fr) minmax(0, 1fr)" }}
      gap="4"
      alignItems="start"
      maxW="page"
      mx="auto"
      px={{ base: "4", md: "8" }}
      py="6"
    >
      <Card title={t("brief")}>
        <BriefPanel content={content} />
      </Card>
      <ContentSummary content={content} />
    </chakra.div>
  );
  const text = (
    <chakra.div display="grid" minH="calc(100dvh - {sizes.topbar} - 48px)">
      <BodyWorkspace content={content} body={body} article={article}>
        {body.status === "conflict" && (
          <ConflictNote
            onTakeStored={() => void onReload().then((stored) => stored && body.takeStored(stored))}
            onKeepMine={() => void onReload().then((stored) => stored && body.keepMine(stored))}
          />
        )}
      </BodyWorkspace>
    </chakra.div>
  );

  return (
    <>
      <FocusBar
        backTo="/contents"
        backLabel={t("backToContents")}
        crumbs={[content.company.brandName, content.title]}
        status={body.status && <SaveState status={body.status} at={content.updatedAt} onAct={() => void body.saveUnsaved()} />}
        actions={
          tab === "text" ? (
            <Button
              variant="solid"
              disabled={body.status === "saved"}
              busy={body.status === "saving"}
              onClick={() => void body.saveUnsaved()}
            >
              {t("common:save")}
            </Button>
          ) : (
            !content.completed && (
              <LinkButton to={stagePath(content.stage, content.id)} variant="solid">
                {t("continueStages")}
              </LinkButton>
            )
          )
        }
      />
      <chakra.main
        id="main"
        flex="1"
        css={{ "& > div > [role=tablist]": { px: { base: "4", md: "8" } }, "& > div > [role=tabpanel]": { pt: "0" } }}
      >
        <chakra.h1 srOnly>{content.title}</chakra.h1>
        <Tabs
          label={t("title")}
          value={tab}
          onChange={(next) => setParams(next === "text" ? { tab: "text" } : {}, { replace: true })}
          tabs={[
            { value: "details", label: t("details"), content: details },
            { value: "text", label: t("text"), content: text },
          ]}
        />
      </chakra.main>
    </>
  );
}
