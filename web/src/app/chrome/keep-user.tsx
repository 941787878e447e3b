import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { CurrentUserDocument } from "../../generated/graphql.ts";
import { authState, rememberUser } from "../../lib/auth/auth.ts";

/** Who is signed in may have another name or picture since the browser kept them: what the service says takes their place. */
export function KeepUser() {
  const { data } = useQuery(CurrentUserDocument, { fetchPolicy: "network-only", nextFetchPolicy: "cache-only" });
  const user = data?.currentUser;
  useEffect(() => {
    if (user && user.id === authState().user?.id) rememberUser({ username: user.username, role: user.role, image: user.image ?? null });
  }, [user]);
  return null;
}
