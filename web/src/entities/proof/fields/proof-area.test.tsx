import { beforeAll, expect, jest, test } from "@jest/globals";
import { lexiconOf } from "@muhtawa/arabic-lexicon/files";
import { proofread } from "@muhtawa/text-analysis";
import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { render } from "../../../testing/render.tsx";
import { Field } from "../../../ui/field.tsx";
import type { CompanyProof, Proofreader } from "../use-company-proof.ts";
import { ProofArea } from "./proof-area.tsx";

let findingsOf: Proofreader;
beforeAll(async () => {
  const lexicons = { ar: await lexiconOf("ar"), en: await lexiconOf("en") };
  findingsOf = (texts) => Promise.resolve(texts.map(({ text, locale }) => proofread(text, { locale, lexicon: lexicons[locale] })));
}, 120_000);

/** A field as a stage has it, proofread by the checks themselves. */
function show(text: string, { proof = { proofread: findingsOf } as CompanyProof } = {}) {
  function Page() {
    const [value, setValue] = useState(text);
    return (
      <Field label="Idea">
        {(control) => <ProofArea {...control} proof={proof} value={value} onChange={({ target }) => setValue(target.value)} />}
      </Field>
    );
  }
  const view = render(<Page />);
  return { ...view, area: screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Idea" }) };
}

const marked = () => [...document.querySelectorAll("[data-mark]")].map((mark) => [mark.getAttribute("data-mark"), mark.textContent]);

test("what is found is underlined by severity, line by line, and counted below", async () => {
  const { area } = show("ذهبت الى السوق\nWe recieve the the orders");
  await waitFor(() =>
    expect(marked()).toEqual([
      ["error", "الى"],
      ["note", "recieve"],
      ["likely", "the the"],
    ]),
  );
  expect(screen.getByRole("button", { name: "1 error, 1 likely error, 1 note" })).toBeVisible();
  expect(area).toHaveValue("ذهبت الى السوق\nWe recieve the the orders");
});

test("F8 goes through the findings, Enter takes the first suggestion, Escape leads back", async () => {
  const { area, user } = show("ذهبت الى السوق و هذه مدرسه كبيرة");
  await waitFor(() => expect(marked()).toHaveLength(3));
  area.focus();
  area.setSelectionRange(0, 0);
  await user.keyboard("{F8}");
  const card = screen.getByRole("dialog", { name: "Error “\u2068الى\u2069”" });
  expect(card).toHaveAccessibleDescription(/hamza/i);
  await waitFor(() => expect(within(card).getByRole("button", { name: "إلى" })).toHaveFocus());
  await user.keyboard("{F8}");
  await waitFor(() => expect(screen.getByRole("button", { name: "وهذه" })).toHaveFocus());
  await user.keyboard("{Shift>}{F8}{/Shift}");
  await waitFor(() => expect(screen.getByRole("button", { name: "إلى" })).toHaveFocus());
  await user.keyboard("{Enter}");
  expect(area).toHaveValue("ذهبت إلى السوق و هذه مدرسه كبيرة");
  expect(area).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent("Replaced by “\u2068إلى\u2069”.");
  await waitFor(() => expect(marked().map(([, word]) => word)).toEqual(["و هذه", "مدرسه"]));
  await user.keyboard("{F8}{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(area).toHaveFocus();
});

test("a word that is being typed isn't underlined before it is left", async () => {
  const { area, user } = show("");
  await user.type(area, "We recieve");
  await waitFor(() => expect(screen.getByRole("button", { name: "1 note" })).toBeVisible());
  expect(marked()).toEqual([]);
  await user.type(area, " ");
  await waitFor(() => expect(marked()).toEqual([["note", "recieve"]]));
});

test("what is ignored is handed on with its place in the text, to be kept", async () => {
  const ignore = jest.fn<NonNullable<CompanyProof["ignore"]>>();
  const { area, user } = show("Dates\nWe recieve orders", { proof: { proofread: findingsOf, ignore } });
  await waitFor(() => expect(marked()).toHaveLength(1));
  area.focus();
  await user.keyboard("{F8}");
  await user.click(screen.getByRole("button", { name: "Ignore here" }));
  expect(ignore).toHaveBeenCalledWith("Dates\nWe recieve orders", expect.objectContaining({ kind: "UNKNOWN", start: 9, end: 16 }));
});

test("what is ignored is told no more in this field; a word becomes the company's, for its owner", async () => {
  const addWord = jest.fn<NonNullable<CompanyProof["addWord"]>>(() => Promise.resolve(true));
  const { area, user } = show("We recieve orders", { proof: { proofread: findingsOf, addWord } });
  await waitFor(() => expect(marked()).toHaveLength(1));
  area.focus();
  await user.keyboard("{F8}");
  await user.click(screen.getByRole("button", { name: "Add to the company’s words" }));
  expect(addWord).toHaveBeenCalledWith("recieve");
  await user.keyboard("{F8}");
  await user.click(screen.getByRole("button", { name: "Ignore here" }));
  expect(marked()).toEqual([]);
  expect(area).toHaveFocus();
});

test("without a dictionary the field can be written, and nothing is underlined", async () => {
  const failing = jest.fn<Proofreader>(() => Promise.reject(new Error("no dictionary")));
  const { area, user } = show("ذهبت الى السوق", { proof: { proofread: failing } });
  await waitFor(() => expect(failing).toHaveBeenCalled());
  await user.type(area, "!");
  expect(area).toHaveValue("ذهبت الى السوق!");
  expect(marked()).toEqual([]);
});
