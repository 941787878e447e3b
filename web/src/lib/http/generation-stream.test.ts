import { afterEach, expect, jest, test } from "@jest/globals";
import type { ServerResponse } from "node:http";
import { answer, originIs, serve } from "../../testing/http-server.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { signIn, signOut } from "../auth/auth.ts";
import { notify } from "../notify.ts";
import { followGeneration, RETRY_MS } from "./generation-stream.ts";
import { Problem } from "./problem.ts";

afterEach(() => {
  jest.useRealTimers();
  signOut();
  jest.restoreAllMocks();
});

const open = (response: ServerResponse) => response.writeHead(200, { "Content-Type": "text/event-stream" });
const send = (response: ServerResponse, id: string, event: string, data: object, sent?: () => void) =>
  response.write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`, () => sent?.());

function listener() {
  const heard: string[] = [];
  return {
    heard,
    onProgress: () => heard.push("progress"),
    onDelta: (text: string) => heard.push(`+${text}`),
    onRestart: (text: string) => heard.push(`restart ${text}`),
    onDone: () => heard.push("done"),
    onError: (message: string) => heard.push(`error ${message}`),
    onSilence: (silent: boolean) => silent && heard.push("silent"),
  };
}

test("text arrives as it is written, until it is done", async () => {
  let authorization: string | undefined;
  originIs(
    await serve((request, response) => {
      authorization = request.headers.authorization;
      open(response);
      send(response, "1.0", "progress", { stage: "outline" });
      send(response, "1.1", "delta", { text: "مرحبا " });
      send(response, "2.0", "restart", { text: "أهلًا" });
      send(response, "2.1", "done", {});
    }),
  );
  const token = tokenOf();
  signIn({ token, user: { id: "u1", username: "sara" } });
  const heard = listener();
  await followGeneration("g1", heard, new AbortController().signal);
  expect(heard.heard).toEqual(["progress", "+مرحبا ", "restart أهلًا", "done"]);
  expect(authorization).toBe(`Bearer ${token}`);
});

test("a broken connection is taken up right after the last event", async () => {
  const asked: (string | undefined)[] = [];
  originIs(
    await serve((request, response) => {
      const lastId = request.headers["last-event-id"] as string | undefined;
      asked.push(lastId);
      open(response);
      if (lastId) {
        send(response, "1.2", "delta", { text: "b" });
        send(response, "1.3", "done", {});
        response.end();
      } else {
        send(response, "1.1", "delta", { text: "a" }, () => response.destroy());
      }
    }),
  );
  const heard = listener();
  await followGeneration("g1", heard, new AbortController().signal);
  expect(heard.heard).toEqual(["+a", "silent", "+b", "done"]);
  expect(asked).toEqual([undefined, "1.1"]);
});

test("a connection that is taken up after the token's time goes on with a fresh one", async () => {
  const shown: (string | undefined)[] = [];
  const fresh = tokenOf();
  const user = { id: "u1", username: "sara" };
  originIs(
    await serve((request, response) => {
      if (request.url === "/auth/refresh") {
        answer(response, 200, { token: fresh, sessionKey: "k1", user });
        return;
      }
      shown.push(request.headers.authorization);
      open(response);
      if (shown.length === 1) send(response, "1.1", "delta", { text: "a" }, () => response.destroy());
      else send(response, "1.2", "done", {});
    }),
  );
  const halfHourAgo = Math.floor(Date.now() / 1000) - 1800;
  const first = tokenOf({ iat: halfHourAgo, lifetime: 3600 });
  const stale = tokenOf({ iat: halfHourAgo });
  signIn({ token: first, sessionKey: "k0", user });
  const heard = listener();
  const onDelta = () => signIn({ token: stale, sessionKey: "k0", user });
  await followGeneration("g1", { ...heard, onDelta }, new AbortController().signal);
  expect(heard.heard).toEqual(["silent", "done"]);
  expect(shown).toEqual([`Bearer ${first}`, `Bearer ${fresh}`]);
});

test("a generation that failed says why", async () => {
  originIs(
    await serve((_, response) => {
      open(response);
      send(response, "1.0", "error", { message: "The model did not answer" });
    }),
  );
  const heard = listener();
  await followGeneration("g1", heard, new AbortController().signal);
  expect(heard.heard).toEqual(["error The model did not answer"]);
});

test("a refusal is thrown, not tried again", async () => {
  let requests = 0;
  originIs(
    await serve((_, response) => {
      requests += 1;
      answer(response, 404, { message: "Not found", error: "Not found" });
    }),
  );
  await expect(followGeneration("g1", listener(), new AbortController().signal)).rejects.toBeInstanceOf(Problem);
  expect(requests).toBe(1);
});

test("a server that is away for a moment is asked again", async () => {
  let requests = 0;
  originIs(
    await serve((_, response) => {
      requests += 1;
      if (requests === 1) return answer(response, 503, { message: "Away", error: "Away" });
      open(response);
      return send(response, "1.0", "done", {});
    }),
  );
  const heard = listener();
  await followGeneration("g1", heard, new AbortController().signal);
  expect(heard.heard).toEqual(["silent", "done"]);
  expect(requests).toBe(2);
});

test("a connection that has died without a word is left, and taken up right after the last event", async () => {
  const asked: (string | undefined)[] = [];
  originIs(
    await serve((request, response) => {
      const lastId = request.headers["last-event-id"] as string | undefined;
      asked.push(lastId);
      open(response);
      if (!lastId) return send(response, "1.1", "delta", { text: "a" });
      send(response, "1.2", "delta", { text: "b" });
      return send(response, "1.3", "done", {});
    }),
  );
  const heard = listener();
  await followGeneration("g1", heard, new AbortController().signal, { silenceMs: 200 });
  expect(heard.heard).toEqual(["+a", "silent", "+b", "done"]);
  expect(asked).toEqual([undefined, "1.1"]);
});

test("a connection counts as dead 45 s after its last word, and no sooner", async () => {
  jest.useFakeTimers();
  const signals: AbortSignal[] = [];
  let say = () => {};
  jest.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    const { signal } = init as { signal: AbortSignal };
    signals.push(signal);
    const body = new ReadableStream<Uint8Array>({
      start: (words) => {
        say = () => words.enqueue(new TextEncoder().encode(":\n\n"));
        signal.addEventListener("abort", () => words.error(new Error("left")));
      },
    });
    return new Response(body);
  });
  const gone = () => signals.map(({ aborted }) => aborted);
  const page = new AbortController();
  const following = followGeneration("g1", listener(), page.signal);
  await jest.advanceTimersByTimeAsync(30_000);
  say();
  await jest.advanceTimersByTimeAsync(44_999);
  expect(gone()).toEqual([false]);
  await jest.advanceTimersByTimeAsync(1);
  expect(gone()).toEqual([true]);
  await jest.advanceTimersByTimeAsync(RETRY_MS[0] ?? 0);
  expect(gone()).toEqual([true, false]);
  page.abort();
  await following;
});

test("a connection on which no word ever comes is left too", async () => {
  let requests = 0;
  originIs(
    await serve((_, response) => {
      requests += 1;
      // the first is never answered, the second is opened and says nothing
      if (requests === 1) return;
      open(response);
      if (requests > 2) send(response, "1.0", "done", {});
    }),
  );
  const heard = listener();
  await followGeneration("g1", heard, new AbortController().signal, { silenceMs: 200 });
  expect(heard.heard.at(-1)).toBe("done");
  expect(requests).toBe(3);
});

test("a beat of the server is a word too", async () => {
  let requests = 0;
  originIs(
    await serve((_, response) => {
      requests += 1;
      open(response);
      let beats = 0;
      const beat = setInterval(() => {
        response.write(": still here\n\n");
        beats += 1;
        if (beats < 12) return;
        clearInterval(beat);
        send(response, "1.0", "done", {});
      }, 100);
    }),
  );
  const heard = listener();
  await followGeneration("g1", heard, new AbortController().signal, { silenceMs: 1000 });
  expect(heard.heard).toEqual(["done"]);
  expect(requests).toBe(1);
});

test("another network is another connection, at once", async () => {
  let requests = 0;
  originIs(
    await serve((_, response) => {
      requests += 1;
      open(response);
      if (requests === 1) return send(response, "1.0", "delta", { text: "a" });
      return send(response, "1.1", "done", {});
    }),
  );
  const heard = listener();
  const onDelta = (text: string) => {
    heard.onDelta(text);
    setTimeout(() => dispatchEvent(new Event("online")));
  };
  await followGeneration("g1", { ...heard, onDelta }, new AbortController().signal, { retryMs: [10] });
  expect(heard.heard).toEqual(["+a", "silent", "done"]);
});

test("however often a server is away, it is asked again, and nobody is told", async () => {
  let requests = 0;
  originIs(
    await serve((_, response) => {
      requests += 1;
      if (requests <= 20) return requests % 2 ? response.destroy() : answer(response, 503, { message: "Away", error: "Away" });
      open(response);
      return send(response, "1.0", "done", {});
    }),
  );
  const told = jest.spyOn(notify, "error");
  const heard = listener();
  await followGeneration("g1", heard, new AbortController().signal, { retryMs: [1] });
  expect(heard.heard).toEqual([...Array.from({ length: 20 }, () => "silent"), "done"]);
  expect(told).not.toHaveBeenCalled();
});

test("an abort ends it quietly", async () => {
  const abort = new AbortController();
  originIs(
    await serve((_, response) => {
      open(response);
      send(response, "1.0", "delta", { text: "a" });
    }),
  );
  const heard = listener();
  await followGeneration("g1", { ...heard, onDelta: () => abort.abort() }, abort.signal);
  expect(heard.heard).toEqual([]);
});
