import { expect, jest, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { useImport } from "./use-import.tsx";

const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });
const doc = (text: string) => ({ type: "doc", content: [paragraph(text)] });

test("what is put after the text while the editor takes nothing waits, one after the other, and none replaces another", () => {
  const { result } = renderHook(() => useImport({ title: "Dates", text: null }));
  act(() => result.current.put(doc("One."), "Taken"));
  act(() => result.current.put(doc("Two."), "Taken"));
  expect(result.current.place.incoming).toEqual({
    place: "after",
    document: { type: "doc", content: [paragraph("One."), paragraph("Two.")] },
  });
  act(() => result.current.place.onIncoming());
  expect(result.current.place.incoming).toBeUndefined();
});

test("what a generation has found is told to be its once it is there, and what a person puts there after it isn't", () => {
  const onTaken = jest.fn<(generationId: string) => void>();
  const { result } = renderHook(() => useImport({ title: "Dates", text: null, onTaken }));
  act(() => result.current.put(doc("One."), "Taken", "g1"));
  act(() => result.current.put(doc("Two."), "Taken"));
  expect(onTaken).not.toHaveBeenCalled();
  act(() => result.current.place.onIncoming());
  expect(onTaken.mock.calls).toEqual([["g1"]]);
  act(() => result.current.put(doc("Three."), "Taken"));
  act(() => result.current.place.onIncoming());
  expect(onTaken).toHaveBeenCalledTimes(1);
});
