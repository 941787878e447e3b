import "fake-indexeddb/auto";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { makeApolloClient } from "../../lib/apollo.ts";
import { signIn, signOut } from "../../lib/auth/auth.ts";
import { draftKey, draftsAbout, removeDraft, removeDraftsWhere, writeDraft } from "../../lib/drafts/drafts.ts";
import { changeWaiting, putWaiting, removeWaitingWhere, waitingOf } from "../../lib/drafts/outbox.ts";
import { sendWaiting, takeToForm } from "../../lib/drafts/send-waiting.ts";
import type { EditSession } from "../../lib/editing/edit-session.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { FakeLocks, locksAre } from "../../testing/fake-locks.ts";
import { stageContent } from "../../testing/stage-content.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { contentDelivery } from "./content-delivery.ts";
import type { NeedsValues } from "./needs-values.ts";
import { beginAnew, openNewContent, type StageAside } from "./stage-session.ts";

const USER = "u9";

type Made = ReturnType<typeof stageContent> & Record<string, unknown>;
interface Sent {
  id: string;
  key: string;
  input: Record<string, unknown>;
  scheduledFor?: string;
  body?: object;
}

/** Contents as the service keeps them: one for each key. */
const made = new Map<string, Made>();
/** How the network is: nothing arrives, everything does, or only the answers are lost or broken. */
let network: "whole" | "silent" | "lost" | "broken";
let client: ReturnType<typeof makeApolloClient>;
const sessions: EditSession<NeedsValues>[] = [];

const written = (id: string, name: string, parts: (content: Made) => object) => {
  const content = [...made.values()].find((one) => one.id === id);
  if (!content) return { failure: { message: "Not found", code: "NOT_FOUND" } };
  Object.assign(content, { version: content.version + 1 }, parts(content));
  return { data: { [name]: { __typename: "ContentPayload", content: { ...content } } } };
};

beforeEach(async () => {
  signIn({ token: tokenOf({ of: USER }), user: { id: USER, username: "omar", role: "ADMIN" } });
  locksAre(new FakeLocks());
  network = "whole";
  await apiAnswers({
    operations: {
      CreateContent: (variables) => {
        const { key, input, scheduledFor, body } = variables as unknown as Sent;
        const { sources: _, ...fields } = input;
        const start = { id: `k${made.size + 1}`, scheduledFor: scheduledFor ?? null, body: body ?? null, bodyVersion: body ? 1 : null };
        if (!made.has(key)) made.set(key, stageContent({ ...fields, ...start }) as Made);
        return { data: { createContent: { __typename: "ContentPayload", content: { ...made.get(key) } } } };
      },
      SaveContentNeeds: (variables) => {
        const { id, input } = variables as unknown as Sent;
        const { sources: _, expectedVersion, ...fields } = input;
        const there = [...made.values()].find((one) => one.id === id);
        if (there && expectedVersion !== undefined && Number(expectedVersion) < there.partVersions.needs)
          return { failure: { message: "Changed elsewhere", code: "CONFLICT" } };
        return written(id, "saveContentNeeds", ({ version, partVersions }) => ({
          ...fields,
          partVersions: { ...partVersions, needs: version + 1 },
        }));
      },
      SetContentStatus: (variables) => {
        const { id, scheduledFor } = variables as unknown as Sent;
        return written(id, "setContentStatus", () => ({ scheduledFor }));
      },
      SaveContentBody: (variables) => {
        const { id, input } = variables as unknown as Sent;
        return written(id, "saveContentBody", () => ({ body: input["body"], bodyVersion: 1 }));
      },
      StageContent: (variables) => ({ data: { content: find((variables as unknown as Sent).id) } }),
      ContentBody: (variables) => ({ data: { content: find((variables as unknown as Sent).id) } }),
      ContentCompletion: (variables) => ({ data: { content: find((variables as unknown as Sent).id) } }),
    },
  });
  const fetching = jest.spyOn(globalThis, "fetch");
  const arrives = fetching.getMockImplementation() as typeof fetch;
  fetching.mockImplementation(async (...request) => {
    if (network === "silent") throw new TypeError("Failed to fetch");
    const answer = await arrives(...request);
    if (network === "lost") throw new TypeError("Failed to fetch");
    return network === "broken" ? new Response("Bad gateway", { status: 502 }) : answer;
  });
  client = makeApolloClient();
});

