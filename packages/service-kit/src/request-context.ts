import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { Locale, Role, TokenGrant } from "@muhtawa/contracts";

/** Who calls: the claims of a verified access token. */
export interface Actor {
  readonly id: string;
  readonly role: Role;
  readonly scope: readonly string[];
  readonly sessionId: string;
  /** The account's epoch when the token was signed; a new password raises it. */
  readonly epoch?: number;
  /** The grant of the personal token that the actor calls with; absent in a session, which may do everything that the person may. */
  readonly grant?: TokenGrant;
}

/** The context of the request or event that is being handled. */
export interface RequestContext {
  readonly actor: Actor | null;
  readonly locale: Locale;
  readonly correlationId: string;
  readonly ip: string;
  /** What the browser said it is known by; identity finds out whether it is. */
  readonly device?: string | undefined;
  /** The caller's bearer token as received, for calls on their behalf. */
  readonly token: string | null;
  /** Sets a header on the HTTP answer; does nothing outside a request. */
  readonly setHeader: (name: string, value: string) => void;
  /** Aborted when the client no longer waits for the answer; for work that may be left undone. */
  readonly signal?: AbortSignal | undefined;
  /** Values that live as long as this request, such as loaders; made on first use. */
  readonly memo: Map<unknown, unknown>;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs work with a context, which logs and published events then carry. */
export const withContext = <Result>(context: RequestContext, work: () => Result): Result => storage.run(context, work);

/** The context of the work under way, if there is one. */
export const currentContext = (): RequestContext | undefined => storage.getStore();

/** The context of work that no request caused: sweeps, seeds, consumers. */
export const systemContext = (correlationId: string = randomUUID()): RequestContext => ({
  actor: null,
  locale: "en",
  correlationId,
  ip: "",
  token: null,
  setHeader: () => {},
  memo: new Map(),
});

/** A value made once a request, e.g. a DataLoader: `perRequest(context, companyLoader, () => new DataLoader(...))`. */
export function perRequest<Value>(context: RequestContext, key: unknown, make: () => Value): Value {
  if (!context.memo.has(key)) context.memo.set(key, make());
  return context.memo.get(key) as Value;
}
