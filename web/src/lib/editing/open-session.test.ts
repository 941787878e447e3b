import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { FakeLocks, locksAre } from "../../testing/fake-locks.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { signIn, signOut } from "../auth/auth.ts";
import { draftKey, readDraft, removeDraftsWhere, writeDraft } from "../drafts/drafts.ts";
import { NotSent } from "../drafts/not-sent.ts";
import { onOutcome, putWaiting, removeWaitingWhere, tell, type Waiting, waitingOf } from "../drafts/outbox.ts";
import { type Deliver, sendWaiting } from "../drafts/send-waiting.ts";
import type { EditSession } from "./edit-session.ts";
import { HUMAN, type Kind, type Save, type Stored } from "./edit-state.ts";
import { type EditedThing, openSession } from "./open-session.ts";

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
  if (base.version !== service.version) throw new Error("outdated");
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

/** A closed tab's draft, and its change in the queue. */
async function leaveWaiting(): Promise<void> {
  const closed = draftKey(USER, "note", "closed");
  const kept = { base: storedOf(service), value: "mine", origin: HUMAN, taken: [], held: false };
  await writeDraft(closed, { value: kept, version: 1 });
  const change = { operation: "SaveNote", variables: { text: "mine" }, version: 1, what: "text", title: "Note", path: "/note" };
  await putWaiting(closed, { ...change, value: { value: "mine", origin: HUMAN } }, true);
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

test("what the service says of a change before the session knows that it waits is heard", async () => {
  const session = await open();
  const put = jest.spyOn(IDBObjectStore.prototype, "put");
  const stop = onOutcome((key, { event }) => {
    const [entry] = put.mock.lastCall ?? [];
    if (event === "put") tell(key, { event: "refused", reason: "Too long", sent: entry as Waiting });
  });
  await typeAndSave(session, "mine");
  stop();
  put.mockRestore();
  expect(session.state.failure).toMatchObject({ kind: "refused", reason: "Too long" });
  expect(session.status).toBe("failed");
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
