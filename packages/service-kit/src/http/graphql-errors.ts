import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { unwrapResolverError } from "@apollo/server/errors";
import { badInput, DomainError, unavailable } from "../errors.ts";
import type { Logger } from "../logger.ts";
import { MESSAGES, text } from "../messages.ts";
import { isUnreachable } from "../persistence/database-errors.ts";
import { currentContext } from "../request-context.ts";
import { fieldOfInvalidInstant } from "./scalars.ts";

/** Errors of GraphQL itself: a query that doesn't parse or validate, a variable of the wrong type. */
const OF_GRAPHQL = new Set([
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "BAD_USER_INPUT",
  "OPERATION_RESOLUTION_FAILURE",
  "BAD_REQUEST",
]);

/** The one place where errors become GraphQL: typed ones keep code, fields and message in the request's language; the unexpected is logged and masked. */
export function graphqlErrorFormatter(logger: Logger): (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError {
  return (formatted, error) => {
    const original = asAvailability(inFieldTerms(unwrapResolverError(error)));
    const locale = currentContext()?.locale ?? "en";
    const place = { locations: formatted.locations, path: formatted.path };
    if (original instanceof DomainError) {
      if (original.cause && isUnreachable(original.cause)) logger.warn({ err: original.cause }, "the database could not be asked");
      const fields = original.fieldsIn(locale);
      return {
        ...place,
        message: original.in(locale),
        extensions: { code: original.code, ...(fields ? { fields } : {}), ...original.details },
      };
    }
    if (original instanceof GraphQLError && OF_GRAPHQL.has(String(formatted.extensions?.code)))
      return { ...place, message: formatted.message, extensions: { code: formatted.extensions?.code } };
    logger.error({ err: original }, "operation failed unexpectedly");
    return { ...place, message: text(MESSAGES.internal, locale), extensions: { code: "INTERNAL" } };
  };
}

/** A database that can't be reached or takes too long: SERVICE_UNAVAILABLE instead of INTERNAL. */
export const asAvailability = (error: unknown): unknown =>
  isUnreachable(error) && !(error instanceof DomainError) ? unavailable(error) : error;

/** A date that GraphQL refused is a mistake in a field like any other. */
function inFieldTerms(error: unknown): unknown {
  const field = error instanceof GraphQLError ? fieldOfInvalidInstant(error) : undefined;
  return field === undefined ? error : badInput({ field, message: MESSAGES.invalidInstant });
}
