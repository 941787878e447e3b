import { expect, jest, test } from "@jest/globals";
import { act, renderHook, waitFor } from "@testing-library/react";
import { apiAnswers, generationOf } from "../../testing/fake-api.ts";
import type { GenerationRun } from "./generation-run.ts";
import { useGeneration } from "./use-generation.ts";

const INPUT = { kind: "ARTICLE" as const, locale: "en" as const, idempotencyKey: "i1" };

interface Scene {
  ended?: object;
  stream?: Parameters<typeof apiAnswers>[0]["stream"];
  onStop?: () => void;
}

const api = ({ ended = {}, stream, onStop }: Scene) =>
  apiAnswers({
    operations: {
      RequestGeneration: () => ({ data: { requestGeneration: { generation: generationOf({ status: "QUEUED" }) } } }),
      RetryGeneration: () => ({ data: { retryGeneration: { generation: generationOf({ id: "g2", status: "QUEUED" }) } } }),
      StopGeneration: () => {
        onStop?.();
        return { data: { stopGeneration: { generation: generationOf({ status: "STOPPED" }) } } };
      },
      Generation: () => ({ data: { generation: generationOf(ended) } }),
    },
    ...(stream ? { stream } : {}),
  });

function follow(options: Parameters<typeof useGeneration>[0] = {}) {
  const onEnd = jest.fn<(run: GenerationRun) => void>();
  const onStart = jest.fn<(id: string) => void>();
  const { result, unmount } = renderHook(() => useGeneration({ onEnd, onStart, ...options }));
  return { result, unmount, onEnd, onStart };
}

