import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { FakeLocks, locksAre } from "../../testing/fake-locks.ts";
import { STORED } from "../stored-names.ts";

const { BroadcastChannel: Channel } = globalThis;
const channels: BroadcastChannel[] = [];

/** A page of this tab, or of a copy of it: a copy begins with what the tab has stored. */
async function load() {
  jest.resetModules();
  return import("./tabs.ts");
}

/** The pages that are open are gone. */
function close(locks?: FakeLocks): void {
  for (const channel of channels.splice(0)) channel.close();
  locks?.release();
}

beforeEach(() => {
  sessionStorage.clear();
  globalThis.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
  };
});

afterEach(() => {
  close();
  globalThis.BroadcastChannel = Channel;
  locksAre(undefined);
});

for (const [where, locksOf] of [
  ["with locks", () => new FakeLocks()],
  ["on an address without locks", () => undefined],
] as const) {
  test(`a tab keeps its name when it is loaded anew (${where})`, async () => {
    const locks = locksOf();
    locksAre(locks);
    const before = await (await load()).thisTab();
    close(locks);
    expect(await (await load()).thisTab()).toBe(before);
  });

  test(`a copy of a tab that is open gets a name of its own, and keeps that (${where})`, async () => {
    const locks = locksOf();
    locksAre(locks);
    const original = await load();
    const name = await original.thisTab();
    const copy = await load();
    const other = await copy.thisTab();
    expect(other).not.toBe(name);
    expect(sessionStorage.getItem(STORED.tab)).toBe(other);
    expect(await original.thisTab()).toBe(name);
    expect(await copy.openTabs()).toContain(name);
  });

  test(`of a tab and its copy that are loaded at the same time one keeps the name (${where})`, async () => {
    locksAre(locksOf());
    sessionStorage.setItem(STORED.tab, "name");
    const [one, other] = [await load(), await load()];
    const names = await Promise.all([one.thisTab(), other.thisTab()]);
    expect(names.filter((name) => name === "name")).toHaveLength(1);
    expect(new Set(names).size).toBe(2);
  });
}

test("where tabs can't ask each other a tab keeps its name", async () => {
  locksAre(undefined);
  Reflect.deleteProperty(globalThis, "BroadcastChannel");
  sessionStorage.setItem(STORED.tab, "name");
  expect(await (await load()).thisTab()).toBe("name");
});
