import { ApolloProvider } from "@apollo/client/react";
import { afterEach, expect, jest, test } from "@jest/globals";
import { act, renderHook, screen, waitFor } from "@testing-library/react";
import type { JSONContent } from "@tiptap/core";
import type { ReactNode } from "react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { signIn, signOut } from "../../lib/auth/auth.ts";
import { draftKey, draftsAbout, removeDraft, writeDraft } from "../../lib/drafts/drafts.ts";
import { tell, type Waiting, waitingOf, withdraw } from "../../lib/drafts/outbox.ts";
import { sendWaiting } from "../../lib/drafts/send-waiting.ts";
import { thisTab } from "../../lib/drafts/tabs.ts";
import type { Text } from "../../lib/editing/blocks.ts";
import type { EditSession } from "../../lib/editing/edit-session.ts";
import { render } from "../../testing/render.tsx";
import { apiAnswers } from "../../testing/fake-api.ts";
import { USER } from "../../testing/refreshing-api.ts";
import { tokenOf } from "../../testing/tokens.ts";
import type { BodyContent } from "./body-content.ts";
import { BodyNotes } from "./components/body-notes.tsx";
import { openBody } from "./body-session.ts";
import { contentDelivery } from "./content-delivery.ts";
import { useBody } from "./use-body.ts";

const ABOUT = "body.k1";
const ownKey = async () => draftKey("u1", ABOUT, await thisTab());
const kept = async () => (await draftsAbout<{ value: JSONContent }>("u1", ABOUT))[0]?.draft.value.value;

const opened: EditSession<Text>[] = [];

afterEach(async () => {
  for (const session of opened.splice(0)) session.close();
  for (const waiting of await waitingOf("u1")) await withdraw(waiting);
  for (const { key } of await draftsAbout("u1", ABOUT)) await removeDraft(key);
  signOut();
});

const documentOf = (...lines: string[]): JSONContent => ({
  type: "doc",
  content: lines.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
});

const contentOf = (parts: Partial<BodyContent> = {}) =>
  ({
    __typename: "Content",
    id: "k1",
    version: 3,
    partVersions: { __typename: "ContentPartVersions", needs: 1, idea: 1, objectives: 1, tools: 1, body: 3, pictures: 1 },
    body: documentOf("Stored"),
    provenance: [],
    ...parts,
  }) as unknown as BodyContent;

/** The content after a save of its body. */
const next = (content: BodyContent, body: JSONContent): BodyContent => ({
  ...content,
  body,
  version: content.version + 1,
  partVersions: { ...content.partVersions, body: content.version + 1 },
});

/** Keeps one body as the service does: a write on an older version than the stored one is refused. */
async function service(first = contentOf(), { refusing }: { refusing?: string } = {}) {
  let stored = first;
  const asked = await apiAnswers({
    operations: {
      SaveContentBody: (variables) => {
        const { input } = variables as unknown as { input: { body: JSONContent; expectedVersion: number } };
        if (refusing) return { failure: { message: refusing, code: "BAD_USER_INPUT" } };
        if (input.expectedVersion < stored.partVersions.body) return { failure: { message: "Changed elsewhere", code: "CONFLICT" } };
        stored = next(stored, input.body);
        return { data: { saveContentBody: { __typename: "ContentPayload", content: stored } } };
      },
      ContentBody: () => ({ data: { content: stored } }),
    },
  });
  return {
    inputs: () => asked.flatMap(({ operation, variables }) => (operation === "SaveContentBody" ? [variables.input] : [])),
    stored: () => stored,
    change: (...lines: string[]) => {
      stored = next(stored, documentOf(...lines));
    },
  };
}

async function open(content: BodyContent) {
  signIn({ user: USER, token: tokenOf({ iat: Math.floor(Date.now() / 1000) }), sessionKey: "key" });
  const client = makeApolloClient();
  const session = await openBody(client, content);
  opened.push(session);
  const wrapper = ({ children }: { children: ReactNode }) => <ApolloProvider client={client}>{children}</ApolloProvider>;
  const page = renderHook((props: { content: BodyContent }) => useBody(props.content, session), { wrapper, initialProps: { content } });
  return { ...page, session, type: (...lines: string[]) => act(() => session.type(documentOf(...lines))) };
}

