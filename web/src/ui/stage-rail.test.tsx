import { expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../testing/render.tsx";
import { type RailStage, StageRail } from "./stage-rail.tsx";
import { KEPT_CLEAR } from "./toast-lane.ts";
import { WizardSteps } from "./wizard-steps.tsx";

const STAGES: RailStage[] = [
  { id: "needs", label: "Needs", status: "done", note: "Article", to: "/needs" },
  { id: "idea", label: "Idea", status: "stale", to: "/idea" },
  { id: "objectives", label: "Objectives", status: "current", to: "/objectives" },
  { id: "tools", label: "Tools", status: "todo" },
];

test("done stages lead back, the current one is marked, what comes is not a link", () => {
  render(<StageRail stages={STAGES} />);
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Needs", "Idea"]);
  expect(screen.getByText("Objectives").closest("li")).toHaveAttribute("aria-current", "step");
  expect(screen.getByText("Article")).toBeInTheDocument();
});

test("the current stage is brought into sight, without moving the page", () => {
  const whole = jest.spyOn(Element.prototype, "scrollIntoView");
  const places = jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return (this.tagName === "OL" ? { left: 0, width: 300 } : { left: 400, width: 100 }) as DOMRect;
  });
  render(<StageRail stages={STAGES} />);
  expect(screen.getByRole("list").scrollLeft).toBe(300);
  expect(whole).not.toHaveBeenCalled();
  for (const spied of [whole, places]) spied.mockRestore();
});

test("a wizard marks the step under way", () => {
  render(<WizardSteps steps={["Personal", "Account", "Confirm"]} current={1} />);
  expect(screen.getAllByRole("listitem").map((step) => step.getAttribute("aria-current"))).toEqual([null, "step", null]);
});

test("no message covers how far a wizard is", () => {
  render(<WizardSteps steps={["Personal", "Account", "Confirm"]} current={1} />);
  expect(screen.getByRole("list").matches(KEPT_CLEAR)).toBe(true);
});