afterEach(async () => {
  for (const session of sessions.splice(0)) session.close();
  made.clear();
  await removeDraftsWhere(() => true);
  await removeWaitingWhere(() => true);
  locksAre(undefined);
  signOut();
});

const find = (id: string) => ({ ...[...made.values()].find((one) => one.id === id) });
const titles = () => [...made.values()].map(({ title }) => title);
const queue = () => sendWaiting(USER, contentDelivery(client), () => true);

async function open(): Promise<EditSession<NeedsValues>> {
  const session = await openNewContent(client);
  session.putAside({ companyId: "c1" } satisfies StageAside);
  sessions.push(session);
  return session;
}

const type = (session: EditSession<NeedsValues>, title: string) => session.type({ ...session.state.mine, title });

async function save(session: EditSession<NeedsValues>, title?: string): Promise<void> {
  if (title !== undefined) type(session, title);
  session.save();
  await session.settled();
}

test.each(["lost", "broken"] as const)(
  "an answer that is %s: saved again under another title it is one content of that title",
  async (how) => {
    const session = await open();
    network = how;
    await save(session, "Dates");
    network = "whole";
    await save(session, "Dates of Qassim");
    expect([session.status, ...titles()]).toEqual(["saved", "Dates of Qassim"]);
    expect(await waitingOf(USER)).toEqual([]);
  },
);

test("one that had arrived before it waited is brought to what waits", async () => {
  const session = await open();
  network = "broken";
  await save(session, "Dates");
  network = "silent";
  await save(session, "Dates of Qassim");
  expect(session.status).toBe("waiting");
  network = "whole";
  await queue();
  expect([session.status, ...titles()]).toEqual(["saved", "Dates of Qassim"]);
});

test("a day and a file's text that were chosen after the first try are stored with it, and a text that is there stays", async () => {
  const session = await open();
  network = "broken";
  await save(session, "Dates");
  network = "whole";
  const document = { type: "doc", content: [{ type: "paragraph" }] };
  session.putAside({ scheduledFor: "2026-12-08T06:00:00.000Z", file: { name: "a.docx", document } } satisfies StageAside);
  await save(session, "Dates of Qassim");
  expect(find("k1")).toMatchObject({ title: "Dates of Qassim", scheduledFor: "2026-12-08T06:00:00.000Z", body: document });
});

test("a day that is chosen while it is on its way, or after it was sent, is stored, too", async () => {
  const session = await open();
  type(session, "Dates");
  session.save();
  session.putAside({ scheduledFor: "2026-12-01T06:00:00.000Z" } satisfies StageAside);
  await session.settled();
  expect([session.status, find("k1").scheduledFor]).toEqual(["saved", "2026-12-01T06:00:00.000Z"]);
  session.putAside({ scheduledFor: "2026-12-08T06:00:00.000Z" } satisfies StageAside);
  await save(session, "Dates of Qassim");
  expect(find("k1")).toMatchObject({ title: "Dates of Qassim", scheduledFor: "2026-12-08T06:00:00.000Z" });
  expect(made.size).toBe(1);
});

test("two contents of the same needs are two, each with its own day and text", async () => {
  const days = ["2026-12-01T06:00:00.000Z", "2026-12-08T06:00:00.000Z"];
  network = "silent";
  for (const scheduledFor of days) {
    const session = await open();
    const file = { name: "a.docx", document: { type: "doc", content: [{ type: "text", text: scheduledFor }] } };
    session.putAside({ scheduledFor, file } satisfies StageAside);
    await save(session, "Dates");
    session.leaveToQueue();
    session.close();
  }
  network = "lost";
  await queue();
  await queue();
  network = "whole";
  await queue();
  expect([...made.values()].map(({ scheduledFor }) => scheduledFor).toSorted()).toEqual(days);
  for (const { scheduledFor, body } of made.values()) expect(JSON.stringify(body)).toContain(String(scheduledFor));
  expect(await waitingOf(USER)).toEqual([]);
});