type Page = Awaited<ReturnType<typeof open>>;

const store = ({ result }: Page) => act(async () => void (await result.current.store()));

test("what a person changes of the AI's text is kept here at once, and saved as edited", async () => {
  const provenance = [
    {
      __typename: "FieldProvenance" as const,
      field: "body",
      source: "AI" as const,
      generationId: "g1",
      stale: false,
      values: null,
      unfinished: null,
    },
  ];
  const content = contentOf({ provenance } as Partial<BodyContent>);
  const { inputs } = await service(content);
  const page = await open(content);
  expect(page.result.current.status).toBe("saved");
  page.type("Mine");
  expect(page.result.current.status).toBe("local");
  expect(await kept()).toEqual(documentOf("Mine"));
  await store(page);
  expect(inputs()).toEqual([{ body: documentOf("Mine"), expectedVersion: 3, checkpoint: true, source: "AI_EDITED", generationId: "g1" }]);
  expect(page.result.current.status).toBe("saved");
  expect(await kept()).toBeUndefined();
});

test("what is typed is saved by itself two seconds after the last key, and is no entry of the history yet", async () => {
  const { inputs } = await service();
  const page = await open(contentOf());
  page.type("Mine");
  await waitFor(() => expect(page.result.current.status).toBe("saved"));
  expect(inputs()).toMatchObject([{ body: documentOf("Mine"), checkpoint: false }]);
  await act(async () => page.session.leave());
  await waitFor(() => expect(inputs()).toHaveLength(2));
  expect(inputs()[1]).toMatchObject({ body: documentOf("Mine"), checkpoint: true });
});

test("why the service doesn't take a text stands above it, also when it was to be saved by itself; the text stays here", async () => {
  await service(contentOf(), { refusing: "The document is too large" });
  const page = await open(contentOf());
  page.type("Mine");
  await waitFor(() => expect(page.result.current.status).toBe("failed"));
  render(<BodyNotes body={page.result.current} />);
  expect(screen.getByRole("alert")).toHaveTextContent(/kept on this device.*The document is too large/);
  expect(await kept()).toEqual(documentOf("Mine"));
});

test("a text that wasn't saved is there after a reload, and can be saved or given up", async () => {
  const { inputs } = await service();
  const before = await open(contentOf());
  before.type("Mine");
  act(() => before.session.close());
  const page = await open(contentOf());
  expect(page.result.current.restoredAt).toBeDefined();
  expect(page.result.current.session.shown.value).toEqual(documentOf("Mine"));
  expect(page.result.current.status).toBe("local");
  await store(page);
  expect(inputs()).toMatchObject([{ body: documentOf("Mine"), expectedVersion: 3 }]);
  page.type("Mine again");
  act(() => page.session.giveUp());
  expect(page.result.current.current).toEqual(documentOf("Mine"));
  await waitFor(async () => expect(await kept()).toBeUndefined());
});

test("a draft that an earlier release has kept is taken up", async () => {
  await service();
  await writeDraft({ userId: "u1", about: ABOUT }, { value: { document: documentOf("Mine") }, version: 3 });
  const { result } = await open(contentOf());
  expect(result.current.session.shown.value).toEqual(documentOf("Mine"));
  expect(result.current.status).toBe("local");
  expect(await kept()).toEqual(documentOf("Mine"));
});

test("what somebody else saves meanwhile is shown while nothing is at stake here", async () => {
  await service();
  const { result, rerender } = await open(contentOf());
  rerender({ content: next(contentOf(), documentOf("Theirs")) });
  expect(result.current.session.shown.value).toEqual(documentOf("Theirs"));
  expect(result.current.status).toBe("saved");
});

