import type { ApolloServerPlugin } from "@apollo/server";
import type { Logger, RequestContext } from "@muhtawa/service-kit/edge";
import { MESSAGES, text } from "@muhtawa/service-kit/edge";
import { statusOf } from "./errors.ts";

/** Gives a wholly failed operation the HTTP status of its first error, and holds back what the gateway notes for itself. */
export function answerStatus(logger: Logger): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ response, contextValue }) {
          const { http, body } = response;
          http.headers.set("cache-control", "no-store");
          if (body.kind !== "single") return;
          const result = body.singleResult;
          const incomplete = result.extensions?.["valueCompletion"];
          delete result.extensions;
          if (incomplete) {
            // A subgraph left out a non-null field without an error.
            logger.error({ incomplete, correlationId: contextValue.correlationId }, "a subgraph's answer breaks its schema");
            result.errors ??= [{ message: text(MESSAGES.unavailable, contextValue.locale), extensions: { code: "SERVICE_UNAVAILABLE" } }];
          }
          if (result.data || !result.errors?.length) return;
          const [first] = result.errors;
          const refusedByGraphql = http.status !== undefined && http.status >= 400 && http.status < 500;
          if (!refusedByGraphql) http.status = statusOf(first);
          const retryAfter = first?.extensions?.["retryAfter"];
          if (typeof retryAfter === "number") http.headers.set("retry-after", String(retryAfter));
        },
      };
    },
  };
}