test("what is written after one was left to the queue is another content", async () => {
  const session = await open();
  network = "silent";
  await save(session, "Dates");
  session.leaveToQueue();
  network = "whole";
  await save(session, "Figs");
  await queue();
  expect(titles().toSorted()).toEqual(["Dates", "Figs"]);
});

test("a page that was loaded anew goes on with what waits from before, and makes one", async () => {
  const session = await open();
  network = "silent";
  type(session, "Dates");
  session.save();
  type(session, "Dates of Qassim");
  await session.settled();
  session.close();
  network = "whole";
  const again = await open();
  expect(again.state.mine.title).toBe("Dates of Qassim");
  await save(again);
  await queue();
  expect([again.status, ...titles()]).toEqual(["saved", "Dates of Qassim"]);
});

test("given up while it is being sent: what is written next is its own content, and that one stays as it was sent", async () => {
  const session = await open();
  network = "silent";
  await save(session, "Dates");
  network = "whole";
  const fetching = jest.mocked(globalThis.fetch);
  const arrives = fetching.getMockImplementation() as typeof fetch;
  fetching.mockImplementation((...request) => {
    if (String(request[1]?.body).includes("CreateContent") && session.state.mine.title === "Dates") {
      beginAnew(session);
      session.giveUp();
    }
    return arrives(...request);
  });
  await queue();
  expect([session.state.mine.title, (session.aside as StageAside).contentId, ...titles()]).toEqual(["", undefined, "Dates"]);
  await save(session, "Figs");
  expect([session.status, ...titles()]).toEqual(["saved", "Dates", "Figs"]);
});

test("discarded from the list while it is being sent: the same", async () => {
  const session = await open();
  network = "lost";
  await save(session, "Dates");
  session.giveUp();
  network = "whole";
  await save(session, "Figs");
  expect(titles()).toEqual(["Dates", "Figs"]);
});

test("a later save is of the version that it was made of: what others have changed since stays", async () => {
  const session = await open();
  network = "silent";
  await save(session, "Dates");
  network = "whole";
  await queue();
  network = "silent";
  await save(session, "Dates of Qassim");
  expect(await waitingOf(USER)).toMatchObject([
    { operation: "SaveContentNeeds", subject: "k1", version: 1, base: { title: "Dates" }, variables: { id: "k1" } },
  ]);
  network = "whole";
  written("k1", "", ({ partVersions }) => ({ details: "Somebody else's", partVersions: { ...partVersions, needs: 2 } }));
  await queue();
  expect(find("k1")).toMatchObject({ title: "Dates of Qassim", details: "Somebody else's" });
  written("k1", "", ({ partVersions }) => ({ framework: "AIDA", version: 9, partVersions: { ...partVersions, needs: 9 } }));
  await save(session, "Dates of Medina");
  expect(find("k1")).toMatchObject({ title: "Dates of Medina", details: "Somebody else's", framework: "AIDA" });
  expect(made.size).toBe(1);
});

/** What is kept on the device, and told of it, takes its turns. */
const turns = async () => {
  for (let times = 0; times < 80; times += 1) await turn();
};
const FILE = {
  name: "a.docx",
  document: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "A long text" }] }] },
};

const putBack = async () => {
  for (const waiting of await waitingOf(USER)) await takeToForm(waiting);
};

const takeFirst = (session: EditSession<NeedsValues>) => session.others.slice(0, 1).forEach((other) => session.takeOther(other));

/** "There" waits with its file; another form has "Here"; There is put back, and taken. */
async function swapped(): Promise<EditSession<NeedsValues>> {
  const first = await open();
  first.putAside({ companyId: "c2", file: FILE } as StageAside);
  network = "silent";
  type(first, "There");
  first.save();
  await first.settled();
  expect(first.status).toBe("waiting");
  first.leaveToQueue();
  first.putAside({ companyId: "c1", file: undefined } as StageAside);
  await turns();
  type(first, "Here");
  await turns();
  await putBack();
  await turns();
  expect(first.others.map(({ value }) => value.title)).toEqual(["There"]);
  takeFirst(first);
  await turns();
  expect(first.state.mine.title).toBe("There");
  expect(first.others.map(({ value }) => value.title)).toEqual(["Here"]);
  network = "whole";
  first.save();
  await first.settled();
  return first;
}

