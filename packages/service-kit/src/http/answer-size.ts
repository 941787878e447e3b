import type { ApolloServerPlugin } from "@apollo/server";
import { DomainError } from "../errors.ts";
import { MESSAGES } from "../messages.ts";
import { perRequest, type RequestContext } from "../request-context.ts";

/** Characters that one answer may have, from a service and from the gateway alike. */
export const MAX_ANSWER_SIZE = 8 * 1024 * 1024;

/** The answer would exceed its limit. */
export const answerTooLarge = () =>
  new DomainError("BAD_USER_INPUT", MESSAGES.answerTooLarge, { parameters: { megabytes: MAX_ANSWER_SIZE / 1024 ** 2 } });

/** Counts the characters that a request has read for its answer. */
export class AnswerBudget {
  #left = MAX_ANSWER_SIZE;

  /** The budget that all parts of a request share. */
  static of(context: RequestContext): AnswerBudget {
    return perRequest(context, AnswerBudget, () => new AnswerBudget());
  }

  /** Notes that so many characters were read; throws BAD_USER_INPUT once they are more than an answer may have. */
  spend(size: number): void {
    this.#left -= size;
    this.demandMore();
  }

  /** Throws BAD_USER_INPUT when the budget is used up; to be called before reading on. */
  demandMore(): void {
    if (this.#left < 0) throw answerTooLarge();
  }
}

/** The length of a value as JSON, without escapes; stops counting beyond a limit. */
export function sizeOfAnswer(value: unknown, limit: number = Infinity): number {
  let size = 0;
  const waiting: unknown[] = [value];
  while (waiting.length > 0 && size <= limit) {
    const next = waiting.pop();
    if (typeof next === "string") size += next.length + 2;
    else if (typeof next !== "object" || next === null) size += 5;
    else if (Array.isArray(next)) {
      size += next.length + 2;
      for (const entry of next) waiting.push(entry);
    } else
      for (const key in next) {
        size += key.length + 4;
        waiting.push((next as Record<string, unknown>)[key]);
      }
  }
  return size;
}

/** Replaces an answer that is too large by an error, before it is serialised. */
export const answerLimit: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body }, contextValue }) {
        if (body.kind !== "single" || sizeOfAnswer(body.singleResult.data, MAX_ANSWER_SIZE) <= MAX_ANSWER_SIZE) return;
        const error = answerTooLarge();
        body.singleResult = { data: null, errors: [{ message: error.in(contextValue.locale), extensions: { code: error.code } }] };
      },
    };
  },
};