test("changes of other paragraphs are merged, and said", async () => {
  const first = contentOf({ body: documentOf("One", "Two") });
  const { change, stored } = await service(first);
  const page = await open(first);
  page.type("One, mine", "Two");
  change("One", "Two, theirs");
  await store(page);
  await waitFor(() => expect(page.result.current.status).toBe("saved"));
  expect(stored().body).toEqual(documentOf("One, mine", "Two, theirs"));
  expect(page.result.current.session.shown.value).toEqual(documentOf("One, mine", "Two, theirs"));
  expect(page.result.current.mergedAt).toBeDefined();
});

test.each([
  ["mine", ["Mine"]],
  ["theirs", ["Theirs"]],
  ["both", ["Mine", "Theirs"]],
] as const)("where both changed the same paragraph the person decides: %s", async (take, expected) => {
  const { change, stored } = await service();
  const page = await open(contentOf());
  page.type("Mine");
  change("Theirs");
  await store(page);
  await waitFor(() => expect(page.result.current.status).toBe("conflict"));
  expect(page.result.current.comparing).toBe(true);
  expect(page.result.current.conflict?.theirs.value).toEqual(documentOf("Theirs"));
  expect(stored().body).toEqual(documentOf("Theirs"));
  act(() => page.session.decide(take));
  await store(page);
  expect(page.result.current.session.shown.value).toEqual(documentOf(...expected));
  expect(stored().body).toEqual(documentOf(...expected));
  expect(page.result.current.status).toBe("saved");
});

test("what else of the content changes meanwhile is no conflict", async () => {
  const { inputs } = await service(contentOf({ version: 4, status: "IN_REVIEW" }));
  const page = await open(contentOf());
  page.type("Mine");
  page.rerender({ content: contentOf({ version: 4, status: "IN_REVIEW" }) });
  await store(page);
  expect(inputs()).toMatchObject([{ body: documentOf("Mine"), expectedVersion: 3 }]);
  expect(page.result.current.status).toBe("saved");
});

test("leaving the page saves what isn't saved, but not over a conflict", async () => {
  const { change, stored, inputs } = await service();
  const first = await open(contentOf());
  first.type("Left");
  act(() => first.session.leave());
  await waitFor(() => expect(stored().body).toEqual(documentOf("Left")));
  await waitFor(() => expect(first.session.status).toBe("saved"));
  first.type("Mine");
  change("Theirs");
  await store(first);
  await waitFor(() => expect(first.session.status).toBe("conflict"));
  const before = inputs().length;
  act(() => first.session.leave());
  expect(inputs()).toHaveLength(before);
  expect(await kept()).toEqual(documentOf("Mine"));
});

test("a generation's text is saved with where it came from, and taken once", async () => {
  const { inputs } = await service(contentOf({ body: null }));
  const page = await open(contentOf({ body: null }));
  const generated = { generationId: "g1", value: documentOf("Written"), whole: true };
  act(() => page.session.receive(generated));
  await waitFor(() => expect(page.result.current.status).toBe("saved"));
  expect(inputs()).toEqual([{ body: documentOf("Written"), expectedVersion: 3, checkpoint: true, source: "AI", generationId: "g1" }]);
  page.type("Written, and mine");
  act(() => page.session.receive(generated));
  expect(page.result.current.current).toEqual(documentOf("Written, and mine"));
});

test("a generated text that broke off is shown, and saved only when the person goes on", async () => {
  const { inputs } = await service(contentOf({ body: null }));
  const page = await open(contentOf({ body: null }));
  act(() => page.session.receive({ generationId: "g1", value: documentOf("Half"), whole: false }));
  expect(page.result.current.session.shown.value).toEqual(documentOf("Half"));
  act(() => page.session.leave());
  expect(page.result.current.status).toBe("local");
  expect(inputs()).toEqual([]);
  await store(page);
  expect(inputs()).toMatchObject([{ body: documentOf("Half"), source: "AI", generationId: "g1" }]);
});

