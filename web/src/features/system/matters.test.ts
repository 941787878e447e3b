import { expect, test } from "@jest/globals";
import { mattersOf } from "./matters.ts";

const NOW = Date.parse("2026-11-23T12:00:00Z");
const instance = (id: string, changes: object = {}) => ({
  __typename: "SystemInstance" as const,
  id,
  process: "content",
  answers: true,
  version: "1.0.0",
  startedAt: "2026-11-23T08:00:00Z",
  failing: [] as string[],
  memoryBytes: 1,
  ...changes,
});
const service = (name: string, changes: object = {}) => ({
  __typename: "SystemService" as const,
  name,
  answers: true,
  version: "1.0.0",
  startedAt: "2026-11-23T08:00:00Z",
  failing: [],
  memoryBytes: 1,
  lag: [],
  missing: [],
  migrations: [],
  outboxPending: 0,
  outboxAgeSeconds: 0,
  streamBytes: 1,
  diskBytes: null,
  diskFreeBytes: null,
  generationsWaiting: null,
  freeWorkers: null,
  instances: [instance(`${name}:1`, changes)],
  ...changes,
});
const status = (changes: object = {}, ...services: ReturnType<typeof service>[]) => ({
  __typename: "SystemStatus" as const,
  services,
  deadLetterCount: 0,
  deadLetters: [],
  lastBackupAt: "2026-11-23T02:00:00Z",
  ...changes,
});
const count = (many: number) => [{ __typename: "SystemCount" as const, name: "facts", count: many }];
const migration = (failure: string | null) => ({
  __typename: "SystemMigration" as const,
  name: "content-search-keys",
  done: 50,
  total: 200,
  failure,
});
const kinds = (...given: Parameters<typeof mattersOf>) => mattersOf(given[0], given[1], NOW).map(({ kind }) => kind);

test("nothing is said where all is in order, and of a few events on their way", () => {
  expect(kinds(status({}, service("identity"), service("ai", { lag: count(100), generationsWaiting: 3, freeWorkers: 2 })), [])).toEqual([]);
});

test.each([
  ["away", { answers: false }],
  ["failing", { failing: ["database"] }],
  ["behind", { lag: count(101) }],
  ["incomplete", { missing: count(1) }],
  ["outbox", { outboxPending: 2, outboxAgeSeconds: 61 }],
  ["diskFull", { diskBytes: 100, diskFreeBytes: 9 }],
  ["noWorker", { generationsWaiting: 1, freeWorkers: 0 }],
])("of a service: %s", (kind, changes) => {
  expect(kinds(status({}, service("content", changes)), [])).toEqual([kind]);
});

const LACKING = instance("pod-b:1", { failing: ["database"] });

test.each([
  ["one of several processes isn't ready", ["database"], [instance("pod-a:1"), LACKING], { kind: "partlyFailing", tone: "warning" }],
  ["none of them is", ["database"], [LACKING, LACKING], { kind: "failing", tone: "danger" }],
  ["one is there and doesn't say how it is", [], [instance("a:1"), instance("b:1", { answers: false })], { kind: "mute", tone: "warning" }],
])("of a service's processes: %s", (_, failing, instances, matter) => {
  expect(mattersOf(status({}, service("content", { failing, instances })), [], NOW)).toMatchObject([matter]);
});

test("a process that isn't ready is no small matter where the others don't answer", () => {
  const instances = [LACKING, instance("pod-a:1", { answers: false })];
  expect(kinds(status({}, service("content", { failing: ["database"], instances })), [])).toEqual(["failing", "mute"]);
});

test("a migration that goes on needs no attention, one that fails does, with its reason", () => {
  expect(kinds(status({}, service("content", { migrations: [migration(null)] })), [])).toEqual([]);
  const failing = status({}, service("content", { migrations: [migration("a document too many")] }));
  expect(mattersOf(failing, [], NOW)).toMatchObject([
    { kind: "migrationFails", tone: "danger", values: { name: "content", what: "content-search-keys", why: "a document too many" } },
  ]);
});

test("what isn't known of the workers is not said to be none", () => {
  expect(kinds(status({}, service("ai", { generationsWaiting: 1, freeWorkers: null })), undefined)).toEqual([]);
});

test.each([
  ["deadLetters", { deadLetterCount: 1 }],
  ["noBackup", { lastBackupAt: null }],
  ["oldBackup", { lastBackupAt: "2026-11-15T00:00:00Z" }],
])("of the installation: %s", (kind, changes) => {
  expect(kinds(status(changes), [])).toEqual([kind]);
});

test("releases of one service's processes are named", () => {
  const instances = [instance("pod-a:1"), instance("pod-b:1", { version: "1.1.0" })];
  const matters = mattersOf(status({}, service("content", { instances })), [], NOW);
  expect(matters).toMatchObject([{ kind: "versions", values: { what: expect.stringMatching(/1\.0\.0.*1\.1\.0/) } }]);
});

test("releases beside each other are named, the worst comes first", () => {
  const mixed = status(
    { deadLetterCount: 1 },
    service("identity"),
    service("site", { version: "1.1.0" }),
    service("ai", { answers: false, version: null }),
  );
  expect(kinds(mixed, [])).toEqual(["away", "deadLetters", "versions"]);
});

test("a model is named whose last answer was a failure", () => {
  const model = (state: object) => ({
    __typename: "AiModel" as const,
    id: "m",
    label: "Oasis",
    provider: "p",
    offline: false,
    state: { __typename: "AiModelState" as const, lastSuccessAt: null, lastFailureAt: null, lastFailure: null, ...state },
  });
  const failed = { lastFailureAt: "2026-11-23T10:00:00Z", lastFailure: "refused the key" };
  expect(mattersOf(status(), [model(failed)], NOW)).toMatchObject([
    { kind: "modelFails", values: { name: "Oasis", what: "refused the key" } },
  ]);
  expect(kinds(status(), [model({ ...failed, lastSuccessAt: "2026-11-23T11:00:00Z" })])).toEqual([]);
  expect(kinds(status(), [model({})])).toEqual([]);
});
