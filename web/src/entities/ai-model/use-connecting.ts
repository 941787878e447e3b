import { useMutation } from "@apollo/client/react";
import type { ApolloCache } from "@apollo/client";
import {
  AiModelsDocument,
  AiModelStatesDocument,
  ConnectModelDocument,
  DisconnectModelDocument,
  type ModelConnectionFieldsFragment,
  ModelConnectionDocument,
} from "../../generated/graphql.ts";

/** What stands in the lists of models follows. */
const REFETCHED = [AiModelsDocument, AiModelStatesDocument];

const keep = (cache: ApolloCache, connection: ModelConnectionFieldsFragment | undefined) => {
  if (connection)
    cache.writeQuery({
      query: ModelConnectionDocument,
      variables: { purpose: connection.purpose },
      data: { modelConnection: connection },
    });
};

/** Connects and disconnects; what is shown of models is told. */
export function useConnecting() {
  const [connect, connecting] = useMutation(ConnectModelDocument, {
    refetchQueries: REFETCHED,
    update: (cache, { data }) => keep(cache, data?.connectModel as ModelConnectionFieldsFragment | undefined),
  });
  const [disconnect] = useMutation(DisconnectModelDocument, {
    refetchQueries: REFETCHED,
    update: (cache, { data }) => keep(cache, data?.disconnectModel as ModelConnectionFieldsFragment | undefined),
  });
  return { connect, connecting: connecting.loading, disconnect };
}
