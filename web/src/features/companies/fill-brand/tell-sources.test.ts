import { expect, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { useFieldSources } from "../../../entities/generation/fields/field-sources.ts";
import { type CompanyField, emptyCompany } from "../company-form.ts";
import { tellSources } from "./tell-sources.ts";

test("what is added to a list is the AI's, what a person had entered there stays theirs", () => {
  const { result } = renderHook(() => useFieldSources());
  const before = { ...emptyCompany, values: ["Fair"] };
  const filled = new Map<CompanyField, unknown>([
    ["values", ["Fair", "Honesty"]],
    ["vision", "Traced coffee"],
  ]);
  act(() => tellSources(result.current, before, filled, { generationId: "g1", byTemplate: false }));
  expect(result.current.aiEntries("values", ["Fair", "Honesty"])).toEqual(["Honesty"]);
  expect(result.current.markOf("values")).toBe("edited");
  expect(result.current.markOf("vision")).toBe("ai");
});
