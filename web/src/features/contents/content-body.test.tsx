import { ApolloProvider } from "@apollo/client/react";
import { afterEach, expect, jest, test } from "@jest/globals";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { JSONContent } from "@tiptap/core";
import type { ReactNode } from "react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { type Draft, draftKey, readDraft, removeDraft } from "../../lib/drafts/drafts.ts";
import { readWaiting, tell, type Waiting, withdraw } from "../../lib/drafts/outbox.ts";
import { sendWaiting } from "../../lib/drafts/send-waiting.ts";
import { contentDelivery } from "./content-delivery.ts";
import { type BodyContent, type BodyText, bodyDraftOf, useBody } from "./use-body.ts";

const KEY = draftKey("u1", bodyDraftOf("k1"));
const kept = () => readDraft<BodyText>(KEY);

afterEach(async () => {
  await withdraw(KEY);
  await removeDraft(KEY);
});

const documentOf = (text: string): JSONContent => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });

const contentOf = (parts: Partial<BodyContent> = {}) =>
  ({ __typename: "Content", id: "k1", version: 3, body: documentOf("Stored"), provenance: [], ...parts }) as unknown as BodyContent;

/** Keeps one body as the service does: a write on another version than the stored one is refused. */
async function service(first = contentOf()) {
  let stored = first;
  const asked = await apiAnswers({
    operations: {
      SaveContentBody: (variables) => {
        const { input } = variables as unknown as { input: { body: JSONContent; expectedVersion: number } };
        if (input.expectedVersion !== stored.version) return { failure: { message: "Changed elsewhere", code: "CONFLICT" } };
        stored = { ...stored, body: input.body, version: stored.version + 1 };
        return { data: { saveContentBody: { __typename: "ContentPayload", content: stored } } };
      },
    },
  });
  return {
    inputs: () => asked.map(({ variables }) => variables.input),
    stored: () => stored,
    change: (text: string) => {
      stored = { ...stored, body: documentOf(text), version: stored.version + 1 };
    },
  };
}

function open(content: BodyContent, draft?: Draft<BodyText>, waiting?: Waiting) {
  const client = makeApolloClient();
  const wrapper = ({ children }: { children: ReactNode }) => <ApolloProvider client={client}>{children}</ApolloProvider>;
  return renderHook((props: { content: BodyContent }) => useBody(props.content, { key: KEY, draft, waiting }), {
    wrapper,
    initialProps: { content },
  });
}

test("what a person changes of the AI's text is kept here at once, and saved as edited", async () => {
  const provenance = [{ __typename: "FieldProvenance" as const, field: "body", source: "AI" as const, generationId: "g1", stale: false }];
  const content = contentOf({ provenance } as Partial<BodyContent>);
  const { inputs } = await service(content);
  const { result } = open(content);
  expect(result.current.status).toBe("saved");
  act(() => result.current.change(documentOf("Mine")));
  expect(result.current.status).toBe("local");
  expect((await kept())?.value.document).toEqual(documentOf("Mine"));
  await act(async () => void (await result.current.saveUnsaved()));
  expect(inputs()).toEqual([{ body: documentOf("Mine"), expectedVersion: 3, source: "AI_EDITED", generationId: "g1" }]);
  expect(result.current.status).toBe("saved");
  expect(await kept()).toBeUndefined();
});

test("a text that wasn't saved is there after a reload, and can be saved", async () => {
  const { inputs } = await service();
  const { result } = open(contentOf(), { value: { document: documentOf("Mine") }, version: 3, at: 7 });
  expect(result.current.restoredAt).toBe(7);
  expect(result.current.initial).toEqual(documentOf("Mine"));
  expect(result.current.status).toBe("local");
  await act(async () => void (await result.current.saveUnsaved()));
  expect(inputs()).toMatchObject([{ body: documentOf("Mine"), expectedVersion: 3 }]);
});

test("what somebody else saves meanwhile is shown while nothing is at stake here", async () => {
  await service();
  const { result, rerender } = open(contentOf());
  rerender({ content: contentOf({ version: 4, body: documentOf("Theirs") }) });
  await waitFor(() => expect(result.current.initial).toEqual(documentOf("Theirs")));
  expect(result.current.status).toBe("saved");
});

test("otherwise the person decides: theirs, or one's own in its place", async () => {
  const { change, stored } = await service();
  const { result } = open(contentOf());
  act(() => result.current.change(documentOf("Mine")));
  change("Theirs");
  await act(async () => void (await result.current.saveUnsaved()));
  expect(result.current.status).toBe("conflict");
  expect(stored().body).toEqual(documentOf("Theirs"));
  await act(() => result.current.keepMine(stored()));
  expect(stored().body).toEqual(documentOf("Mine"));
  act(() => result.current.change(documentOf("Mine again")));
  change("Theirs again");
  await act(async () => void (await result.current.saveUnsaved()));
  act(() => result.current.takeStored(stored()));
  expect(result.current.initial).toEqual(documentOf("Theirs again"));
  expect(await kept()).toBeUndefined();
});

