import { ApolloProvider } from "@apollo/client/react";
import { useState } from "react";
import { Outlet } from "react-router";
import { makeApolloClient } from "../lib/apollo.ts";
import { useAuth } from "../lib/auth/auth.ts";

function WithClient() {
  const [client] = useState(makeApolloClient);
  return (
    <ApolloProvider client={client}>
      <Outlet />
    </ApolloProvider>
  );
}

/** What the signed-in pages share: the API client, a new one for each person. */
export function Component() {
  const { user } = useAuth();
  return <WithClient key={user?.id} />;
}
