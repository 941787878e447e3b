/** Asks a query again where nobody waits for the answer: what fails stands in the query's own `error`, and was told by apiFetch. */
export const askAgain = (refetch: () => Promise<unknown>): void => void refetch().catch(() => undefined);
