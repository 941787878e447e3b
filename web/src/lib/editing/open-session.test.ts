import "fake-indexeddb/auto";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { FakeLocks, locksAre } from "../../testing/fake-locks.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { signIn, signOut } from "../auth/auth.ts";
import { draftKey, draftsAbout, readDraft, removeDraftsWhere, writeDraft } from "../drafts/drafts.ts";
import { NotSent } from "../drafts/not-sent.ts";
import { changeWaiting, discard, onOutcome, putWaiting, removeWaitingWhere, tell, type Waiting, waitingOf } from "../drafts/outbox.ts";
import { type Deliver, sendWaiting, takeToForm } from "../drafts/send-waiting.ts";
import { Problem } from "../http/problem.ts";
import type { EditSession } from "./edit-session.ts";
import { HUMAN, type Kind, type Save, type Stored } from "./edit-state.ts";
import type { EditedThing } from "./edited-thing.ts";
import { openSession } from "./open-session.ts";

/** A note of one line, which a session edits as a whole. */
interface Note {
  text: string;
  version: number;
}

const NOTE: Kind<string> = {
  same: (one, other) => one === other,
  merge: (base, mine, theirs, prefer) => {
    if (mine === theirs || theirs === base) return { value: mine, clashes: 0 };
    if (mine === base) return { value: theirs, clashes: 0 };
    return { value: prefer === "theirs" ? theirs : mine, clashes: 1 };
  },
  autosave: false,
  history: false,
  isReady: () => true,
};
const USER = "u1";
const storedOf = ({ text, version }: Note): Stored<string> => ({ value: text, version, origin: HUMAN });

let service: Note;
let online: boolean;
let sessions: EditSession<string>[];
let delivered: Note[];

const send = async ({ value, base }: Save<string>): Promise<Note> => {
  if (!online) throw new NotSent("SaveNote", { text: value }, new TypeError("Failed to fetch"));
  if (base.version !== service.version) throw new Problem({ status: 409, code: "CONFLICT", message: "Another version is stored" });
  return (service = { text: value, version: service.version + 1 });
};

async function open(parts: Partial<EditedThing<string, Note>> = {}): Promise<EditSession<string>> {
  const session = await openSession<string, Note>({
    about: "note",
    kind: NOTE,
    thing: service,
    storedOf,
    send,
    reload: async () => (online ? service : undefined),
    waitingAs: ({ base }) => ({
      what: "text",
      title: "Note",
      path: "/note",
      ...(base.version === undefined ? {} : { version: base.version }),
    }),
    delivered: (note) => void delivered.push(note),
    ...parts,
  });
  sessions.push(session);
  return session;
}

/** Each change under a name of its own, as of a thing that isn't made yet. */
function named(): Partial<EditedThing<string, Note>> {
  let times = 0;
  return { waitingAs: () => ({ about: `note.${(times += 1)}`, what: "text", title: "Note", path: "/note" }) };
}

/** The queue sends what waits, as the page does. */
const deliver: Deliver = async ({ variables, version }) => {
  if (version !== service.version) return { end: "conflict" };
  service = { text: String(variables["text"]), version: service.version + 1 };
  return { end: "stored", stored: { ...service } };
};
const sendQueue = (how = deliver) => sendWaiting(USER, how, () => true);

async function typeAndSave(session: EditSession<string>, text: string): Promise<void> {
  session.type(text);
  session.save();
  await session.settled();
}

const CLOSED = draftKey(USER, "note", "closed");

/** A tab's draft, which is closed by now. */
const leave = (value: string, tab = "closed") =>
  writeDraft(draftKey(USER, "note", tab), {
    value: { base: storedOf(service), value, origin: HUMAN, taken: [], held: false },
    version: service.version,
  });

/** Its change in the queue, too. */
async function leaveWaiting(): Promise<void> {
  await leave("mine");
  const change = { operation: "SaveNote", variables: { text: "mine" }, version: 1, what: "text", title: "Note", path: "/note" };
  await putWaiting(CLOSED, { ...change, value: { value: "mine", origin: HUMAN } }, true);
}

beforeEach(() => {
  signIn({ token: tokenOf(), user: { id: USER, username: "sara" } });
  service = { text: "stored", version: 1 };
  online = false;
  sessions = [];
  delivered = [];
  locksAre(new FakeLocks());
});

