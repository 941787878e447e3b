import { expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { useState } from "react";
import { ArrowRight, Plus } from "lucide-react";
import { render } from "../testing/render.tsx";
import { AnchorButton, Button, IconButton, LinkButton } from "./button.tsx";

test("a button acts on a click and never submits a form by itself", async () => {
  const act = jest.fn();
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user } = render(
    <form onSubmit={submit}>
      <Button onClick={act}>Add</Button>
    </form>,
  );
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(act).toHaveBeenCalledTimes(1);
  expect(submit).not.toHaveBeenCalled();
});

test("a busy button says what is being done and ignores clicks", async () => {
  const act = jest.fn();
  const { user } = render(
    <Button busy busyLabel="Saving" onClick={act}>
      Save
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Saving" });
  expect(button).toHaveAttribute("aria-busy", "true");
  await user.click(button);
  expect(act).not.toHaveBeenCalled();
});

test("a busy submit button does not submit its form again", async () => {
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user } = render(
    <form onSubmit={submit}>
      <Button type="submit" busy>
        Save
      </Button>
    </form>,
  );
  await user.click(screen.getByRole("button"));
  expect(submit).not.toHaveBeenCalled();
});

test("a button that can't be used once it was pressed keeps the focus until one moves on", async () => {
  const save = jest.fn();
  function Page() {
    const [saved, setSaved] = useState(false);
    return (
      <Button
        disabled={saved}
        onClick={() => {
          save();
          setSaved(true);
        }}
      >
        Save
      </Button>
    );
  }
  const { user } = render(<Page />);
  const button = screen.getByRole("button", { name: "Save" });
  await user.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).not.toHaveAttribute("disabled");
  await user.keyboard("{Enter}");
  expect(save).toHaveBeenCalledTimes(1);
  await user.tab();
  expect(button).toBeDisabled();
});

test("links look like buttons and stay links", () => {
  render(
    <>
      <LinkButton to="/companies" icon={Plus}>
        Companies
      </LinkButton>
      <AnchorButton href="#stages" iconEnd={ArrowRight} flip>
        Stages
      </AnchorButton>
    </>,
  );
  expect(screen.getByRole("link", { name: "Companies" })).toHaveAttribute("href", "/companies");
  expect(screen.getByRole("link", { name: "Stages" })).toHaveAttribute("href", "#stages");
});

test("an icon alone has a name", () => {
  render(<IconButton icon={Plus} label="Add rule" />);
  expect(screen.getByRole("button", { name: "Add rule" })).toHaveAttribute("title", "Add rule");
});