test("the text arrives, and the end says what became of it", async () => {
  await api({
    ended: { text: "Sorted by hand." },
    stream: (send) => {
      send("delta", { text: "Sorted " });
      send("delta", { text: "by hand." });
      send("done", {});
    },
  });
  const { result, onEnd, onStart } = follow();
  await act(() => result.current.start(INPUT));
  expect(result.current.run).toMatchObject({ phase: "done", text: "Sorted by hand.", restarted: false });
  expect(onStart).toHaveBeenCalledWith("g1");
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("asked for twice before the service has named it, it is asked of the service once, and can be asked for anew after it", async () => {
  const asked = await api({ ended: { text: "Once." }, stream: (send) => send("done", {}) });
  const { result, onEnd, onStart } = follow();
  const requests = () => asked.filter(({ operation }) => operation === "RequestGeneration");
  await act(async () => {
    await Promise.all([result.current.start(INPUT), result.current.start({ ...INPUT, idempotencyKey: "i2" })]);
  });
  expect(requests().map(({ variables }) => variables.input)).toEqual([INPUT]);
  expect([onStart.mock.calls, onEnd.mock.calls.length]).toEqual([[["g1"]], 1]);
  await act(() => result.current.start(INPUT));
  await act(async () => {
    await Promise.all([result.current.retry(), result.current.retry()]);
  });
  expect(requests()).toHaveLength(2);
  expect(asked.filter(({ operation }) => operation === "RetryGeneration")).toHaveLength(1);
});

test("a service that refuses to begin can be asked again", async () => {
  const asked = await apiAnswers({ operations: { RequestGeneration: () => ({ failure: { message: "Later", code: "RATE_LIMITED" } }) } });
  const { result } = follow();
  for (let times = 0; times < 2; times += 1) await act(() => result.current.start(INPUT));
  expect(asked).toHaveLength(2);
  expect(result.current.run).toMatchObject({ phase: "failed", error: "Later" });
});

test("when a worker began again, the text does too, and it is said", async () => {
  let finish = () => {};
  await api({
    ended: { text: "Anew." },
    stream: async (send) => {
      send("delta", { text: "Half a" });
      send("restart", { text: "Ane" });
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      send("delta", { text: "w." });
      send("done", {});
    },
  });
  const { result } = follow();
  let started: Promise<void> = Promise.resolve();
  act(() => {
    started = result.current.start(INPUT);
  });
  await waitFor(() => expect(result.current.run).toMatchObject({ phase: "running", text: "Ane", restarted: true }));
  finish();
  await act(() => started);
  expect(result.current.run).toMatchObject({ phase: "done", text: "Anew." });
});

test("stopped, the text so far stays", async () => {
  let end = () => {};
  await api({
    ended: { status: "STOPPED", text: "Half" },
    onStop: () => end(),
    stream: async (send) => {
      send("delta", { text: "Half" });
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      send("done", {});
    },
  });
  const { result, onEnd } = follow();
  act(() => void result.current.start(INPUT));
  await waitFor(() => expect(result.current.run.text).toBe("Half"));
  await act(() => result.current.stop());
  await waitFor(() => expect(result.current.run).toMatchObject({ phase: "stopped", text: "Half" }));
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("stopped before the service has answered, it is stopped as soon as it has", async () => {
  let onStop = () => {};
  const stopped = new Promise<void>((resolve) => {
    onStop = resolve;
  });
  await api({
    ended: { status: "STOPPED", text: "" },
    onStop,
    stream: async (send) => {
      await stopped;
      send("done", {});
    },
  });
  const { result } = follow();
  act(() => void result.current.start(INPUT));
  await act(() => result.current.stop());
  await waitFor(() => expect(result.current.run.phase).toBe("stopped"));
});

test("a failure says why, and trying again follows the new one", async () => {
  const asked = await api({
    ended: { status: "FAILED", error: "The model did not answer" },
    stream: (send) => send("error", { message: "The model did not answer" }),
  });
  const { result } = follow();
  await act(() => result.current.start(INPUT));
  expect(result.current.run).toMatchObject({ phase: "failed", error: "The model did not answer" });
  await act(() => result.current.retry());
  expect(asked.filter(({ operation }) => operation === "RetryGeneration")).toEqual([
    { operation: "RetryGeneration", variables: { id: "g1" } },
  ]);
  expect(result.current.run.id).toBe("g2");
});

test("one that was under way is taken up again without asking for another", async () => {
  const asked = await api({ ended: { text: "There." }, stream: (send) => send("done", {}) });
  const { result } = follow({ resume: "g1" });
  await waitFor(() => expect(result.current.run).toMatchObject({ phase: "done", text: "There." }));
  expect(asked.map(({ operation }) => operation)).toEqual(["Generation"]);
});

test("leaving the page ends nothing and reports nothing", async () => {
  const asked = await api({ stream: () => new Promise(() => {}) });
  const { result, unmount, onEnd } = follow();
  act(() => void result.current.start(INPUT));
  await waitFor(() => expect(result.current.run.phase).toBe("queued"));
  await waitFor(() => expect(asked).toHaveLength(1));
  unmount();
  expect(onEnd).not.toHaveBeenCalled();
  expect(asked.map(({ operation }) => operation)).toEqual(["RequestGeneration"]);
});

test("a request that is refused is a failure with the server's words", async () => {
  await apiAnswers({ operations: { RequestGeneration: () => ({ failure: { message: "No tokens left", code: "BAD_USER_INPUT" } }) } });
  const { result } = follow();
  await act(() => result.current.start(INPUT));
  expect(result.current.run).toMatchObject({ phase: "failed", error: "No tokens left" });
});

test("a service that is away when the text has come is asked again, and the text is not called a failure", async () => {
  let away = 2;
  await apiAnswers({
    operations: {
      Generation: () =>
        away-- > 0
          ? { failure: { message: "away", code: "SERVICE_UNAVAILABLE" } }
          : { data: { generation: generationOf({ text: "There." }) } },
    },
    stream: (send) => {
      send("delta", { text: "There." });
      send("done", {});
    },
  });
  const { result, onEnd } = follow({ resume: "g1" });
  await waitFor(() => expect(result.current.run).toMatchObject({ phase: "running", text: "There.", silent: true }));
  await waitFor(() => expect(result.current.run).toMatchObject({ phase: "done", text: "There." }), { timeout: 5_000 });
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("a stream that ended before its generation is no end", async () => {
  let reads = 0;
  await apiAnswers({
    operations: {
      Generation: () => {
        reads += 1;
        return { data: { generation: generationOf(reads === 1 ? { status: "RUNNING" } : { text: "There." }) } };
      },
    },
    stream: (send) => send("done", {}),
  });
  const { result } = follow({ resume: "g1" });
  await waitFor(() => expect(result.current.run).toMatchObject({ phase: "done", text: "There." }), { timeout: 5_000 });
});

test("one that was tried again elsewhere, and is complete, is read instead of asked for", async () => {
  let ended: object = { status: "FAILED", error: "The model did not answer" };
  await apiAnswers({
    operations: {
      RequestGeneration: () => ({ data: { requestGeneration: { generation: generationOf({ status: "QUEUED" }) } } }),
      RetryGeneration: () => ({ failure: { message: "This generation is complete.", code: "CONFLICT" } }),
      Generation: () => ({ data: { generation: generationOf(ended) } }),
    },
    stream: (send) => send("done", {}),
  });
  const { result } = follow();
  await act(() => result.current.start(INPUT));
  expect(result.current.run.phase).toBe("failed");
  ended = { text: "Written elsewhere." };
  await act(() => result.current.retry());
  expect(result.current.run).toMatchObject({ phase: "done", text: "Written elsewhere." });
});
