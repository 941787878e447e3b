import { parseArgs } from "node:util";
import { askDropUnusedIndexes, askUnusedIndexes } from "../persistence/index-requests.ts";
import { onBroker } from "./broker.ts";

const USAGE = "Usage: npm run indexes -- [--drop] <service>…  (identity, catalog, content, ai, site)";

await onBroker(async (nats) => {
  const {
    values: { drop = false },
    positionals: services,
  } = parseArgs({ options: { drop: { type: "boolean" } }, allowPositionals: true });
  if (services.length === 0) throw new Error(USAGE);
  for (const service of services) {
    const indexes = drop ? await askDropUnusedIndexes(nats, service) : await askUnusedIndexes(nats, service);
    const found = indexes.length === 0 ? "no unused index" : `${drop ? "dropped" : "unused:"} ${indexes.join(", ")}`;
    process.stdout.write(`${service}: ${found}\n`);
  }
});
