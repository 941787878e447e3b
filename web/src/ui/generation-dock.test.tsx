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

test.each([
  [0, "Stopped before the first word"],
  [1, "Stopped. 1 word is kept"],
  [412, "Stopped. 412 words are kept"],
])("stopped after %i words, it says what was kept", (words, said) => {
  render(<GenerationDock status="stopped" words={words} onStop={() => {}} />);
  expect(screen.getByRole("status")).toHaveTextContent(said);
  expect(screen.queryByRole("button")).toBeNull();
});

test("failed, it says why and can be asked anew", async () => {
  const retry = jest.fn();
  const { user } = render(<GenerationDock status="failed" detail="The model did not answer" onAskAnew={retry} />);
  expect(screen.getByRole("status")).toHaveTextContent("The draft could not be finished The model did not answer");
  await user.click(screen.getByRole("button", { name: "Ask anew" }));
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
