import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { breakingChanges } from "./breaking-changes.ts";
import { declaredEvents, type JsonSchema } from "./declared-events.ts";

/** Writes the declared events down as the contract to hold; what would break a reader is refused, and nothing is written. */
const folder = new URL("event-schemas/", import.meta.url);
const events = declaredEvents();
const refused = events.flatMap(({ file, schema }) => {
  const path = new URL(file, folder);
  if (!existsSync(path)) return [];
  return breakingChanges(JSON.parse(readFileSync(path, "utf8")) as JsonSchema, schema).map((change) => `${file}: ${change}`);
});
if (refused.length > 0) {
  process.stderr.write(`These changes need a new version of the event:\n${refused.map((change) => `  ${change}`).join("\n")}\n`);
  process.exitCode = 1;
} else {
  for (const { file, schema } of events) writeFileSync(new URL(file, folder), `${JSON.stringify(schema, null, 2)}\n`);
}
