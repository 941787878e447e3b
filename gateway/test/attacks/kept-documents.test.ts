import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type Broker, type ServiceProcess, startBroker } from "@muhtawa/testkit";
import { ask, startGateway } from "../kit/gateway-process.ts";

/** Megabytes. It starts with half of that; `npm start` gives it more. */
const HEAP = 128;

let broker: Broker;
let gateway: ServiceProcess;

beforeAll(async () => {
  broker = await startBroker();
  gateway = await startGateway({ natsUrl: broker.url, env: { NODE_OPTIONS: `--max-old-space-size=${HEAP} --max-semi-space-size=4` } });
});
afterAll(async () => {
  await gateway?.stop();
  await broker?.stop();
});

const times = (count: number, part: (n: number) => string) => Array.from({ length: count }, (_, n) => part(n)).join(" ");
/** A valid one that no service is asked for; of 8 kB of short words, of which memory takes half a megabyte. */
const document = (n: number) =>
  `query q${n} { __type(name: "Nothing") { ${times(90, (m) => `a${m}:name b${m}:kind c${m}:description d${m}:specifiedByURL e${m}:__typename`)} } }`;

test("ever new documents don't fill the memory", async () => {
  for (let n = 0; n < 250; n += 1) {
    const { status, body } = await ask(gateway.url, document(n));
    expect({ status, body }).toEqual({ status: 200, body: { data: { __type: null } } });
  }
});
