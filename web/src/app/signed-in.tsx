import { ApolloProvider } from "@apollo/client/react";
import { useState } from "react";
import { Outlet } from "react-router";
import { makeApolloClient } from "../lib/apollo.ts";
import { authState } from "../lib/auth/auth.ts";
import { apiFetch, type Transport } from "../lib/http/api-fetch.ts";
import { SearchPalette } from "../features/search/components/search-palette.tsx";
import { KeepUser } from "./chrome/keep-user.tsx";
import { navItems } from "./chrome/nav-items.ts";

/** After a sign-out the page that is being left may still ask for something: that waits for ever, and goes with the page. */
const whileSignedIn: Transport = (input, init) => (authState().loggedIn ? apiFetch(input, init) : new Promise(() => {}));

/**
 * What the signed-in pages share: the API client, with the data of whoever was signed in when they came here.
 * Signing out leaves these pages, and the client with them; that alone asks for nothing again.
 */
export function Component() {
  const [client] = useState(() => makeApolloClient(whileSignedIn));
  const [pages] = useState(navItems);
  return (
    <ApolloProvider client={client}>
      <KeepUser />
      <SearchPalette pages={pages} />
      <Outlet />
    </ApolloProvider>
  );
}
