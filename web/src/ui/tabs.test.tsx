import { expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { render } from "../testing/render.tsx";
import { speak } from "../testing/setup.ts";
import { Segmented } from "./segmented.tsx";
import { Tabs } from "./tabs.tsx";

const TABS = [
  { value: "incomplete", label: "Incomplete", count: 36, content: "A" },
  { value: "completed", label: "Completed", count: 112, content: "B" },
];

function Contents() {
  const [value, setValue] = useState("incomplete");
  return <Tabs label="Contents" tabs={TABS} value={value} onChange={setValue} />;
}

const selected = () => screen.getByRole("tab", { selected: true });

test("the arrow keys follow the reading direction", async () => {
  const { user } = render(<Contents />);
  await user.tab();
  expect(selected()).toHaveFocus();
  await user.keyboard("{ArrowRight}");
  await waitFor(() => expect(selected()).toHaveTextContent("Completed"));
  expect(screen.getByRole("tabpanel")).toHaveTextContent("B");
});

test("in Arabic the next tab is to the left", async () => {
  await speak("ar");
  const { user } = render(<Contents />);
  await user.tab();
  expect(selected()).toHaveFocus();
  await user.keyboard("{ArrowLeft}");
  await waitFor(() => expect(selected()).toHaveTextContent("Completed"));
});

function View() {
  const [value, setValue] = useState<"cards" | "table">("cards");
  const segments = [
    { value: "cards", label: "Cards" },
    { value: "table", label: "Table" },
  ] as const;
  return <Segmented label="View" segments={segments} value={value} onChange={setValue} />;
}

test("a segmented control is a choice of one", async () => {
  const { user } = render(<View />);
  expect(screen.getByRole("radio", { name: "Cards" })).toBeChecked();
  await user.click(screen.getByText("Table"));
  await waitFor(() => expect(screen.getByRole("radio", { name: "Table" })).toBeChecked());
});
