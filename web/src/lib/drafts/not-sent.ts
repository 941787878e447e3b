/** A change that the service couldn't be told: no network, or none that leads there. It may have arrived all the same. */
export class NotSent extends Error {
  override readonly name = "NotSent";
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;

  constructor(operation: string, variables: Readonly<Record<string, unknown>>, cause: unknown) {
    super("The service can't be reached", { cause });
    this.operation = operation;
    this.variables = variables;
  }
}

/** What fetch fails with when there is nobody at the other end, or not in time. */
const UNANSWERED = new Set(["TypeError", "TimeoutError"]);

/** Whether a request failed because nobody answered it. */
export const isUnanswered = (error: unknown): boolean => UNANSWERED.has((error as Error | undefined)?.name ?? "");
