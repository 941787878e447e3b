import { expect, test } from "@jest/globals";
import type { InstanceReport } from "@muhtawa/service-kit";
import { systemService } from "../src/queries/system-service.ts";

const said = (instance: string, changes: object = {}): InstanceReport => ({
  instance,
  process: "content",
  report: {
    instance,
    process: "content",
    version: "1.2.0",
    startedAt: "2026-11-23T08:00:00.000Z",
    failing: [],
    memory: 100,
    lag: [],
    missing: [],
    migrations: [],
    ...changes,
  },
});
const migration = (done: number, failure?: string) => ({ name: "keys", done, total: 10, ...(failure === undefined ? {} : { failure }) });

test("nothing is known of a service that none answers for", () => {
  expect(systemService("content", [])).toMatchObject({
    answers: false,
    version: undefined,
    startedAt: undefined,
    failing: [],
    instances: [],
  });
});

test("what the processes share is told once, as whoever sees most waiting says", () => {
  const one = { lag: [{ name: "facts", count: 3 }], outboxPending: 1, streamBytes: 50, diskBytes: 10, diskFreeBytes: 4 };
  const other = {
    lag: [
      { name: "facts", count: 5 },
      { name: "ends", count: 1 },
    ],
    missing: [{ name: "titles", count: 2 }],
    outboxPending: 7,
    outboxAgeSeconds: 2,
    diskBytes: 20,
    diskFreeBytes: 1,
  };
  expect(systemService("content", [said("a:1", one), said("b:1", other)])).toMatchObject({
    lag: [
      { name: "facts", count: 5 },
      { name: "ends", count: 1 },
    ],
    missing: [{ name: "titles", count: 2 }],
    outboxPending: 7,
    outboxAgeSeconds: 2,
    streamBytes: 50,
    diskBytes: 20,
    diskFreeBytes: 1,
    generationsWaiting: undefined,
  });
});

test("releases and starts are the oldest, memory is all of theirs, and what any lacks is named once", () => {
  const instances = [
    said("a:1", { version: "1.10.0", failing: ["broker"] }),
    said("b:1", { startedAt: "2026-11-22T08:00:00.000Z", failing: ["broker", "events"] }),
  ];
  expect(systemService("content", instances)).toMatchObject({
    version: "1.2.0",
    startedAt: new Date("2026-11-22T08:00:00.000Z"),
    memoryBytes: 200,
    failing: ["broker", "events"],
    instances: [
      { id: "a:1", answers: true, version: "1.10.0", failing: ["broker"], memoryBytes: 100 },
      { id: "b:1", answers: true, version: "1.2.0", failing: ["broker", "events"], memoryBytes: 100 },
    ],
  });
});

test("a process that is there and doesn't say how it is is named, and a service of such ones doesn't answer", () => {
  const mute = { instance: "c:1", process: "ai-worker" };
  const instances = [{ id: "c:1", process: "ai-worker", answers: false, failing: [] }];
  expect(systemService("ai", [mute])).toMatchObject({ answers: false, instances });
  expect(systemService("ai", [said("a:1"), mute])).toMatchObject({ answers: true, instances: [{ id: "a:1" }, ...instances] });
});

test("a migration is told once, as far as it is done at least, with why it fails", () => {
  const instances = [said("a:1", { migrations: [migration(5)] }), said("b:1", { migrations: [migration(4, "too long")] })];
  expect(systemService("content", instances).migrations).toEqual([migration(4, "too long")]);
  expect(systemService("content", instances.toReversed()).migrations).toEqual([migration(4, "too long")]);
});
