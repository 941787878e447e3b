import { ApolloProvider } from "@apollo/client/react";
import { useState } from "react";
import { Outlet } from "react-router";
import { makeApolloClient } from "../lib/apollo.ts";
import { KeepUser } from "./chrome/keep-user.tsx";

/**
 * What the signed-in pages share: the API client, with the data of whoever was signed in when they came here.
 * Signing out leaves these pages, and the client with them; that alone asks for nothing again.
 */
export function Component() {
  const [client] = useState(makeApolloClient);
  return (
    <ApolloProvider client={client}>
      <KeepUser />
      <Outlet />
    </ApolloProvider>
  );
}
