import type { TokenScope } from "@muhtawa/contracts";
import { DomainError } from "./errors.ts";
import { MESSAGES } from "./messages.ts";
import type { Actor, RequestContext } from "./request-context.ts";

/** What somebody who calls with a personal token needs for an operation. */
export interface TokenAccess {
  readonly scope: TokenScope;
  /** Whether a token for some companies is enough: what the operation reaches is looked at by company. */
  readonly byCompany: boolean;
}

/** What each operation needs; one that isn't named, or is undefined, is closed to personal tokens. */
export type TokenAccessTable = Readonly<Record<string, TokenAccess | undefined>>;

/** Reads nothing but what the token's companies have, and what everybody may read. */
export const READ: TokenAccess = { scope: "READ", byCompany: true };
/** Reads beyond single companies. */
export const READ_ALL: TokenAccess = { scope: "READ", byCompany: false };
/** Changes nothing but what the token's companies have. */
export const WRITE: TokenAccess = { scope: "WRITE", byCompany: true };
/** Changes things beyond single companies. */
export const WRITE_ALL: TokenAccess = { scope: "WRITE", byCompany: false };
/** Has the AI write for the token's companies. */
export const GENERATE: TokenAccess = { scope: "GENERATE", byCompany: true };
/** Needs a session: for accounts, passwords, tokens and other secrets. */
export const CLOSED = undefined;

/** Throws FORBIDDEN, with the reason in its details, when the actor calls with a personal token that doesn't allow this. */
export function demandTokenAccess({ grant }: Actor, access: TokenAccess | undefined): void {
  if (!grant) return;
  if (!access) throw tokenRefused("TOKEN_CLOSED");
  if (!grant.scopes.includes(access.scope)) throw tokenRefused("TOKEN_SCOPE", { scope: access.scope });
  if (grant.companies && !access.byCompany) throw tokenRefused("TOKEN_COMPANIES");
}

const REFUSALS = {
  TOKEN_CLOSED: MESSAGES.tokenClosed,
  TOKEN_SCOPE: MESSAGES.tokenScope,
  TOKEN_COMPANIES: MESSAGES.tokenCompanies,
} as const;

/** FORBIDDEN, for a reason that lies in the personal token and not in the person. */
export const tokenRefused = (reason: keyof typeof REFUSALS, details: Record<string, string> = {}) =>
  new DomainError("FORBIDDEN", REFUSALS[reason], { details: { reason, ...details } });

/** Whether the actor's token is for this company, or for all; what belongs to no company is within reach of the latter only. */
export const reaches = ({ grant }: Pick<Actor, "grant">, companyId: string | undefined): boolean =>
  !grant?.companies || (companyId !== undefined && grant.companies.includes(companyId));

/** Throws FORBIDDEN for a token that is for some companies only: what is asked for, such as a document, is of none. */
export function demandEveryCompany(actor: Pick<Actor, "grant">): void {
  if (!reaches(actor, undefined)) throw tokenRefused("TOKEN_COMPANIES");
}

/** Narrows a filter of things by company to those that the actor's token is for. */
export const withinReach = ({ grant }: Pick<Actor, "grant">): { companyId?: { $in: string[] } } =>
  grant?.companies ? { companyId: { $in: grant.companies } } : {};

type Resolver = (parent: unknown, args: unknown, context: RequestContext, info: unknown) => unknown;

/** The same operations, each of which asks first whether the caller's personal token allows it. */
export function atTokenAccess(operations: Readonly<Record<string, unknown>>, table: TokenAccessTable): Readonly<Record<string, unknown>> {
  const guarded =
    (name: string, resolve: Resolver): Resolver =>
    (parent, args, context, info) => {
      if (context.actor) demandTokenAccess(context.actor, table[name]);
      return resolve(parent, args, context, info);
    };
  return Object.fromEntries(
    Object.entries(operations).map(([name, resolve]) => [
      name,
      typeof resolve === "function" ? guarded(name, resolve as Resolver) : resolve,
    ]),
  );
}