afterEach(async () => {
  for (const session of sessions) session.close();
  await removeDraftsWhere(() => true);
  await removeWaitingWhere(() => true);
  locksAre(undefined);
  signOut();
  jest.useRealTimers();
});

test("what a closed tab has left while it is being sent is the next tab's, which hears what becomes of it", async () => {
  await leaveWaiting();
  let session: EditSession<string> | undefined;
  await sendQueue(async (waiting) => {
    session = await open();
    expect(session.status).toBe("waiting");
    return deliver(waiting);
  });
  expect(session?.status).toBe("saved");
  expect(await waitingOf(USER)).toEqual([]);
  expect(session?.state.base).toMatchObject({ value: "mine", version: 2 });
});

test("what is still left under a closed tab's name when nobody answered is taken back before something newer is sent", async () => {
  await leaveWaiting();
  let session: EditSession<string> | undefined;
  await sendQueue(async () => {
    session = await open();
    return { end: "unanswered" };
  });
  if (!session) throw new Error("It isn't open");
  expect(session.status).toBe("waiting");
  online = true;
  await typeAndSave(session, "mine, longer");
  expect(session.status).toBe("saved");
  expect(service.text).toBe("mine, longer");
  expect(await waitingOf(USER)).toEqual([]);
});

/** Saves, and the service refuses that before the session knows that it waits; then something else happens. */
async function refusedEarly(session: EditSession<string>, meanwhile = () => {}): Promise<void> {
  const put = jest.spyOn(IDBObjectStore.prototype, "put");
  const stop = onOutcome((key, { event }) => {
    if (event !== "put") return;
    const [entry] = put.mock.lastCall ?? [];
    tell(key, { event: "refused", reason: "Too long", sent: entry as Waiting });
    meanwhile();
  });
  await typeAndSave(session, "mine");
  stop();
  put.mockRestore();
}

test("what the service says of a change before the session knows that it waits is heard", async () => {
  const session = await open();
  await refusedEarly(session);
  expect(session.state.failure).toMatchObject({ kind: "refused", reason: "Too long" });
  expect(session.status).toBe("failed");
});

test("and is heard, too, when the person types on before the session knows it", async () => {
  const session = await open();
  await refusedEarly(session, () => session.type("mine, longer"));
  expect(session.state).toMatchObject({ mine: "mine, longer", failure: { kind: "refused", reason: "Too long" } });
});

test("what becomes of another thing's change says nothing of this one", async () => {
  const session = await open();
  await typeAndSave(session, "mine");
  tell("u1/another", { event: "discarded" });
  expect(session.state.mine).toBe("mine");
  expect(session.status).toBe("waiting");
});

test("what is typed is kept on this device with the version that it was made from, if there is one", async () => {
  const kept = async () => (await draftsAbout(USER, "note")).map(({ draft }) => draft);
  const session = await open();
  session.type("mine");
  expect(await kept()).toMatchObject([{ value: { value: "mine", base: { value: "stored" } }, version: 1 }]);
  session.giveUp();
  const fresh = await open({ storedOf: () => ({ value: "", origin: HUMAN }) });
  fresh.type("new");
  const [draft] = await kept();
  expect(draft).toMatchObject({ value: { value: "new" } });
  expect(draft?.version).toBeUndefined();
});

test("what waits holds the text with where it comes from, and what goes with it", async () => {
  const session = await open();
  session.putAside({ step: 2 });
  await typeAndSave(session, "mine");
  const [waiting] = await waitingOf(USER);
  expect(waiting?.value).toEqual({ value: "mine", origin: HUMAN, checkpoint: true, aside: { step: 2 } });
});

test("a change under a name of its own is taken back when what it holds is saved again", async () => {
  const session = await open(named());
  await typeAndSave(session, "mine");
  expect((await waitingOf(USER)).map(({ about }) => about)).toEqual(["note.1"]);
  await typeAndSave(session, "mine, longer");
  expect((await waitingOf(USER)).map(({ about }) => about)).toEqual(["note.2"]);
  online = true;
  await typeAndSave(session, "mine, longer yet");
  expect(await waitingOf(USER)).toEqual([]);
  expect(service).toEqual({ text: "mine, longer yet", version: 2 });
});

