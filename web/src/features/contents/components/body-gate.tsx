import { useApolloClient } from "@apollo/client/react";
import type { ReactNode } from "react";
import { useAuth } from "../../../lib/auth/auth.ts";
import type { Text } from "../../../lib/editing/blocks.ts";
import type { EditSession } from "../../../lib/editing/edit-session.ts";
import { useSession } from "../../../lib/editing/sessions.ts";
import type { BodyContent } from "../body-content.ts";
import { openBody } from "../body-session.ts";
import { PageWaiting } from "./page-waiting.tsx";

interface BodyGateProps {
  content: BodyContent;
  children: (session: EditSession<Text>) => ReactNode;
}

/** Opens the text of a content before the page that edits it is shown. */
export function BodyGate({ content, children }: BodyGateProps) {
  const client = useApolloClient();
  const { user } = useAuth();
  const session = useSession(`body.${user?.id ?? ""}.${content.id}`, () => openBody(client, content));
  return session ? children(session) : <PageWaiting />;
}
