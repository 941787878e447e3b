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

interface ChannelsProps {
  onChange: (value: string[]) => void;
  max?: number;
  chosen?: string[];
}

function Channels({ onChange, max, chosen = ["TIKTOK"] }: ChannelsProps) {
  const [value, setValue] = useState(chosen);
  return (
    <MultiSelect
      label="Channels"
      options={CHANNELS}
      value={value}
      {...(max ? { max } : {})}
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
  expect(screen.getByRole("button", { name: "Remove Instagram" })).toBeVisible();
  expect(input).toHaveValue("");
});

test("up to the limit; the others wait until there is room", async () => {
  const { user } = render(<Channels onChange={() => {}} max={2} />);
  const option = (name: string) => screen.findByRole("option", { name });
  await user.click(screen.getByRole("combobox", { name: "Channels" }));
  await user.click(await option("Facebook"));
  expect(await option("Instagram")).toHaveAttribute("aria-disabled", "true");
  await user.click(screen.getByRole("button", { name: "Remove TikTok" }));
  await user.click(screen.getByRole("combobox", { name: "Channels" }));
  await waitFor(async () => expect(await option("Instagram")).not.toHaveAttribute("aria-disabled", "true"));
});

test("what matches nothing says so", async () => {
  const { user } = render(<Channels onChange={() => {}} />);
  await user.type(screen.getByRole("combobox"), "xyz");
  expect(await screen.findByText("Nothing matches")).toBeInTheDocument();
});

test("a chip goes by its cross, and the others stay", async () => {
  const change = jest.fn();
  const { user } = render(<Channels onChange={change} chosen={["TIKTOK", "FACEBOOK", "INSTAGRAM"]} />);
  await user.click(screen.getByRole("button", { name: "Remove Facebook" }));
  expect(change).toHaveBeenLastCalledWith(["TIKTOK", "INSTAGRAM"]);
  expect(screen.queryByRole("button", { name: "Remove Facebook" })).toBeNull();
});

test("Backspace in the empty field takes the last", async () => {
  const change = jest.fn();
  const { user } = render(<Channels onChange={change} chosen={["TIKTOK", "FACEBOOK"]} />);
  await user.type(screen.getByRole("combobox"), "{Backspace}");
  expect(change).toHaveBeenLastCalledWith(["TIKTOK"]);
});