test("what is left to the queue stays there, whatever is begun in its place, stored or given up", async () => {
  const session = await open(named());
  await typeAndSave(session, "first");
  session.leaveToQueue();
  expect(session.state).toMatchObject({ mine: "stored", waiting: undefined, unconfirmed: [] });
  expect(session.status).toBe("saved");
  session.type("second");
  session.giveUp();
  online = true;
  await typeAndSave(session, "third");
  expect(session.status).toBe("saved");
  const waiting = await waitingOf(USER);
  expect(waiting.map(({ about, variables }) => [about, variables])).toEqual([["note.1", { text: "first" }]]);
  expect(await readDraft(draftKey(USER, "note"))).toBeUndefined();
});

test("who edits a thing is told what the queue has stored of it", async () => {
  const session = await open();
  await typeAndSave(session, "mine");
  await sendQueue();
  expect(delivered).toEqual([{ text: "mine", version: 2 }]);
  expect(session.status).toBe("saved");
});

test("what is outdated by the time that the queue sends it is asked about in the page", async () => {
  const session = await open();
  await typeAndSave(session, "mine");
  online = true;
  service = { text: "theirs", version: 2 };
  await sendQueue();
  await session.settled();
  expect(session.status).toBe("conflict");
  expect(session.state).toMatchObject({ mine: "mine", conflict: { theirs: { value: "theirs", version: 2 } } });
  expect(await waitingOf(USER)).toEqual([]);
});

test("what the service refuses from the queue is told with its reason", async () => {
  const session = await open();
  await typeAndSave(session, "mine");
  await sendQueue(async () => ({ end: "refused", reason: "Too long" }));
  expect(session.status).toBe("failed");
  expect(session.state.failure).toMatchObject({ kind: "refused", reason: "Too long" });
});

test("and stays in the list while the service refuses what is made of it, and goes as soon as something is stored, whatever is typed since", async () => {
  let refusing = true;
  const session = await open({
    send: async (save) => {
      if (!online) return send(save);
      session.type("mine, typed on");
      if (refusing) throw new Problem({ status: 422, message: "Still too long" });
      return send(save);
    },
  });
  await typeAndSave(session, "mine");
  await sendQueue(async () => ({ end: "refused", reason: "Too long" }));
  online = true;
  await typeAndSave(session, "mine, shorter");
  expect(await waitingOf(USER)).toMatchObject([{ state: "refused", variables: { text: "mine" } }]);
  refusing = false;
  session.type("mine, shorter yet");
  session.save();
  await session.settled();
  expect(service.text).toBe("mine, shorter yet");
  expect(session.state.mine).toBe("mine, typed on");
  expect(await waitingOf(USER)).toEqual([]);
});

test("and is no longer refused once it is taken back to what is stored", async () => {
  const session = await open();
  await typeAndSave(session, "mine");
  await sendQueue(async () => ({ end: "refused", reason: "Too long" }));
  const withdrawn = new Promise<void>((resolve) => {
    const stop = onOutcome((_, { event }) => {
      if (event !== "withdrawn") return;
      stop();
      resolve();
    });
  });
  session.type("stored");
  await withdrawn;
  expect(session.status).toBe("saved");
  expect(await waitingOf(USER)).toEqual([]);
  expect(await draftsAbout(USER, "note")).toEqual([]);
});

test("what is given up in the list of what waits is given up in the page, too", async () => {
  const session = await open();
  await typeAndSave(session, "mine");
  const [waiting] = await waitingOf(USER);
  if (waiting) await discard(waiting);
  expect(session.state).toMatchObject({ mine: "stored", waiting: undefined });
});

test("what was left and refused is shown as it was left, and doesn't wait", async () => {
  await leaveWaiting();
  await changeWaiting("u1/note@closed", (waiting) => ({ ...waiting, state: "refused" }));
  const session = await open();
  expect(session.state).toMatchObject({ mine: "mine", waiting: undefined });
  expect(session.status).toBe("local");
});

test("what an earlier release has left waiting is an entry of the history once it is sent", async () => {
  await leaveWaiting();
  const session = await open({ kind: { ...NOTE, history: true } });
  expect(session.status).toBe("waiting");
  await sendQueue();
  expect(session.state).toMatchObject({ mine: "mine", unsealed: false });
  expect(session.status).toBe("saved");
});

test("a draft of an earlier release is gone on with where the page can read it, and left where it is otherwise", async () => {
  await writeDraft(CLOSED, { value: { line: "old" }, version: 1 });
  const unread = await open();
  expect(unread.state.mine).toBe("stored");
  expect(await draftsAbout(USER, "note")).toMatchObject([{ draft: { value: { line: "old" } } }]);
  unread.close();
  const readDraftOf: NonNullable<EditedThing<string, Note>["readDraft"]> = ({ value, at }, base) => ({
    base,
    value: (value as { line: string }).line,
    origin: HUMAN,
    taken: [],
    held: false,
    at,
  });
  expect((await open({ readDraft: readDraftOf })).state.mine).toBe("old");
});

