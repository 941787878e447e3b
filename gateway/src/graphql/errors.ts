import { currentContext, ERROR_STATUS, type ErrorCode, type Logger, MESSAGES, text } from "@muhtawa/service-kit/edge";
import type { GraphQLFormattedError } from "graphql";

/** What GraphQL itself refuses, before or instead of running it: kept as it is, for developers. */
const OF_GRAPHQL = new Set([
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "BAD_REQUEST",
  "PERSISTED_QUERY_NOT_SUPPORTED",
]);

const isErrorCode = (code: unknown): code is ErrorCode => typeof code === "string" && code in ERROR_STATUS;

/** The HTTP status of an operation that wholly failed by this error. */
export function statusOf(error: GraphQLFormattedError | undefined): number {
  const code = error?.extensions?.["code"];
  if (isErrorCode(code)) return ERROR_STATUS[code];
  return OF_GRAPHQL.has(String(code)) ? 400 : ERROR_STATUS.INTERNAL;
}

/** Errors leave with code, fields and plain details only; one that nobody foresaw is logged and masked, with a reference that finds its log lines and its trace. */
export function errorFormatter(logger: Logger): (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError {
  return (formatted, error) => {
    const { code, fields, serviceName, ...rest } = formatted.extensions ?? {};
    const place = {
      ...(formatted.locations && { locations: formatted.locations }),
      ...(formatted.path && { path: formatted.path }),
    };
    const { correlationId: reference, locale = "en" } = currentContext() ?? {};
    const internal = { code: "INTERNAL", ...(reference && { reference }) };
    if (code === "INTERNAL") return { message: formatted.message, ...place, extensions: internal };
    if (isErrorCode(code))
      return { message: formatted.message, ...place, extensions: { code, ...(isFields(fields) ? { fields } : {}), ...plain(rest) } };
    // A subgraph's query is made by the gateway: that it is malformed is not the client's fault.
    if (typeof code === "string" && OF_GRAPHQL.has(code) && serviceName === undefined)
      return { message: formatted.message, ...place, extensions: { code } };
    logger.error({ err: error, subgraph: serviceName, correlationId: reference }, "operation failed unexpectedly");
    return { message: text(MESSAGES.internal, locale), ...place, extensions: internal };
  };
}

const isFields = (fields: unknown): fields is Record<string, string[]> => typeof fields === "object" && fields !== null;

/** Details are numbers, flags and short words (`version`, `retryAfter`), which neither stacks nor nested exceptions are. */
function plain(details: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).filter(
      ([, value]) => typeof value === "number" || typeof value === "boolean" || (typeof value === "string" && value.length <= 200),
    ),
  );
}