test("what else of the content changes meanwhile is no conflict: the text is saved on the new version", async () => {
  const { inputs } = await service(contentOf({ version: 4, status: "IN_REVIEW" }));
  const { result, rerender } = open(contentOf());
  act(() => result.current.change(documentOf("Mine")));
  rerender({ content: contentOf({ version: 4, status: "IN_REVIEW" }) });
  await act(async () => void (await result.current.saveUnsaved()));
  expect(inputs()).toMatchObject([{ body: documentOf("Mine"), expectedVersion: 4 }]);
  expect(result.current.status).toBe("saved");
});

test("a draft that is given up is gone, and what is stored stands there", async () => {
  await service();
  const { result } = open(contentOf(), { value: { document: documentOf("Mine") }, version: 3, at: 7 });
  act(() => result.current.takeStored(contentOf()));
  expect(result.current.restoredAt).toBeUndefined();
  expect(result.current.current).toEqual(documentOf("Stored"));
  expect(await kept()).toBeUndefined();
});

test("leaving the page saves what isn't saved, but not over a conflict", async () => {
  const { change, stored, inputs } = await service();
  const first = open(contentOf());
  act(() => first.result.current.change(documentOf("Left")));
  first.unmount();
  await waitFor(() => expect(stored().body).toEqual(documentOf("Left")));
  const second = open(stored());
  act(() => second.result.current.change(documentOf("Mine")));
  change("Theirs");
  await act(() => second.result.current.saveUnsaved());
  const before = inputs().length;
  second.unmount();
  expect(inputs()).toHaveLength(before);
  expect((await kept())?.value.document).toEqual(documentOf("Mine"));
});

test("the AI's text is saved with the generation it came from", async () => {
  const { inputs } = await service(contentOf({ body: null }));
  const { result } = open(contentOf({ body: null }));
  expect(result.current.status).toBeUndefined();
  await act(async () => void (await result.current.save(documentOf("Written"), "g1")));
  expect(inputs()).toEqual([{ body: documentOf("Written"), expectedVersion: 3, source: "AI", generationId: "g1" }]);
});

/** A content whose text was saved while nobody could be reached. */
async function savedOffline(text: string) {
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  const page = open(contentOf());
  act(() => page.result.current.change(documentOf(text)));
  await act(async () => void (await page.result.current.saveUnsaved()));
  jest.restoreAllMocks();
  return page;
}

const send = () => act(async () => void (await sendWaiting("u1", contentDelivery(makeApolloClient()), () => true)));

test("without a network a text waits on this device, and nobody is warned of losing it", async () => {
  const { result } = await savedOffline("Mine");
  expect(result.current.status).toBe("waiting");
  expect(await readWaiting(KEY)).toMatchObject({
    operation: "SaveContentBody",
    version: 3,
    base: { body: documentOf("Stored") },
    value: { document: documentOf("Mine") },
    path: "/companies/add-content/generate-content?id=k1",
  });
});

test("it is saved here too once it was sent; what was typed since is still unsaved, on the new version", async () => {
  const { result } = await savedOffline("Mine");
  const { inputs } = await service();
  act(() => result.current.change(documentOf("Mine, longer")));
  await send();
  expect(inputs()).toMatchObject([{ body: documentOf("Mine"), expectedVersion: 3 }]);
  expect(result.current.status).toBe("local");
  await act(async () => void (await result.current.saveUnsaved()));
  expect(inputs().at(-1)).toMatchObject({ body: documentOf("Mine, longer"), expectedVersion: 4 });
  expect(result.current.status).toBe("saved");
  expect(await readWaiting(KEY)).toBeUndefined();
});

test("saving again while it waits sends the newer text only", async () => {
  const { result } = await savedOffline("Mine");
  const { inputs } = await service();
  act(() => result.current.change(documentOf("Newer")));
  await act(async () => void (await result.current.saveUnsaved()));
  await send();
  expect(inputs()).toMatchObject([{ body: documentOf("Newer"), expectedVersion: 3 }]);
});

test("in a conflict it is for the person to decide, here and when they come back", async () => {
  const { result, unmount } = await savedOffline("Mine");
  const { inputs, change, stored } = await service();
  change("Theirs");
  act(() => tell("u1/body.k1", { event: "conflict" }));
  expect(result.current.status).toBe("conflict");
  unmount();
  const waiting = await readWaiting(KEY);
  const again = open(stored(), await kept(), waiting && { ...waiting, state: "conflict" });
  expect(again.result.current.status).toBe("conflict");
  expect(again.result.current.current).toEqual(documentOf("Mine"));
  await act(async () => void (await again.result.current.keepMine(stored())));
  expect(inputs()).toMatchObject([{ body: documentOf("Mine"), expectedVersion: 4 }]);
  expect(await readWaiting(KEY)).toBeUndefined();
});

test("what is discarded elsewhere gives way to what is stored", async () => {
  const { result } = await savedOffline("Mine");
  act(() => tell("u1/body.k1", { event: "discarded" }));
  expect(result.current.initial).toEqual(documentOf("Stored"));
  expect(result.current.status).toBe("saved");
});
