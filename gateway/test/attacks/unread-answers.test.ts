import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type Broker, eventually, type ServiceProcess, startBroker } from "@muhtawa/testkit";
import { startGateway } from "../kit/gateway-process.ts";

const MOST = 4;
/** More than the connections' own buffers hold. */
const LARGE = Buffer.alloc(32 * 1024 * 1024, "x");

let broker: Broker;
let gateway: ServiceProcess;
let content: Server;
/** Answers of the service that nobody has taken yet. */
let underWay = 0;

beforeAll(async () => {
  broker = await startBroker();
  content = createServer((_, answer) => {
    underWay += 1;
    answer.once("close", () => (underWay -= 1));
    answer.writeHead(200, { "content-type": "image/png", "content-length": String(LARGE.length) }).end(LARGE);
  });
  content.listen(0, "127.0.0.1");
  await once(content, "listening");
  const url = `http://127.0.0.1:${(content.address() as { port: number }).port}`;
  gateway = await startGateway({
    natsUrl: broker.url,
    urls: { content: url },
    env: { ANSWER_TIMEOUT: "150", ANSWERS_PER_NETWORK: String(MOST) },
  });
});
afterAll(async () => {
  await gateway?.stop();
  content?.closeAllConnections();
  content?.close();
  await broker?.stop();
});

/** Asks for a file and never reads. */
function askWithoutReading(): Socket {
  const socket = connect(gateway.port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write("GET /media/abc HTTP/1.1\r\nhost: localhost\r\n\r\n");
  return socket;
}

test("who asks and doesn't read holds what others need for a while only, and gets no more meanwhile", async () => {
  const sockets = Array.from({ length: MOST }, askWithoutReading);
  const refused = await eventually(async () => {
    const answer = await fetch(`${gateway.url}/media/abc`);
    await answer.body?.cancel();
    return answer.status === 503 && answer;
  });
  expect(refused.headers.get("retry-after")).toBe("5");
  expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
  // The gateway has left them, and with them the service's connections.
  await eventually(() => underWay === 0, 15_000);
  const taken = await fetch(`${gateway.url}/media/abc`);
  expect([taken.status, (await taken.arrayBuffer()).byteLength]).toEqual([200, LARGE.length]);
  for (const socket of sockets) socket.destroy();
}, 30_000);
