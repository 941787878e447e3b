import { expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../testing/render.tsx";
import { Avatar, initialsOf } from "./avatar.tsx";
import { Badge } from "./badge.tsx";
import { OfflineBadge } from "./offline-badge.tsx";
import { ProvenanceLegend, ProvenanceMark } from "./provenance-mark.tsx";
import { SaveState } from "./save-state.tsx";

test("who wrote it is said in words, or by the mark's name", () => {
  render(
    <>
      <ProvenanceMark source="edited" />
      <ProvenanceMark source="stale" iconOnly />
    </>,
  );
  expect(screen.getByText("AI, edited")).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "Stale" })).toHaveAttribute("title", "Stale");
});

test("the legend names all four", () => {
  render(<ProvenanceLegend />);
  for (const words of ["Written by a person", "AI", "AI, edited", "Stale"]) expect(screen.getByText(words)).toBeInTheDocument();
});

test("saving is told, and what failed can be tried again", async () => {
  const retry = jest.fn();
  const { user } = render(
    <>
      <SaveState status="saved" at={new Date(2026, 10, 19, 9, 41)} />
      <SaveState status="saving" />
      <SaveState status="failed" onAct={retry} />
    </>,
  );
  expect(screen.getByText("Saved 09:41")).toBeInTheDocument();
  expect(screen.getByText("Saving")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Not saved: try again" }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test("the offline composer's badge explains itself", async () => {
  const { user } = render(<OfflineBadge />);
  await user.tab();
  expect(await screen.findByRole("tooltip")).toHaveTextContent("No AI model is connected.");
});

test("a badge has words", () => {
  render(
    <Badge tone="success" dot>
      Published
    </Badge>,
  );
  expect(screen.getByText("Published")).toBeInTheDocument();
});

test.each([
  ["Sara Al-Qahtani", "SQ"],
  ["sara.q", "SQ"],
  ["سارة القحطاني", "س"],
  ["Sada صدى", "S"],
  ["omar", "O"],
  ["", ""],
])("%s has the initials %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test("an avatar shows the picture where there is one", () => {
  const { container } = render(<Avatar name="Sara" image="/media/1" />);
  expect(container.querySelector("img")).toHaveAttribute("src", "/media/1?w=64");
});
