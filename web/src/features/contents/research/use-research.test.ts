import { beforeEach, expect, test } from "@jest/globals";
import { act, renderHook, waitFor } from "@testing-library/react";
import { apiAnswers, generationOf } from "../../../testing/fake-api.ts";
import { useResearch } from "./use-research.ts";

beforeEach(() => localStorage.clear());

/** What is awaited until it is let go. */
function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open: () => open() };
}

const STEP = { __typename: "ResearchStep", tool: "SEARCH", asked: "dates", found: [], problem: null, sources: [] };
const researchOf = (steps: number, status = "RUNNING") => ({
  generation: {
    __typename: "Generation",
    id: "g1",
    status,
    offline: false,
    error: null,
    research: {
      __typename: "ContentResearch",
      tools: [],
      limit: null,
      steps: Array.from({ length: steps }, (_, at) => ({ ...STEP, asked: `dates ${at}` })),
      findings: [],
    },
  },
});
const BEGUN = { data: { researchContent: { generation: { __typename: "Generation", id: "g1" } } } };

interface Scene {
  begin?: NonNullable<Parameters<typeof apiAnswers>[0]["operations"]>[string];
  look?: (time: number) => Promise<object> | object;
  status?: string;
  stream?: Parameters<typeof apiAnswers>[0]["stream"];
}

async function open({ begin = () => BEGUN, look = () => researchOf(1), status = "COMPLETED", stream = (send) => send("done", {}) }: Scene) {
  let looks = 0;
  const asked = await apiAnswers({
    operations: {
      ResearchContent: begin,
      Generation: () => ({ data: { generation: generationOf({ status }) } }),
      ContentResearch: async () => ({ data: await look(++looks) }),
      StopGeneration: () => ({ data: { stopGeneration: { generation: generationOf({ status: "STOPPED" }) } } }),
    },
    stream,
  });
  const shown: number[] = [];
  const { result } = renderHook(() => {
    const research = useResearch("k1");
    const { seen } = research.run;
    if (seen) shown.push(seen.research?.steps.length ?? 0);
    return research;
  });
  const begun = () => asked.filter(({ operation }) => operation === "ResearchContent").map(({ variables }) => variables["input"]);
  const stops = () => asked.filter(({ operation }) => operation === "StopGeneration").map(({ variables }) => variables["id"]);
  return { result, shown, begun, stops };
}

const draft = () => Promise.resolve("");

test("stopped before the service has answered, it is stopped as soon as it has", async () => {
  const { passed, open: answer } = gate();
  const ended = gate();
  const { result, stops } = await open({
    begin: async () => {
      await passed;
      return BEGUN;
    },
    status: "STOPPED",
    stream: async (send) => {
      await ended.passed;
      send("done", {});
    },
  });
  act(() => void result.current.start("", draft));
  await act(() => result.current.stop());
  expect(stops()).toEqual([]);
  answer();
  await waitFor(() => expect(stops()).toEqual(["g1"]));
  ended.open();
  await waitFor(() => expect(result.current.run.phase).toBe("ended"));
});

test("begun twice at once, the service is asked once", async () => {
  const { result, begun } = await open({});
  await act(async () => void (await Promise.all([result.current.start("", draft), result.current.start("", draft)])));
  expect(begun()).toHaveLength(1);
});

test("what came to no answer is asked again under the same key; something else, or again after an answer, under another", async () => {
  let away = 2;
  const { result, begun } = await open({
    begin: () => (away-- > 0 ? { failure: { message: "away", code: "SERVICE_UNAVAILABLE" } } : BEGUN),
  });
  for (const wish of ["prices", "prices", "prices", "prices", "questions"]) await act(() => result.current.start(wish, draft));
  const keys = begun().map((input) => (input as { idempotencyKey: string }).idempotencyKey);
  expect(keys).toHaveLength(5);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(new Set(keys).size).toBe(3);
});

test("another wish after one that came to no answer is another research", async () => {
  const { result, begun } = await open({ begin: () => ({ failure: { message: "away", code: "SERVICE_UNAVAILABLE" } }) });
  for (const wish of ["prices", "questions"]) await act(() => result.current.start(wish, draft));
  const [first, second] = begun() as { idempotencyKey: string }[];
  expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey);
});

test("an answer that comes late doesn't take steps away", async () => {
  const late = gate();
  const ended = gate();
  const second = gate();
  const answered = gate();
  const { result, shown } = await open({
    look: async (time) => {
      if (time > 1) return researchOf(2);
      second.open();
      await late.passed;
      answered.open();
      return researchOf(1);
    },
    stream: async (send) => {
      send("progress", { stage: "step 1" });
      await second.passed;
      send("progress", { stage: "step 2" });
      await ended.passed;
      send("done", {});
    },
  });
  act(() => void result.current.start("", draft));
  await waitFor(() => expect(result.current.run.seen?.research?.steps).toHaveLength(2));
  late.open();
  await answered.passed;
  ended.open();
  await waitFor(() => expect(result.current.run.phase).toBe("ended"));
  expect(new Set(shown)).toEqual(new Set([2]));
});

test("a text that can't be told is a failure, and it can be begun again", async () => {
  const { result, begun } = await open({});
  await act(() => result.current.start("", () => Promise.reject(new Error("no chunk"))));
  expect(result.current.run.phase).toBe("failed");
  await act(() => result.current.start("", draft));
  expect(begun()).toHaveLength(1);
  expect(result.current.run.phase).toBe("ended");
});
