import type { ServerResponse } from "node:http";
import { unavailable } from "../errors.ts";
import type { RequestContext } from "../request-context.ts";

type Resolver = (parent: unknown, args: unknown, context: RequestContext, info: unknown) => unknown;

/**
 * A signal that is aborted when the answer has been sent, the client has disconnected, or `limit` milliseconds are over. One controller
 * for all three: `AbortSignal.any` costs each request more than the rest of this.
 */
export function untilNobodyWaits(response: ServerResponse, limit?: number): AbortSignal {
  const leaving = new AbortController();
  const timer = limit === undefined ? undefined : setTimeout(() => leaving.abort(new Error(`no answer within ${limit} ms`)), limit);
  response.once("close", () => {
    clearTimeout(timer);
    leaving.abort(GONE);
  });
  return leaving.signal;
}

const GONE = new Error("nobody waits for the answer any more");

/** Wraps resolvers so that none starts after the request has ended. A mutation that has started is carried through. */
export function endingWithTheRequest<Resolvers extends object>(resolvers: Resolvers): Resolvers {
  return Object.fromEntries(
    Object.entries(resolvers).map(([type, fields]) => [type, type === "Mutation" || !isPlain(fields) ? fields : ofFields(fields)]),
  ) as Resolvers;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const ofFields = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, typeof field === "function" ? ending(field as Resolver) : field]),
  );

const ending =
  (resolve: Resolver): Resolver =>
  (parent, args, context, info) => {
    if (context?.signal?.aborted) throw unavailable(context.signal.reason);
    return resolve(parent, args, context, info);
  };
