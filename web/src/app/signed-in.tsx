import { ApolloProvider } from "@apollo/client/react";
import { useState } from "react";
import { Outlet, useNavigate } from "react-router";
import { makeApolloClient } from "../lib/apollo.ts";
import { authState } from "../lib/auth/auth.ts";
import { announceCompletion } from "../entities/content/announce-completion.ts";
import { ofUser } from "../lib/http/of-user.ts";
import { keepReading } from "../lib/offline/reading.ts";
import { SearchPalette } from "../features/search/components/search-palette.tsx";
import { KeepUser } from "./chrome/keep-user.tsx";
import { SendWaiting } from "./chrome/send-waiting.tsx";
import { SignOutQuestion } from "./chrome/sign-out-question.tsx";
import { navItems } from "./chrome/nav-items.ts";

const clientOf = (userId: string | undefined, goTo: (path: string) => void) =>
  makeApolloClient(ofUser(userId), announceCompletion(goTo), ...(userId ? [keepReading(userId)] : []));

/**
 * What the signed-in pages share: the API client, with the data of whoever was signed in when they came here.
 * Signing out leaves these pages, and the client with them; that alone asks for nothing again.
 */
export function Component() {
  const navigate = useNavigate();
  const [client] = useState(() => clientOf(authState().user?.id, (path) => void navigate(path)));
  const [pages] = useState(navItems);
  return (
    <ApolloProvider client={client}>
      <KeepUser />
      <SendWaiting />
      <SignOutQuestion />
      <SearchPalette pages={pages} />
      <Outlet />
    </ApolloProvider>
  );
}
