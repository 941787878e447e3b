import type { ApolloServerPlugin } from "@apollo/server";
import type { RequestContext } from "@muhtawa/service-kit/edge";
import { GraphQLError } from "graphql";

/** Refuses a request that doesn't name one operation of a kind that is there; the federated executor would call that a fault of its own. */
export const singleOperation: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation, schema, request }) {
        if (!operation) throw unresolved(request.operationName ? "There is no operation of this name." : "Name the one operation to run.");
        if (!schema.getRootType(operation.operation)) throw unresolved(`There is no ${operation.operation} here.`);
      },
    };
  },
};

const unresolved = (message: string) =>
  new GraphQLError(message, { extensions: { code: "OPERATION_RESOLUTION_FAILURE", http: { status: 400 } } });
