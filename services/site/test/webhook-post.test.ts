import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { post, type PostOptions } from "../src/webhooks/post.ts";
import { MANNERS, type Receiver, startReceiver } from "./fake-receiver.ts";

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

const MESSAGE = { headers: { "content-type": "application/json" }, body: "{}" };
const OPTIONS: PostOptions = { timeout: 400, privateTargets: true };
const send = (options: Partial<PostOptions> = {}, url = receiver.url) => post({ ...MESSAGE, url }, { ...OPTIONS, ...options });
const standsFor =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));

test.each([
  ["thanks", { statusCode: 204 }],
  ["fails", { statusCode: 500 }],
  ["redirects", { statusCode: 302 }],
  ["hangs", { problem: "TIMEOUT" }],
  ["drips", { problem: "TIMEOUT" }],
  ["closes", { problem: "UNREACHABLE" }],
  ["floods", { statusCode: 200 }],
] as const)("a receiver that %s", async (manner, outcome) => {
  receiver.behave(MANNERS[manner]);
  const began = performance.now();
  expect(await send()).toEqual(outcome);
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(receiver.received).toHaveLength(1);
});

test("whose answer has begun has answered, however it ends", async () => {
  receiver.behave((response) => {
    response.writeHead(200, { "content-length": "1000" });
    response.write("and then nothing");
  });
  expect(await send()).toEqual({ statusCode: 200 });
});

test("nobody is connected to where nobody listens", async () => {
  const { url } = receiver;
  await receiver.stop();
  expect(await send({}, url)).toEqual({ problem: "UNREACHABLE" });
  receiver = await startReceiver();
});

test("a sender that ends hangs up", async () => {
  receiver.behave(MANNERS.hangs);
  const closing = new AbortController();
  const sent = send({ timeout: 10_000, closing: closing.signal });
  while (receiver.received.length === 0) await new Promise((resolve) => setImmediate(resolve));
  closing.abort();
  expect(await sent).toEqual({ problem: "INTERRUPTED" });
});

test.each(["127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "::ffff:127.0.0.1", "fd00::1"])(
  "a name that stands for %s isn't connected to unless that is allowed",
  async (address) => {
    const url = `http://hooks.example:${receiver.port}/hook`;
    for (const found of [[address], ["93.184.216.34", address]])
      expect(await send({ privateTargets: false, find: standsFor(...found) }, url)).toEqual({ problem: "PRIVATE_ADDRESS" });
    expect(receiver.received).toEqual([]);
  },
);

test("what is checked is what is connected to: the name is looked up once", async () => {
  let questions = 0;
  const find = async () => {
    questions += 1;
    return [{ address: questions === 1 ? "127.0.0.1" : "169.254.169.254", family: 4 }];
  };
  expect(await send({ find }, `http://hooks.example:${receiver.port}/hook`)).toEqual({ statusCode: 204 });
  expect(questions).toBe(1);
  expect(receiver.received[0]?.headers.host).toBe(`hooks.example:${receiver.port}`);
});

test.each([
  [false, "http://127.0.0.1/hook"],
  [false, "https://[::1]/hook"],
  [false, "https://2130706433/hook"],
  [true, "http://169.254.169.254/latest"],
  [true, "http://[fd00:ec2::254]/latest"],
])("an address itself is looked at, too (private ones allowed: %s): %s", async (privateTargets, url) => {
  expect(await send({ privateTargets }, url)).toEqual({ problem: "PRIVATE_ADDRESS" });
});
