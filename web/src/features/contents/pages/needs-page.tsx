import { useApolloClient } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useAuth } from "../../../lib/auth/auth.ts";
import type { EditSession } from "../../../lib/editing/edit-session.ts";
import { useSession, useShown } from "../../../lib/editing/sessions.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { FocusBar } from "../../../ui/focus-bar.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { dayKey, morningOf } from "../calendar/month.ts";
import { beginWith } from "../calendar/occasions/begin-with.ts";
import { isOccasion } from "../calendar/occasions/occasions.ts";
import { NeedsForm } from "../components/needs-form.tsx";
import { PageWaiting } from "../components/page-waiting.tsx";
import { StageGate } from "../components/stage-gate.tsx";
import { NEEDS, type NeedsValues } from "../needs-values.ts";
import { openNewContent, type StageAside } from "../stage-session.ts";
import { useCompanyChoice } from "../use-company-choice.ts";

/** The first stage: of the content that the address names, or of a new one. */
export function Component() {
  const { t } = useTranslation("contents");
  const [params] = useSearchParams();
  usePageTitle(t("stagePages.NEEDS.title"));
  if (!params.get("id")) return <BeginContent />;
  return <StageGate part={NEEDS}>{(props) => <NeedsForm {...props} company={props.content.company} />}</StageGate>;
}

function BeginContent() {
  const client = useApolloClient();
  const { user } = useAuth();
  const session = useSession(`stage.${user?.id ?? ""}.NEEDS.new`, () => openNewContent(client));
  return session ? <NewContent session={session} /> : <PageWaiting />;
}

function NewContent({ session }: { session: EditSession<NeedsValues> }) {
  const { t } = useTranslation(["contents", "occasions"]);
  const [params] = useSearchParams();
  useState(() => {
    const occasion = params.get("occasion");
    if (isOccasion(occasion)) beginWith(session, t(`occasions:names.${occasion}`));
  });
  const [place] = useState(() => session.aside as StageAside | undefined);
  const { company, companies, settled, failed, refetch, choose, search } = useCompanyChoice(
    params.get("company") ?? place?.companyId ?? "",
  );
  const [projectId, setProjectId] = useState(params.get("project") ?? place?.projectId ?? "");
  const [day, setDay] = useState(() => {
    const named = params.get("day") ?? "";
    if (morningOf(named)) return named;
    return place?.scheduledFor ? dayKey(new Date(place.scheduledFor)) : "";
  });
  const chosen = company?.id;
  const shown = useShown(session);
  const begun = useRef(shown);
  // another draft was brought in, with the place that it is for
  useEffect(() => {
    if (begun.current === shown) return;
    begun.current = shown;
    const { companyId, projectId: project = "", scheduledFor } = (session.aside ?? {}) as StageAside;
    if (companyId) choose(companyId);
    setProjectId(project);
    setDay(scheduledFor ? dayKey(new Date(scheduledFor)) : "");
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- choosing is another function each time
  }, [shown, session]);
  useEffect(() => {
    session.putAside({ companyId: chosen, projectId, scheduledFor: morningOf(day)?.toISOString() } satisfies StageAside);
    // what is to be seen is where it is made, also when its company can't be chosen here
  }, [chosen, projectId, day, session, shown]);

  if (!settled || !company)
    return (
      <>
        <FocusBar backTo="/contents" backLabel={t("backToContents")} crumbs={[t("newContent")]} />
        <chakra.main id="main" w="100%" maxW="form" mx="auto" p="6">
          {failed ? (
            <ErrorDisplay message={t("fetchFailed")} onRetry={refetch} />
          ) : settled ? (
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
      session={session}
      companies={companies}
      search={search}
      projectId={projectId}
      onCompany={(id) => {
        choose(id);
        setProjectId("");
      }}
      onProject={setProjectId}
      day={day}
      onDay={setDay}
    />
  );
}
