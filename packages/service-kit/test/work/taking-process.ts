import { limitMemory } from "../../src/work/limit-memory.ts";

/** Limits itself to 256 MB and then takes as many megabytes as it is told to outside the heap, without a pause. */
limitMemory(256);
await new Promise((resolve) => setTimeout(resolve, 100));
const kept: Buffer[] = [];
for (let taken = 0; taken < Number(process.argv[2]); taken += 8) kept.push(Buffer.alloc(8 * 1024 * 1024, 1));
const end = Date.now() + 500;
while (Date.now() < end) kept.at(-1)?.at(0);
