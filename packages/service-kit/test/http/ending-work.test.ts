import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { expect, test } from "@jest/globals";
import { endingWithTheRequest, untilNobodyWaits } from "../../src/http/ending-work.ts";
import { systemContext } from "../../src/index.ts";

const answer = () => new EventEmitter() as unknown as ServerResponse;

test("the signal is aborted once the answer is sent or its client is gone", () => {
  const response = answer();
  const signal = untilNobodyWaits(response);
  expect(signal.aborted).toBe(false);
  response.emit("close");
  expect(signal.reason).toEqual(new Error("nobody waits for the answer any more"));
});

test("it is aborted when the time is over, and says so", async () => {
  const signal = untilNobodyWaits(answer(), 20);
  await new Promise((resolve) => signal.addEventListener("abort", resolve));
  expect(signal.reason).toEqual(new Error("no answer within 20 ms"));
});

test("an answer in time leaves no clock running", () => {
  const response = answer();
  const before = process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
  const signal = untilNobodyWaits(response, 60_000);
  response.emit("close");
  expect(process.getActiveResourcesInfo().filter((name) => name === "Timeout")).toHaveLength(before);
  expect(signal.reason).toEqual(new Error("nobody waits for the answer any more"));
});

test("resolvers end with the request, mutations and what isn't a resolver stay as they are", () => {
  const scalar = new Date();
  const resolvers = {
    Query: { one: (...args: unknown[]) => args, two: { subscribe: true } },
    Mutation: { write: () => "written" },
    Scalar: scalar,
    Nothing: null,
    Text: "text",
  };
  const ending = endingWithTheRequest(resolvers) as unknown as typeof resolvers;
  expect([ending.Mutation, ending.Scalar, ending.Nothing, ending.Text, ending.Query.two]).toEqual([
    resolvers.Mutation,
    scalar,
    null,
    "text",
    { subscribe: true },
  ]);
  expect(ending.Scalar).toBe(scalar);
  const living = { ...systemContext(), signal: new AbortController().signal };
  expect(ending.Query.one("parent", "args", living, "info")).toEqual(["parent", "args", living, "info"]);
  expect(ending.Query.one("parent", "args", systemContext(), "info")).toHaveLength(4);
  expect(ending.Query.one("parent", "args", undefined, "info")).toHaveLength(4);
  const over = { ...systemContext(), signal: AbortSignal.abort(new Error("gone")) };
  expect(() => ending.Query.one("parent", "args", over, "info")).toThrow(
    expect.objectContaining({ code: "SERVICE_UNAVAILABLE", cause: new Error("gone") }),
  );
});
