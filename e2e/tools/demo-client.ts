import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { Person, signIn } from "../journeys/api.ts";

/** Milliseconds: the seed is the last part of the start, the gateway is ready before. */
const PATIENCE = 180_000;

/** The client of the demo, of a system whose data lies in the folder, once they are there. */
export async function demoClient(data: string, enter: typeof signIn): Promise<Person> {
  const { demoPassword } = JSON.parse(readFileSync(join(data, "secrets.json"), "utf8")) as { demoPassword: string };
  const found: Person[] = [];
  await expect(async () => void found.push(await enter("demo@muhtawa.local", demoPassword))).toPass({
    timeout: PATIENCE,
    intervals: [3_000],
  });
  return found[0] as Person;
}
