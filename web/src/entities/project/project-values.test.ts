import { expect, test } from "@jest/globals";
import type { ProjectCardFragment } from "../../generated/graphql.ts";
import { budgetOf, emptyProject, projectChanges, projectInput, projectValues, totalOf } from "./project-values.ts";

test.each([
  ["1500", 1500],
  [" 2,500.50 ", 2500.5],
  ["١٥٠٠", 1500],
  ["٢٬٥٠٠٫٥", 2500.5],
  ["", undefined],
  ["plenty", Number.NaN],
])("a budget entered as %p is %p", (entered, amount) => {
  expect(budgetOf(entered)).toBe(amount);
});

test("the total is of what has been entered so far", () => {
  expect(totalOf({ internalBudget: "١٠٠", externalBudget: "50.25" })).toBe(150.25);
  expect(totalOf({ internalBudget: "100", externalBudget: "" })).toBe(100);
  expect(totalOf({ internalBudget: "100", externalBudget: "abc" })).toBe(100);
  expect(totalOf({ internalBudget: "", externalBudget: "" })).toBeUndefined();
});

test("what is blank is not sent", () => {
  expect(projectInput({ ...emptyProject, name: " Season " })).toEqual({ name: "Season", tags: [] });
});

test("a date is the reader's own time, midnight unless a time is given", () => {
  const at = (time: string) => projectInput({ ...emptyProject, name: "a", date: "2026-11-21", time }).date;
  expect(at("09:30")).toBe(new Date(2026, 10, 21, 9, 30).toISOString());
  expect(at("")).toBe(new Date(2026, 10, 21).toISOString());
});

const stored: ProjectCardFragment = {
  id: "p1",
  version: 1,
  name: "Season",
  image: "/media/m1",
  description: null,
  date: new Date(2026, 10, 21, 9, 5).toISOString(),
  tags: ["dates"],
  internalBudget: 1500,
  externalBudget: 0.5,
  totalBudget: 1500.5,
  affiliatedProject: { id: "p0", name: "Ramadan" },
  company: { id: "c1", brandName: "Rutab", owner: { id: "u1" } },
};

test("a stored project, opened and not touched, has no changes", () => {
  const values = projectValues(stored);
  expect(values).toMatchObject({ date: "2026-11-21", time: "09:05", internalBudget: "1500", affiliatedProjectId: "p0" });
  expect(projectChanges(values, values)).toEqual({});
  expect(projectChanges(values, { ...values, name: " Season ", internalBudget: "١٬٥٠٠" })).toEqual({});
});

test("what is emptied is cleared, the rest stays as it is", () => {
  const values = projectValues(stored);
  expect(projectChanges(values, { ...values, image: "", date: "", time: "", externalBudget: "", affiliatedProjectId: "" })).toEqual({
    image: null,
    date: null,
    externalBudget: null,
    affiliatedProjectId: null,
  });
  expect(projectChanges(values, { ...values, description: "Three weeks", tags: [] })).toEqual({ description: "Three weeks", tags: [] });
});