test("what more than one closed tab has left is offered, but for what is stored by now, which is removed, and what can't be read", async () => {
  const now = jest.spyOn(Date, "now");
  const at = (time: number) => now.mockReturnValue(time);
  at(1_000);
  await writeDraft(draftKey(USER, "note", "unread"), { value: { line: "old" }, version: 1 });
  at(2_000);
  await leave("stored", "stored");
  at(3_000);
  await leave("another", "other");
  at(4_000);
  await leave("mine");
  now.mockRestore();
  const session = await open();
  expect(session.state.mine).toBe("mine");
  expect(session.others).toMatchObject([{ value: "another", at: 3_000 }]);
  const tabs = async () => (await draftsAbout(USER, "note")).flatMap(({ key }) => key.tab ?? []);
  while ((await tabs()).includes("stored")) await turn();
  expect(await tabs()).toContain("other");
  const [other] = session.others;
  const discarded = new Promise<void>((resolve) => {
    const stop = onOutcome((key, { event }) => {
      if (key !== "u1/note@other" || event !== "discarded") return;
      stop();
      resolve();
    });
  });
  if (other) session.dropOther(other);
  await discarded;
  expect(session.others).toEqual([]);
  expect(await tabs()).not.toContain("other");
  expect(await tabs()).toContain("unread");
});

test("a save that comes too late is asked about with what is stored, which is read for it", async () => {
  const session = await open();
  online = true;
  service = { text: "theirs", version: 2 };
  await typeAndSave(session, "mine");
  expect(session.status).toBe("conflict");
  expect(session.state.conflict?.theirs).toEqual({ value: "theirs", version: 2, origin: HUMAN });
});

test("and is tried again later where what is stored can't be read", async () => {
  online = true;
  const unread = [async () => undefined, () => Promise.reject<undefined>(new TypeError("Failed to fetch"))];
  for (const reload of unread) {
    const session = await open({ reload });
    service = { text: "theirs", version: service.version + 1 };
    await typeAndSave(session, "mine");
    expect(session.status).toBe("failed");
    session.giveUp();
  }
});

test("what is typed is saved by itself after a while, and not after the page is left", async () => {
  const session = await open({ kind: { ...NOTE, autosave: true } });
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask"] });
  online = true;
  session.type("mine");
  await jest.advanceTimersByTimeAsync(1_999);
  expect(service.text).toBe("stored");
  await jest.advanceTimersByTimeAsync(1);
  expect(service.text).toBe("mine");
  await session.settled();
  session.type("mine, longer");
  expect(jest.getTimerCount()).toBe(1);
  session.close();
  expect(jest.getTimerCount()).toBe(0);
});

test("after a reload it is known where a change under a name of its own waits, and it is saved anew in its place", async () => {
  const session = await open(named());
  session.type("first");
  session.save();
  session.type("first, longer");
  await session.settled();
  expect(await waitingOf(USER)).toHaveLength(1);
  session.close();
  online = true;
  const again = await open(named());
  expect(again.state).toMatchObject({ mine: "first, longer", waiting: { value: "first" } });
  await typeAndSave(again, "first, longer yet");
  expect(await waitingOf(USER)).toEqual([]);
  expect(service).toEqual({ text: "first, longer yet", version: 2 });
});

test("what a closed tab had waiting under its own name is still known after the next tab's reload", async () => {
  await leaveWaiting();
  await sendQueue(async () => {
    await open();
    return { end: "unanswered" };
  });
  sessions.pop()?.close();
  const again = await open();
  expect(again.status).toBe("waiting");
  online = true;
  await typeAndSave(again, "stored");
  expect(await waitingOf(USER)).toEqual([]);
  await sendQueue();
  expect(service.text).toBe("stored");
});

test("what is typed since something was put into the queue isn't given up with it, and stays on this device", async () => {
  const session = await open();
  await typeAndSave(session, "mine");
  session.type("mine, longer");
  const discardWaiting = async () => {
    for (const waiting of await waitingOf(USER)) await discard(waiting);
  };
  await discardWaiting();
  expect(session.state).toMatchObject({ mine: "mine, longer", waiting: undefined });
  expect(await draftsAbout(USER, "note")).toMatchObject([{ draft: { value: { value: "mine, longer" } } }]);

  session.save();
  await session.settled();
  await discardWaiting();
  expect(session.state).toMatchObject({ mine: "stored", waiting: undefined });
  expect(await draftsAbout(USER, "note")).toEqual([]);
});

