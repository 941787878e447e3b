import { expect, test } from "@jest/globals";
import { eventually } from "@muhtawa/testkit";
import { createLogger, inSpan, startTracing } from "../../src/edge.ts";

/** Nobody listens there. */
const AWAY = "http://127.0.0.1:9";

test("a collector that is away is told of once, and holds up neither work nor the end of the process", async () => {
  process.env["OTEL_BSP_SCHEDULE_DELAY"] = "20";
  const lines: string[] = [];
  const logger = createLogger("sample", "info", { write: (line) => void lines.push(line) });
  const tracing = await startTracing({
    service: "sample",
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: AWAY, OTEL_TRACES_SAMPLER_ARG: 1 },
    logger,
  });
  for (let batch = 0; batch < 3; batch += 1) {
    const results = await Promise.all(Array.from({ length: 1_000 }, (_, at) => inSpan("work", {}, async () => at)));
    expect(results.at(-1)).toBe(999);
  }
  await expect(inSpan("work", {}, () => Promise.reject(new Error("what somebody wrote")))).rejects.toThrow("what somebody wrote");
  await eventually(() => lines.some((line) => line.includes("spans could not be sent")), 20_000);
  const began = performance.now();
  await tracing.stop();
  expect(performance.now() - began).toBeLessThan(8_000);
  expect(lines.filter((line) => line.includes("spans could not be sent"))).toHaveLength(1);
  expect(lines.join("")).not.toContain("what somebody wrote");
}, 40_000);

test("without a collector there is no trace, and work is done all the same", async () => {
  const { traceHeaders, traceparent } = await import("../../src/edge.ts");
  const tracing = await startTracing({ service: "sample", env: { OTEL_TRACES_SAMPLER_ARG: 1 }, logger: createLogger("sample", "silent") });
  await tracing.stop();
  expect(traceHeaders()).toEqual({});
  expect(traceparent()).toBeUndefined();
});
