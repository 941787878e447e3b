import type { Locale } from "@muhtawa/contracts";
import { MESSAGES, type Message, type MessageParameters, text } from "./messages.ts";

/** Every code an operation may fail with, and the HTTP status when the whole operation failed. */
export const ERROR_STATUS = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  BAD_USER_INPUT: 422,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  QUOTA_EXCEEDED: 402,
  SERVICE_UNAVAILABLE: 503,
  INTERNAL: 500,
} as const;
/** What clients tell errors apart by; the same for GraphQL and HTTP. */
export type ErrorCode = keyof typeof ERROR_STATUS;

/** What is wrong with one field, in both languages. */
export interface FieldProblem {
  readonly field: string;
  readonly message: Message;
  readonly parameters?: MessageParameters;
}

interface DomainErrorOptions {
  parameters?: MessageParameters;
  fields?: readonly FieldProblem[];
  /** Further machine-readable facts for `extensions`, e.g. the stored version of a CONFLICT. */
  details?: Record<string, unknown>;
  cause?: unknown;
}

/** An error that a person can cause or act on. Anything else that is thrown is logged and shown as INTERNAL. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly localised: Message;
  readonly parameters: MessageParameters;
  readonly fields: readonly FieldProblem[];
  readonly details: Record<string, unknown>;

  constructor(code: ErrorCode, message: Message, options: DomainErrorOptions = {}) {
    super(text(message, "en", options.parameters), { cause: options.cause });
    this.name = "DomainError";
    this.code = code;
    this.localised = message;
    this.parameters = options.parameters ?? {};
    this.fields = options.fields ?? [];
    this.details = options.details ?? {};
  }

  /** The message in a language. */
  in(locale: Locale): string {
    return text(this.localised, locale, this.parameters);
  }

  /** `{ field: [message] }` in a language, or undefined when no field is named. */
  fieldsIn(locale: Locale): Record<string, string[]> | undefined {
    if (this.fields.length === 0) return undefined;
    const byField: Record<string, string[]> = {};
    for (const { field, message, parameters } of this.fields) (byField[field] ??= []).push(text(message, locale, parameters));
    return byField;
  }
}

/** No valid token was sent. */
export const unauthenticated = (message: Message = MESSAGES.unauthenticated) => new DomainError("UNAUTHENTICATED", message);
/** The caller may not do this. */
export const forbidden = (message: Message = MESSAGES.forbidden) => new DomainError("FORBIDDEN", message);
/** What was asked for isn't there, or isn't the caller's to see. */
export const notFound = (message: Message = MESSAGES.notFound) => new DomainError("NOT_FOUND", message);
/** The database or the broker can't be reached; it may be tried again. */
export const unavailable = (cause?: unknown) => new DomainError("SERVICE_UNAVAILABLE", MESSAGES.unavailable, { cause });

/** More at once than there is room for; it may be tried again in a moment. */
export const overloaded = (cause?: unknown) =>
  new DomainError("SERVICE_UNAVAILABLE", MESSAGES.overloaded, { cause, details: { retryAfter: 5 } });

/** Input that a person has to correct, each problem at the field it belongs to. */
export const badInput = (...fields: FieldProblem[]) => new DomainError("BAD_USER_INPUT", MESSAGES.badInput, { fields });

/** A value that has to be unique and is taken. */
export const taken = (field: string, message: Message = MESSAGES.taken) =>
  new DomainError("CONFLICT", message, { fields: [{ field, message }] });

/** An edit of a version that is no longer the stored one. */
export const versionConflict = (storedVersion: number) =>
  new DomainError("CONFLICT", MESSAGES.conflict, { details: { version: storedVersion } });

/** Too much of something; says when to try again, rounded up to what people count in. */
export function rateLimited(seconds: number): DomainError {
  const [minutes, hours] = [Math.ceil(seconds / 60), Math.ceil(seconds / 3_600)];
  const details = { retryAfter: seconds };
  if (seconds > 2 * 3_600) return new DomainError("RATE_LIMITED", MESSAGES.rateLimitedForHours, { parameters: { hours }, details });
  if (seconds > 90) return new DomainError("RATE_LIMITED", MESSAGES.rateLimitedForMinutes, { parameters: { minutes }, details });
  return new DomainError("RATE_LIMITED", MESSAGES.rateLimited, { parameters: { seconds }, details });
}