test("what was refused is given up in the list, and what was made of it since stays", async () => {
  const session = await open();
  await typeAndSave(session, "mine");
  await sendQueue(async () => ({ end: "refused", reason: "Too short" }));
  session.type("mine, longer");
  for (const waiting of await waitingOf(USER)) await discard(waiting);
  expect(session.state.mine).toBe("mine, longer");
  expect(await draftsAbout(USER, "note")).toMatchObject([{ draft: { value: { value: "mine, longer" } } }]);
});

test("what was refused doesn't stay in the queue beside its correction", async () => {
  const session = await open(named());
  await typeAndSave(session, "mine");
  await sendQueue(async () => ({ end: "refused", reason: "Too short" }));
  await typeAndSave(session, "mine, longer");
  expect((await waitingOf(USER)).map(({ variables, state }) => [variables, state])).toEqual([[{ text: "mine, longer" }, "waiting"]]);
});

test("nothing is put into the queue once it is closed, however late it is known that nobody answers", async () => {
  let giveUpWaiting = () => {};
  const session = await open({
    send: (save) =>
      new Promise((_, reject) => {
        giveUpWaiting = () => reject(new NotSent("SaveNote", { text: save.value }, new TypeError("Failed to fetch")));
      }),
  });
  session.type("mine");
  session.save();
  await turn();
  session.close();
  giveUpWaiting();
  await turn();
  expect(await waitingOf(USER)).toEqual([]);
});

test("what goes back to its form is offered where that is open", async () => {
  const session = await open();
  for (const text of ["one", "two"]) {
    const change = { operation: "SaveNote", variables: { text }, what: "text", title: text, path: "/note", draftAbout: "note" };
    await putWaiting(
      draftKey(USER, `note.${text}`),
      { ...change, value: { base: storedOf(service), value: text, origin: HUMAN, taken: [], held: false } },
      false,
    );
  }
  for (const waiting of await waitingOf(USER)) await takeToForm(waiting);
  await new Promise<void>((resolve) => {
    const stop = session.subscribe(() => session.others.length === 2 && (stop(), resolve()));
    if (session.others.length === 2) resolve();
  });
  expect(session.others.map(({ value }) => value).toSorted()).toEqual(["one", "two"]);
});

test("another draft whose text is kept with what is here is no other one any more", async () => {
  const session = await open();
  session.type("mine");
  const [own] = await draftsAbout(USER, "note");
  if (!own) throw new Error("It isn't kept");
  await writeDraft(draftKey(USER, "note", "closed"), own.draft);
  session.close();
  await open();
  const left = async () => (await draftsAbout(USER, "note")).length;
  while ((await left()) > 1) await turn();
});

test("what was left in the place of another draft isn't deleted with that one by a tab that still offers it", async () => {
  const before = await open();
  before.type("here");
  const [own] = await draftsAbout<{ value: string }>(USER, "note");
  if (!own) throw new Error("It isn't kept");
  await writeDraft(draftKey(USER, "note", "closed"), { ...own.draft, value: { ...own.draft.value, value: "there" } });
  before.close();
  const [one, two] = [await open(), await open()];
  const [seen] = two.others;
  for (const other of one.others) one.takeOther(other);
  const texts = async () => (await draftsAbout<{ value: string }>(USER, "note")).map(({ draft }) => draft.value.value).toSorted();
  while (one.others.length === 0) await turn();
  expect(one.others.map(({ value }) => value)).toEqual(["here"]);
  if (seen) two.dropOther(seen);
  for (let times = 0; times < 40; times += 1) await turn();
  expect(await texts()).toEqual(["here", "there"]);
});

test("what was changed since stays unsaved for its minute after a reload, though the queue has sent what it was made of", async () => {
  const saving = { kind: { ...NOTE, autosave: true } };
  const session = await open(saving);
  session.type("mine");
  session.save();
  session.type("mine, longer");
  await session.settled();
  session.close();
  const again = await open(saving);
  await sendQueue();
  expect(again.state).toMatchObject({ mine: "mine, longer", changedAt: undefined });
});
