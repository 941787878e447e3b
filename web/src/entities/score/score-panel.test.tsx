import { ApolloProvider } from "@apollo/client/react";
import { expect, jest, test } from "@jest/globals";
import type { DocumentNode, ScoredText } from "@muhtawa/text-analysis/score";
import { act, screen, waitFor, within } from "@testing-library/react";
import type { Editor, JSONContent } from "@tiptap/core";
import { useMemo, useState } from "react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { apiAnswers, generationOf } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { RichTextEditor } from "../editor/rich-text-editor.tsx";
import type { Measure } from "./ask-score-worker.ts";
import { measuredScore } from "./measured-score.ts";
import { ScorePanel } from "./score-panel.tsx";
import { useScore } from "./use-score.ts";

const p = (text: string): JSONContent => ({ type: "paragraph", content: [{ type: "text", text }] });
const doc = (...texts: string[]): JSONContent => ({ type: "doc", content: texts.map(p) });

const BRIEF: Omit<ScoredText, "body"> = {
  locale: "en",
  type: "POST",
  title: "Fresh dates for every table this year",
  keywords: ["fresh dates"],
  internalLinks: [],
  rules: [{ locale: "en", kind: "BAN", term: "cheap", replacement: "fair" }],
};

const inProcess: Measure = (text) => Promise.resolve(measuredScore(text));

const MENDED = "Fresh dates at a fair price.";
const api = (text = MENDED) =>
  apiAnswers({
    operations: {
      RequestGeneration: () => ({ data: { requestGeneration: { generation: generationOf({ status: "QUEUED" }) } } }),
      Generation: () => ({ data: { generation: generationOf({ text, variants: [text] }) } }),
    },
    stream: (send) => send("done", {}),
  });

/** A text beside its score, as a page has them. */
function open(document: JSONContent, measure: Measure = inProcess, brief = BRIEF) {
  const onTaken = jest.fn<(generationId: string) => void>();
  const shown = { value: document };
  function Page() {
    const [body, setBody] = useState(document);
    const text = useMemo(() => ({ ...brief, body: body as DocumentNode }), [body]);
    const mending = useMemo(() => ({ companyId: "c1", contentId: "k1", onTaken }), []);
    return (
      <>
        <RichTextEditor label="Text" document={shown} onChange={setBody} />
        <ScorePanel measuring={useScore(text, measure)} text={text} mending={mending} measure={measure} />
      </>
    );
  }
  const view = render(
    <ApolloProvider client={makeApolloClient()}>
      <Page />
    </ApolloProvider>,
  );
  const box = screen.getByRole<HTMLElement & { editor: Editor }>("textbox", { name: "Text" });
  return { ...view, box, editor: box.editor, onTaken };
}

const ring = (name: string, value: number) => screen.findByRole("button", { name: `${name}: ${value} of 100` });
const seen = (box: HTMLElement) => [...box.querySelectorAll(".score-evidence")].map(({ textContent }) => textContent);
const VOICE = /The brand writes “fair”, not “cheap”/;
const voice = () => screen.findByRole("button", { name: VOICE });

test("the four numbers are those of the text, and follow what is written", async () => {
  const { editor } = open(doc("Fresh dates, cheap ones."));
  const expected = measuredScore({ ...BRIEF, body: doc("Fresh dates, cheap ones.") as DocumentNode });
  await ring("Search engines (SEO)", expected?.seo ?? -1);
  await ring("Brand voice", 0);
  act(() => void editor.commands.setContent(doc("Fresh dates, fair ones.")));
  await ring("Brand voice", 100);
});

test("a check shows what it saw in the text while it is pointed at or has the focus, and the text stays as it is", async () => {
  const { box, user, editor } = open(doc("Cheap dates.", "Not so cheap."));
  const check = await voice();
  await user.hover(check);
  expect(seen(box)).toEqual(["Cheap", "cheap"]);
  await user.unhover(check);
  expect(seen(box)).toEqual([]);
  act(() => check.focus());
  expect(seen(box)).toEqual(["Cheap", "cheap"]);
  await user.tab();
  expect(seen(box)).not.toEqual(["Cheap", "cheap"]);
  expect(editor.can().undo()).toBe(false);
});

