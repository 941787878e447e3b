import { writeSync } from "node:fs";
import { limitMemory } from "../../src/work/limit-memory.ts";

const [megabytes = "", milliseconds = ""] = process.argv.slice(2);

/** Limits itself to 256 MB, then takes so many megabytes outside the heap and is busy for so many milliseconds; says when it begins and ends. */
limitMemory(256);
await new Promise((resolve) => setTimeout(resolve, 100));
const kept: Buffer[] = [];
for (let taken = 0; taken < Number(megabytes); taken += 8) kept.push(Buffer.alloc(8 * 1024 * 1024, 1));
writeSync(1, "busy ");
const end = Date.now() + Number(milliseconds);
while (Date.now() < end) kept.at(-1)?.at(0);
writeSync(1, "done");
