import { expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../testing/render.tsx";
import { speak } from "../testing/setup.ts";
import { GenerationDock } from "./generation-dock.tsx";

test("while it writes it counts, and stops by its button or Esc", async () => {
  const stop = jest.fn();
  const { user } = render(<GenerationDock status="running" detail="Writing part 4 of 4" words={412} onStop={stop} />);
  expect(screen.getByRole("status")).toHaveTextContent("Writing part 4 of 4");
  expect(screen.getByText("412 words")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Stop" }));
  await user.keyboard("{Escape}");
  expect(stop).toHaveBeenCalledTimes(2);
});

test("stopped, it says what was kept", () => {
  render(<GenerationDock status="stopped" words={1} onStop={() => {}} />);
  expect(screen.getByRole("status")).toHaveTextContent("Kept 1 word");
  expect(screen.queryByRole("button")).toBeNull();
});

test("failed, it says why and can be tried again", async () => {
  const retry = jest.fn();
  const { user } = render(<GenerationDock status="failed" detail="The model did not answer" onRetry={retry} />);
  expect(screen.getByRole("status")).toHaveTextContent("The AI could not finish The model did not answer");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test.each([
  [2, "كلمتان"],
  [3, "3 كلمات"],
  [11, "11 كلمة"],
  [100, "100 كلمة"],
])("%i words in Arabic are %s", async (words, said) => {
  await speak("ar");
  render(<GenerationDock status="running" words={words} />);
  expect(screen.getByText(said)).toBeInTheDocument();
});