test("what is shown follows the text while it is written", async () => {
  const { box, user, editor } = open(doc("Cheap dates.", "Not so cheap."));
  await user.hover(await voice());
  act(() => void editor.commands.insertContentAt(1, "So "));
  expect(seen(box)).toEqual(["Cheap", "cheap"]);
});

test("no key waits until the whole text is searched again: a passage that is typed is shown after a pause", async () => {
  const { box, user, editor } = open(doc("Cheap dates.", "Not so cheap."));
  await user.hover(await voice());
  for (let key = 0; key < 3; key += 1) {
    act(() => void editor.commands.insertContentAt(1, "Cheap "));
    expect(seen(box)).toEqual(["Cheap", "cheap"]);
  }
  await waitFor(() => expect(seen(box)).toEqual(["Cheap", "Cheap", "Cheap", "Cheap", "cheap"]));
});

test("an opened check says why it matters and what says so, and leads to each passage", async () => {
  const { box, user } = open(doc("Cheap dates.", "Not so cheap."));
  await user.click(await voice());
  const item = (await voice()).closest("li");
  if (!item) throw new Error("It stands in a list");
  expect(item).toHaveTextContent("A brand that always speaks the same way is recognised.");
  await user.click(within(item).getByRole("button", { name: "cheap" }));
  expect(seen(box)).toEqual(["cheap"]);
  const title = screen.getByRole("button", { name: /first paragraph should have/ });
  await user.click(title);
  expect(within(title.closest("li") as HTMLElement).getByRole("link", { name: /SEO Starter Guide/ })).toHaveAttribute(
    "href",
    "https://developers.google.com/search/docs/fundamentals/seo-starter-guide",
  );
});

test("an area that is chosen leaves its checks alone, and is explained", async () => {
  const { user } = open(doc("Cheap dates."));
  await user.click(await ring("Brand voice", 0));
  expect(screen.getByText("How far the text keeps to the brand’s words and rules.")).toBeInTheDocument();
  expect(screen.getAllByRole("listitem").filter((item) => item.querySelector("[aria-expanded]"))).toHaveLength(1);
  await user.click(await ring("Brand voice", 0));
  expect(await screen.findByRole("heading", { name: /^Passed/ })).toBeVisible();
});

