import { expect, test } from "@jest/globals";
import { createLogger, systemContext, withContext } from "../src/index.ts";

function logging(level?: string) {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger("sample", level, { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  return { logger, lines };
}

test("a line says which service wrote it, from the level on that was asked for", () => {
  const { logger, lines } = logging();
  logger.debug("left out");
  logger.info({ count: 1 }, "told");
  expect(lines).toEqual([{ level: 30, time: expect.any(Number), service: "sample", count: 1, msg: "told" }]);
  const { logger: loud, lines: all } = logging("debug");
  loud.debug("told");
  expect(all).toHaveLength(1);
});

test("a line carries the work's correlation id and who it is done for", () => {
  const { logger, lines } = logging();
  const actor = { id: "noura", role: "CLIENT" as const, scope: [], sessionId: "s" };
  withContext(systemContext("c-1"), () => logger.info("alone"));
  withContext({ ...systemContext("c-2"), actor }, () => logger.info("for somebody"));
  logger.info("of nothing");
  const told = lines.map(({ correlationId, actorId }) => [correlationId, actorId]);
  expect(told).toEqual([
    ["c-1", undefined],
    ["c-2", "noura"],
    [undefined, undefined],
  ]);
});

test.each(["password", "oldPassword", "newPassword", "confirmPassword", "token", "sessionKey", "authorization", "cookie"])(
  "a %s is in no line, however deep it lies",
  (name) => {
    const { logger, lines } = logging();
    logger.info({ [name]: "hunter2", input: { [name]: "hunter2", kept: 1 }, request: { headers: { [name]: "hunter2" } } }, "told");
    expect(lines).toMatchObject([{ input: { kept: 1 }, request: { headers: {} } }]);
    expect(JSON.stringify(lines)).not.toContain("hunter2");
    expect(JSON.stringify(lines)).not.toContain(name);
  },
);

test("where nothing else is said lines go to standard output, at once", () => {
  expect(createLogger("sample").level).toBe("info");
});
