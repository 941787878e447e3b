import { expect, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { useFieldSources } from "./field-sources.ts";

const stored = (field: string, source: "HUMAN" | "AI" | "AI_EDITED", { stale = false, values = null as string[] | null } = {}) => ({
  field,
  source,
  stale,
  values,
  generationId: "g0",
  unfinished: null,
});

test("what a person writes is theirs; what they change of the AI's is the AI's, edited", () => {
  const { result } = renderHook(() => useFieldSources([stored("idea", "AI")]));
  act(() => result.current.wrotePerson("title"));
  act(() => result.current.wrotePerson("idea"));
  expect(result.current.markOf("title")).toBe("human");
  expect(result.current.markOf("idea")).toBe("edited");
  expect(result.current.inputFor(["title", "idea", "topics"])).toEqual([
    { field: "title", source: "HUMAN", generationId: null },
    { field: "idea", source: "AI_EDITED", generationId: "g0" },
  ]);
});

test("what the AI writes anew comes from the new generation, and stays so when edited", () => {
  const { result } = renderHook(() => useFieldSources([stored("idea", "HUMAN")]));
  act(() => result.current.wroteAi("idea", "g1"));
  expect(result.current.markOf("idea")).toBe("ai");
  act(() => result.current.wrotePerson("idea"));
  expect(result.current.inputFor(["idea"])).toEqual([{ field: "idea", source: "AI_EDITED", generationId: "g1" }]);
});

test("a stale field is stale until somebody writes it", () => {
  const { result } = renderHook(() => useFieldSources([stored("idea", "AI", { stale: true })]));
  expect(result.current.markOf("idea")).toBe("stale");
  expect(result.current.anyStale(["idea", "ideaExplanation"])).toBe(true);
  expect(result.current.anyStale(["topics"])).toBe(false);
  act(() => result.current.wroteAi("idea", "g1"));
  expect(result.current.markOf("idea")).toBe("ai");
  expect(result.current.anyStale(["idea"])).toBe(false);
});

test("only the fields of a save are named, and none after it", () => {
  const { result } = renderHook(() => useFieldSources());
  act(() => result.current.wrotePerson("title"));
  expect(result.current.inputFor(["idea"])).toEqual([]);
  act(() => result.current.forget());
  expect(result.current.inputFor(["title"])).toEqual([]);
  expect(result.current.markOf("title")).toBeUndefined();
});

test("what a draft had changed is taken up", () => {
  const { result } = renderHook(() => useFieldSources([], { before: { idea: { source: "AI", generationId: "g7" } } }));
  expect(result.current.inputFor(["idea"])).toEqual([{ field: "idea", source: "AI", generationId: "g7" }]);
});

test("a list knows which entries are the AI's: among a person's it is both's, and without them the person's again", () => {
  const { result } = renderHook(() => useFieldSources([stored("topics", "AI")]));
  const { wroteEntries } = result.current;
  act(() => wroteEntries("keywords", { before: [], after: ["mine"] }));
  act(() =>
    result.current.wroteEntries("keywords", { before: ["mine"], after: ["mine", "its"], by: { generationId: "g1", byTemplate: false } }),
  );
  expect(result.current.markOf("keywords")).toBe("edited");
  expect(result.current.aiEntries("keywords", ["mine", "its"])).toEqual(["its"]);
  expect(result.current.inputFor(["keywords"])).toEqual([{ field: "keywords", source: "AI_EDITED", generationId: "g1", values: ["its"] }]);
  act(() => result.current.wroteEntries("keywords", { before: ["mine", "its"], after: ["mine"] }));
  expect(result.current.inputFor(["keywords"])).toEqual([{ field: "keywords", source: "HUMAN", generationId: null }]);

  act(() => result.current.wroteEntries("topics", { before: ["one", "two"], after: ["one", "two", "mine"] }));
  expect(result.current.aiEntries("topics", ["one", "two", "mine"])).toEqual(["one", "two"]);
  expect(result.current.inputFor(["topics"])).toEqual([
    { field: "topics", source: "AI_EDITED", generationId: "g0", values: ["one", "two"] },
  ]);
});

test("which entries of a list are the AI's is known from what is stored too", () => {
  const { result } = renderHook(() => useFieldSources([stored("topics", "AI_EDITED", { values: ["its"] })]));
  expect(result.current.aiEntries("topics", ["mine", "its"])).toEqual(["its"]);
  act(() => result.current.wroteEntries("topics", { before: ["mine", "its"], after: ["its"] }));
  expect(result.current.inputFor(["topics"])).toEqual([{ field: "topics", source: "AI_EDITED", generationId: "g0", values: ["its"] }]);
  act(() => result.current.wroteEntries("topics", { before: ["its"], after: [] }));
  expect(result.current.inputFor(["topics"])).toEqual([{ field: "topics", source: "HUMAN", generationId: null }]);
});

test("a list that the AI wrote alone is the AI's; of one of which nobody has said it, nobody knows which entries are", () => {
  const { result } = renderHook(() => useFieldSources([stored("topics", "AI_EDITED")]));
  const by = { generationId: "g1", byTemplate: false };
  act(() => result.current.wroteEntries("keywords", { before: [], after: ["its"], by }));
  expect(result.current.inputFor(["keywords"])).toEqual([{ field: "keywords", source: "AI", generationId: "g1", values: ["its"] }]);
  expect(result.current.aiEntries("topics", ["one"])).toBeUndefined();
  act(() => result.current.wroteEntries("topics", { before: ["one"], after: ["one", "its"], by }));
  expect(result.current.inputFor(["topics"])).toEqual([{ field: "topics", source: "AI_EDITED", generationId: "g1" }]);
});
