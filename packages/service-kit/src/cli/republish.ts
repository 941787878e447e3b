import { askRepublish } from "../events/republish.ts";
import { onBroker } from "./broker.ts";

const services = process.argv.slice(2);
await onBroker(async (nats) => {
  if (services.length === 0) throw new Error("Usage: npm run republish -- <service>…  (identity, catalog, content, ai, site)");
  for (const service of services) {
    process.stdout.write(`${service}: the state of ${await askRepublish(nats, service)} aggregates is published again\n`);
  }
});
