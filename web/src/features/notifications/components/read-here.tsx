import { useMutation } from "@apollo/client/react";
import { useLocation } from "react-router";
import { MarkNotificationsReadDocument } from "../../../generated/graphql.ts";
import { useLive } from "../../../lib/live/use-live.ts";

/** Whoever looks at the thing that a notification is about has seen what it tells. */
export function ReadHere() {
  const { pathname, search } = useLocation();
  const [mark] = useMutation(MarkNotificationsReadDocument);
  useLive("notification", ({ id, targetId }) => {
    const looksAtIt = targetId && (pathname.split("/").includes(targetId) || new URLSearchParams(search).get("id") === targetId);
    // When it can't be kept it stays unread, which does no harm.
    if (looksAtIt && !document.hidden) mark({ variables: { ids: [id] } }).catch(() => {});
  });
  return null;
}
