import type { ApolloServerPlugin } from "@apollo/server";
import { nameSpan, type RequestContext } from "@muhtawa/service-kit/edge";
import { Kind } from "graphql";
import type { OperationLabel } from "../http/request-log.ts";

/** Where a request's context keeps what the log will call its operation. */
export const OPERATION_LABEL = Symbol("operation label");

/** Characters of a name that are logged; clients may write books into one. */
const LONGEST_NAME = 100;

/** Notes which operation a request runs. */
export const operationLabel: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation, operationName, contextValue }) {
        if (!operation) return;
        const first = operation.selectionSet.selections[0];
        const label: OperationLabel = {
          name: operationName?.slice(0, LONGEST_NAME) ?? null,
          type: operation.operation,
          field: first?.kind === Kind.FIELD ? first.name.value : "fragment",
        };
        contextValue.memo.set(OPERATION_LABEL, label);
        nameSpan(`${label.type} ${label.field}`);
      },
    };
  },
};