test("what is typed at the moment that another text takes its place is put into that one", async () => {
  await service();
  const page = await open(contentOf({ body: documentOf("One", "Two") }));
  const on = page.result.current.session.shown;
  act(() => page.session.type(documentOf("One", "Two", "Three"), on));
  page.rerender({ content: next(contentOf(), documentOf("One, theirs", "Two")) });
  act(() => page.session.type(documentOf("One", "Two", "Three and a half"), on));
  expect(page.result.current.session.shown.value).toEqual(documentOf("One, theirs", "Two", "Three and a half"));
});

/** A content whose text was saved while nobody could be reached. */
async function savedOffline(text: string) {
  const page = await open(contentOf());
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  page.type(text);
  await store(page);
  jest.restoreAllMocks();
  return page;
}

const send = () => act(async () => void (await sendWaiting("u1", contentDelivery(makeApolloClient()), () => true)));

test("without a network a text waits on this device, and nobody is warned of losing it", async () => {
  const { result } = await savedOffline("Mine");
  expect(result.current.status).toBe("waiting");
  expect(await waitingOf("u1")).toMatchObject([
    {
      operation: "SaveContentBody",
      version: 3,
      base: { body: documentOf("Stored") },
      value: { value: documentOf("Mine") },
      path: "/companies/add-content/generate-content?id=k1",
    },
  ]);
});

test("it is saved here too once it was sent; what was typed since is still unsaved, on the new version", async () => {
  const page = await savedOffline("Mine");
  const { inputs } = await service();
  page.type("Mine, longer");
  await send();
  expect(inputs()).toMatchObject([{ body: documentOf("Mine"), expectedVersion: 3 }]);
  expect(page.result.current.status).toBe("local");
  await store(page);
  expect(inputs().at(-1)).toMatchObject({ body: documentOf("Mine, longer"), expectedVersion: 4 });
  expect(page.result.current.status).toBe("saved");
  expect(await waitingOf("u1")).toEqual([]);
});

test("saving again while it waits sends the newer text only", async () => {
  const page = await savedOffline("Mine");
  const { inputs } = await service();
  page.type("Newer");
  await store(page);
  await send();
  expect(inputs()).toMatchObject([{ body: documentOf("Newer"), expectedVersion: 3 }]);
});

test("what was undone while it waited is never sent; the service, which may have it, is told what stands there", async () => {
  const page = await savedOffline("Mine");
  const { inputs } = await service();
  page.type("Stored");
  await store(page);
  await send();
  expect(inputs()).toMatchObject([{ body: documentOf("Stored") }]);
  expect(page.result.current.status).toBe("saved");
});

test("what is in conflict when it is sent is decided here", async () => {
  const page = await savedOffline("Mine");
  const { change } = await service();
  change("Theirs");
  const key = await ownKey();
  const [sent] = await waitingOf("u1");
  act(() => tell(`u1/${ABOUT}@${key.tab}`, { event: "conflict", sent: sent as Waiting }));
  await waitFor(() => expect(page.result.current.status).toBe("conflict"));
  expect(page.result.current.current).toEqual(documentOf("Mine"));
  await waitFor(async () => expect(await waitingOf("u1")).toEqual([]));
});

test("what is discarded elsewhere gives way to what is stored", async () => {
  const page = await savedOffline("Mine");
  const key = await ownKey();
  const { stored } = await service();
  act(() => tell(`u1/${ABOUT}@${key.tab}`, { event: "discarded" }));
  expect(page.result.current.session.shown.value).toEqual(documentOf("Stored"));
  await store(page);
  expect(stored().body).toEqual(documentOf("Stored"));
  expect(page.result.current.status).toBe("saved");
});

test("what the AI panel puts into the text has its formats, and no marks of Markdown", async () => {
  const { inputs } = await service();
  const page = await open(contentOf());
  await act(() => page.result.current.append("## Sorting\n\nBy **hand**", "g1"));
  await store(page);
  const [saved] = inputs() as { body: JSONContent }[];
  expect(saved?.body.content?.map(({ type }) => type)).toEqual(["paragraph", "heading", "paragraph"]);
  expect(JSON.stringify(saved?.body)).not.toMatch(/\*\*|##/);
  expect(JSON.stringify(saved?.body)).toContain('"marks":[{"type":"bold"}]');
});
