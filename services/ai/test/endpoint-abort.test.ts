import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eventually } from "@muhtawa/testkit";
import { endpointFetch } from "../src/models/endpoint-fetch.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

let server: Server;
let address: string;
let open = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    open += 1;
    response.once("close", () => (open -= 1));
    if (request.url === "/silent") return;
    response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
    if (request.url === "/begun") response.write("data: a word\n\n");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

// What waits for a silent model is old enough to be collected, if nothing holds it.
test.each(["silent", "answered", "begun"])(
  "an endpoint that is %s is hung up on when its caller gives up, however long that took",
  async (path) => {
    const giveUp = new AbortController();
    const reading = endpointFetch(address)(`${address}/${path}`, { method: "POST", body: "{}", signal: giveUp.signal }).then((answer) =>
      answer.text(),
    );
    const given = expect(reading).rejects.toThrow(/abort/i);
    await eventually(() => open === 1);
    for (let turn = 0; turn < 10; turn += 1) {
      collectGarbage();
      await delay(20);
    }
    giveUp.abort();
    await given;
    await eventually(() => open === 0);
  },
);