test("what was put back is made with its company's file", async () => {
  await swapped();
  expect(JSON.stringify([...made.values()].map(({ body }) => body))).toContain("A long text");
});

test("what was left in its place is another content", async () => {
  const first = await swapped();
  expect(titles()).toEqual(["There"]);
  first.close();
  sessions.length = 0;
  await turns();
  const next = await open();
  expect(next.state.mine.title).toBe("Here");
  next.save();
  await next.settled();
  expect(titles()).toEqual(["There", "Here"]);
});

test("what is typed on while it is put into the queue, and sent while no page shows it, is one content", async () => {
  const a = await open();
  network = "silent";
  type(a, "New");
  a.save();
  type(a, "New, longer");
  await a.settled();
  a.close();
  network = "whole";
  await queue();
  const b = await open();
  b.save();
  await b.settled();
  expect(titles()).toEqual(["New, longer"]);
});

test("another closed tab's draft whose change still waits, taken here and saved, is one content", async () => {
  const a = await open();
  network = "silent";
  type(a, "There");
  a.save();
  await a.settled();
  await turns();
  a.close();
  // that tab is closed, and this one has a draft of its own
  const [own] = await draftsAbout(USER, "stage.NEEDS.new");
  if (own) await removeDraft(own.key);
  const [w] = await waitingOf(USER);
  if (!w) throw new Error("It doesn't wait");
  await changeWaiting(w.key, () => null);
  const queuedAs = draftKey(USER, w.about, "closed");
  await putWaiting(queuedAs, w, false);
  const value = { ...(own?.draft.value as object), queuedAs };
  const b = await open();
  type(b, "Here");
  await turns();
  b.close();
  await writeDraft(draftKey(USER, "stage.NEEDS.new", "closed"), { value });
  const c = await open();
  expect([c.state.mine.title, c.others.map((o) => o.value.title)]).toEqual(["Here", ["There"]]);
  takeFirst(c);
  network = "whole";
  c.save();
  await c.settled();
  await queue();
  expect(titles()).toEqual(["There"]);
});

test("what is put back with a file isn't removed for its words standing here, too", async () => {
  const a = await open();
  a.putAside({ file: FILE } as StageAside);
  network = "silent";
  type(a, "There");
  a.save();
  await a.settled();
  a.leaveToQueue();
  a.putAside({ file: undefined } as StageAside);
  await turns();
  a.type({ ...a.state.mine, title: "There", details: "Begun again, without the file" } as NeedsValues);
  await turns();
  await putBack();
  await turns();
  const all = JSON.stringify([await draftsAbout(USER, "stage.NEEDS.new"), await waitingOf(USER), a.aside, a.others]);
  expect(all).toContain("A long text");
});

test("the same without a network: what waits of the one is not replaced by the other", async () => {
  const first = await open();
  network = "silent";
  type(first, "There");
  first.save();
  await first.settled();
  first.leaveToQueue();
  await turns();
  type(first, "Here");
  await turns();
  await putBack();
  await turns();
  takeFirst(first);
  await turns();
  first.save();
  await first.settled();
  expect((await waitingOf(USER)).map(({ title }) => title)).toEqual(["There"]);
  first.leaveToQueue();
  await turns();
  first.close();
  sessions.length = 0;
  const next = await open();
  expect(next.state.mine.title).toBe("Here");
  next.save();
  await next.settled();
  expect((await waitingOf(USER)).map(({ title }) => title)).toEqual(["There", "Here"]);
});

test("what is put back and taken into an empty form that stands open brings its file along", async () => {
  const a = await open();
  a.putAside({ companyId: "c2", file: FILE } as StageAside);
  network = "silent";
  type(a, "There");
  a.save();
  await a.settled();
  a.leaveToQueue();
  a.putAside({ companyId: "c1", file: undefined } as StageAside);
  await turns();
  await putBack();
  await turns();
  expect([a.state.mine.title, a.others.length]).toEqual(["", 1]);
  takeFirst(a);
  network = "whole";
  a.save();
  await a.settled();
  expect([...made.values()].map(({ title, body }) => [title, JSON.stringify(body)?.includes("A long text")])).toEqual([["There", true]]);
});
