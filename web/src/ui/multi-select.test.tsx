import { expect, jest, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { render } from "../testing/render.tsx";
import { MultiSelect } from "./multi-select.tsx";

const CHANNELS = [
  { value: "FACEBOOK", label: "Facebook" },
  { value: "INSTAGRAM", label: "Instagram" },
  { value: "TIKTOK", label: "TikTok" },
];

function Channels({ onChange }: { onChange: (value: string[]) => void }) {
  const [value, setValue] = useState<string[]>(["TIKTOK"]);
  return (
    <MultiSelect
      label="Channels"
      options={CHANNELS}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

test("typing narrows the list, a choice becomes a chip", async () => {
  const change = jest.fn();
  const { user } = render(<Channels onChange={change} />);
  const input = screen.getByRole("combobox", { name: "Channels" });
  await user.click(input);
  await user.paste("insta");
  await user.click(await screen.findByRole("option", { name: "Instagram" }));
  await waitFor(() => expect(change).toHaveBeenCalledWith(["TIKTOK", "INSTAGRAM"]));
  expect(screen.getByRole("button", { name: "Remove Instagram" })).toBeInTheDocument();
  expect(input).toHaveValue("");
});

test("what matches nothing says so", async () => {
  const { user } = render(<Channels onChange={() => {}} />);
  await user.type(screen.getByRole("combobox"), "xyz");
  expect(await screen.findByText("Nothing matches")).toBeInTheDocument();
});

test("chips go by their cross or by Backspace", async () => {
  const change = jest.fn();
  const { user } = render(<Channels onChange={change} />);
  await user.click(screen.getByRole("button", { name: "Remove TikTok" }));
  expect(change).toHaveBeenLastCalledWith([]);
});

test("Backspace in the empty field takes the last", async () => {
  const change = jest.fn();
  const { user } = render(<Channels onChange={change} />);
  await user.type(screen.getByRole("combobox"), "{Backspace}");
  expect(change).toHaveBeenLastCalledWith([]);
});