test("the AI's fix is scored before it is taken; taken it is one step of undoing", async () => {
  const asked = await api();
  const { box, user, editor, onTaken } = open(doc("We sell.", "Dates at a cheap price.", "Come in."));
  await user.click(await voice());
  await user.click(screen.getByRole("button", { name: "Fix with AI" }));
  expect(await screen.findByText("Brand voice: 0 now, 100 with this")).toBeVisible();
  expect(box).toHaveTextContent("Dates at a cheap price.");
  const { variables } = asked.find(({ operation }) => operation === "RequestGeneration") ?? {};
  expect(variables?.input).toMatchObject({
    kind: "REWRITE",
    companyId: "c1",
    contentId: "k1",
    locale: "en",
    selection: "Dates at a cheap price.",
    prompt: "The brand writes “fair”, not “cheap”.",
  });
  await user.click(screen.getByRole("button", { name: "Accept" }));
  expect([...box.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual(["We sell.", MENDED, "Come in."]);
  expect(onTaken).toHaveBeenCalledWith("g1");
  await ring("Brand voice", 100);
  act(() => void editor.commands.undo());
  expect(box).toHaveTextContent("Dates at a cheap price.");
});

test("a proposal that can't be scored says so, and can be accepted all the same", async () => {
  await api();
  const measure: Measure = (text, signal) =>
    JSON.stringify(text.body).includes(MENDED) ? Promise.reject(new Error("The measuring worker failed")) : inProcess(text, signal);
  const { box, user } = open(doc("We sell.", "Dates at a cheap price."), measure);
  await user.click(await voice());
  await user.click(screen.getByRole("button", { name: "Fix with AI" }));
  expect(await screen.findByText("The proposal couldn’t be scored. It can be accepted all the same.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Accept" }));
  expect(box).toHaveTextContent(MENDED);
});

test("the AI is given the words that stand, not those that are only suggested", async () => {
  const asked = await api();
  const suggestion = (type: string) => ({
    type,
    attrs: { id: "s1", author: "Sara", by: "PERSON", at: "2026-01-01T00:00:00.000Z", part: null },
  });
  const { user } = open({
    type: "doc",
    content: [
      {
        type: "paragraph",
        content: [
          { type: "text", text: "Dates at a " },
          { type: "text", text: "cheap", marks: [suggestion("deletion")] },
          { type: "text", text: "small", marks: [suggestion("insertion")] },
          { type: "text", text: " price." },
        ],
      },
      { type: "paragraph", content: [{ type: "text", text: "Come in." }] },
    ],
  });
  await user.click(await voice());
  await user.click(screen.getByRole("button", { name: "Fix with AI" }));
  await screen.findByRole("button", { name: "Accept" });
  expect(asked.find(({ operation }) => operation === "RequestGeneration")?.variables.input).toMatchObject({
    selection: "Dates at a cheap price.",
  });
});

test("a fix that is left changes nothing; one whose place has changed meanwhile isn't put in", async () => {
  await api();
  const { box, user, editor, onTaken } = open(doc("Dates at a cheap price."));
  await user.click(await voice());
  await user.click(screen.getByRole("button", { name: "Fix with AI" }));
  await user.click(await screen.findByRole("button", { name: "Leave it" }));
  expect(box).toHaveTextContent("Dates at a cheap price.");
  await user.click(screen.getByRole("button", { name: "Fix with AI" }));
  const accept = await screen.findByRole("button", { name: "Accept" });
  act(() => void editor.commands.insertContentAt(1, "Our "));
  await user.click(accept);
  expect(box).toHaveTextContent("Our Dates at a cheap price.");
  expect(onTaken).not.toHaveBeenCalled();
});

test("what the AI asks the writer for goes into no text", async () => {
  await api(`${MENDED}\n\n✎ Read it aloud: where do you stop?`);
  const { box, user } = open(doc("Dates at a cheap price."));
  await user.click(await voice());
  await user.click(screen.getByRole("button", { name: "Fix with AI" }));
  await user.click(await screen.findByRole("button", { name: "Accept" }));
  expect([...box.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([MENDED]);
});

test("where nothing better comes that is said", async () => {
  await api("Dates at a cheap price.");
  const { user } = open(doc("Dates at a cheap price."));
  await user.click(await voice());
  await user.click(screen.getByRole("button", { name: "Fix with AI" }));
  expect(await screen.findByText("Nothing better was found. The text stays as it is.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Accept" })).toBeNull();
});

test("a text without words has no score yet", async () => {
  open(doc());
  expect(await screen.findByText("Nothing to score yet")).toBeVisible();
});

test("what can't be measured says so, and is tried again", async () => {
  let broken = true;
  const { user } = open(doc("Cheap dates."), (text) =>
    broken ? Promise.reject(new Error("no lexicon")) : inProcess(text, new AbortController().signal),
  );
  expect(await screen.findByText("The text could not be scored.")).toBeVisible();
  broken = false;
  await user.click(screen.getByRole("button", { name: /try again/i }));
  await waitFor(() => ring("Brand voice", 0));
});

test("a text that is written on takes the place of one still being measured", async () => {
  const asked: { text: ScoredText; signal: AbortSignal; answer: () => void }[] = [];
  const slow: Measure = (text, signal) =>
    new Promise((resolve) => asked.push({ text, signal, answer: () => resolve(measuredScore(text)) }));
  const { editor } = open(doc("Cheap dates."), slow);
  act(() => void editor.commands.setContent(doc("Fair dates.")));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[0]?.signal.aborted).toBe(true);
  act(() => asked[1]?.answer());
  await ring("Brand voice", 100);
  await act(async () => asked[0]?.answer());
  await ring("Brand voice", 100);
});

test("in Arabic it is told in Arabic", async () => {
  await speak("ar");
  open(doc("Cheap dates."));
  expect(await screen.findByRole("button", { name: "صوت العلامة: 0 من 100" })).toBeVisible();
  expect(screen.getByRole("button", { name: /تكتب العلامة «\u2068fair\u2069» لا «\u2068cheap\u2069»/ })).toBeVisible();
});
