import { expect, test } from "@jest/globals";
import { Registry } from "prom-client";
import { askedGauge } from "../src/index.ts";

const help = "What is asked for";

test("what is asked for is there, with and without a label", async () => {
  const registry = new Registry();
  askedGauge({ name: "one", help, registers: [registry], ask: async () => 7 });
  askedGauge({ name: "several", help, label: "of", registers: [registry], ask: async () => [["here", 3] as const] });
  const told = await registry.metrics();
  expect(told).toMatch(/^one 7$/m);
  expect(told).toMatch(/^several\{of="here"\} 3$/m);
});

test("what can't be asked any more is absent, and the rest is read", async () => {
  const registry = new Registry();
  let isAway = false;
  const asking = async <Value>(value: Value): Promise<Value> => {
    if (isAway) throw new Error("the database is away");
    return value;
  };
  askedGauge({ name: "one", help, registers: [registry], ask: () => asking(7) });
  askedGauge({ name: "several", help, label: "of", registers: [registry], ask: () => asking([["here", 3] as const]) });
  askedGauge({ name: "other", help, registers: [registry], ask: async () => 1 });
  await registry.metrics();
  isAway = true;
  const told = await registry.metrics();
  expect(told).not.toMatch(/^(one|several)\b/m);
  expect(told).toMatch(/^other 1$/m);
});
