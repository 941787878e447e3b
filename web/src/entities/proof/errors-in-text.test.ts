import type { ApolloClient } from "@apollo/client";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { errorsToWarnOf } from "./errors-in-text.ts";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test("a move waits no longer than five seconds for whether to warn", async () => {
  const client = { query: () => new Promise(() => undefined) } as unknown as ApolloClient;
  const answered = jest.fn();
  void errorsToWarnOf(client, "c", { type: "doc", content: [] }).then(answered);
  await jest.advanceTimersByTimeAsync(4_999);
  expect(answered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith(0);
});
