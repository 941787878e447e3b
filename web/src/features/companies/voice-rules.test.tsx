import { afterEach, expect, jest, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import type { VoiceRuleInput } from "../../generated/graphql.ts";
import { removeUnsavedOf } from "../../lib/drafts/unsaved-work.ts";
import { render } from "../../testing/render.tsx";
import { VoiceRulesEditor } from "./components/voice-rules-editor.tsx";

function Editor({ initial, onChange }: { initial: VoiceRuleInput[]; onChange: (rules: VoiceRuleInput[]) => void }) {
  const [rules, setRules] = useState(initial);
  return (
    <VoiceRulesEditor
      rules={rules}
      onChange={(next) => {
        setRules(next);
        onChange(next);
      }}
    />
  );
}

function edit(initial: VoiceRuleInput[]) {
  const onChange = jest.fn();
  return { onChange, ...render(<Editor initial={initial} onChange={onChange} />) };
}

afterEach(() => removeUnsavedOf(""));

const BAN: VoiceRuleInput = { locale: "en", kind: "BAN", term: "best in the world" };

test("a rule is added from its term on, with what it stands in place of", async () => {
  const { user, onChange } = edit([]);
  await user.click(screen.getByRole("button", { name: "Add rule" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Term"), " sorted by hand ");
  await user.type(dialog.getByLabelText(/Instead of/), "processed");
  await user.click(dialog.getByRole("button", { name: "Add rule" }));
  expect(onChange).toHaveBeenLastCalledWith([{ locale: "en", kind: "PREFER", term: "sorted by hand", replacement: "processed" }]);
});

test("a rule needs its term, and stands only once", async () => {
  const { user, onChange } = edit([BAN]);
  await user.click(screen.getByRole("button", { name: "Add rule" }));
  const dialog = within(await screen.findByRole("dialog"));
  const add = dialog.getByRole("button", { name: "Add rule" });
  await user.click(add);
  const term = dialog.getByLabelText("Term");
  expect(term).toBeInvalid();
  await user.selectOptions(dialog.getByLabelText("Kind"), "BAN");
  await user.type(term, BAN.term);
  await user.click(add);
  expect(term).toBeInvalid();
  expect(onChange).not.toHaveBeenCalled();
});

test("a ban is asked for what is written instead", async () => {
  const { user, onChange } = edit([BAN]);
  await user.click(screen.getByRole("button", { name: "Edit best in the world" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText(/Write instead/), "well loved");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(onChange).toHaveBeenLastCalledWith([{ ...BAN, replacement: "well loved" }]);
});

test("what a style doesn't have is neither asked for nor kept", async () => {
  const prefer: VoiceRuleInput = { locale: "en", kind: "PREFER", term: "by hand", replacement: "processed" };
  const { user, onChange } = edit([prefer]);
  await user.click(screen.getByRole("button", { name: "Edit by hand" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.selectOptions(dialog.getByLabelText("Kind"), "STYLE");
  expect(dialog.queryByLabelText(/[Ii]nstead/)).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(onChange).toHaveBeenLastCalledWith([{ locale: "en", kind: "STYLE", term: "by hand" }]);
});

test("what was entered of a rule is there again after a reload, and isn't thrown away unasked", async () => {
  const first = edit([]);
  await first.user.click(screen.getByRole("button", { name: "Add rule" }));
  await first.user.type(await screen.findByLabelText("Term"), "sorted by hand");
  first.unmount();
  const { user, onChange } = edit([]);
  await user.click(screen.getByRole("button", { name: "Add rule" }));
  const term = await screen.findByLabelText("Term");
  await waitFor(() => expect(term).toHaveValue("sorted by hand"));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(term).toHaveValue("sorted by hand");
  await user.click(within(screen.getByRole("dialog", { name: "Add rule" })).getByRole("button", { name: "Add rule" }));
  expect(onChange).toHaveBeenLastCalledWith([{ locale: "en", kind: "PREFER", term: "sorted by hand" }]);
});
