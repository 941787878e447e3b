import { useApolloClient } from "@apollo/client/react";
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import type { StageContentFragment } from "../../../generated/graphql.ts";
import { useIsOwn } from "../../../entities/account/use-is-own.ts";
import { useAuth } from "../../../lib/auth/auth.ts";
import type { EditSession } from "../../../lib/editing/edit-session.ts";
import { useSession } from "../../../lib/editing/sessions.ts";
import { openStage, type StagePart } from "../stage-session.ts";
import { useStageContent } from "../use-stage-content.ts";
import { PageWaiting } from "./page-waiting.tsx";

export interface StageProps<Values> {
  content: StageContentFragment;
  session: EditSession<Values>;
}

interface StageGateProps<Values extends object> {
  part: StagePart<Values>;
  children: (props: StageProps<Values>) => ReactNode;
}

/**
 * Fetches the content that a stage page is about, and opens that stage; without an id it begins at the first stage. Another's content is only
 * read: that has a page of its own.
 */
export function StageGate<Values extends object>({ part, children }: StageGateProps<Values>) {
  const { id, content, error, refetch } = useStageContent();
  const own = useIsOwn(content?.owner);
  if (!id) return <Navigate to="/companies/add-content" replace />;
  if (!content) return <PageWaiting error={error} onRetry={() => void refetch()} />;
  if (!own) return <Navigate to={`/contents/show/${id}`} replace />;
  return (
    <OpenStage key={id} part={part} content={content}>
      {children}
    </OpenStage>
  );
}

function OpenStage<Values extends object>({ part, content, children }: StageGateProps<Values> & { content: StageContentFragment }) {
  const client = useApolloClient();
  const { user } = useAuth();
  const session = useSession(`stage.${user?.id ?? ""}.${part.stage}.${content.id}`, () => openStage(client, part, content));
  return session ? children({ content, session }) : <PageWaiting />;
}
