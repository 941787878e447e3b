import { createServer } from "node:http";
import { expect, test } from "@jest/globals";
import { startFlakyProxy } from "../src/flaky-proxy.ts";

test("a request reaches the server and its answer gets lost, once", async () => {
  const paths: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url);
    response.end("answer");
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const proxy = await startFlakyProxy(`http://127.0.0.1:${(server.address() as { port: number }).port}`);
  const get = async (path: string) => (await fetch(new URL(path, proxy.url))).text();
  try {
    expect(await get("/first")).toBe("answer");
    proxy.loseAnswerTo("/second");
    await expect(get("/second")).rejects.toThrow();
    expect(await get("/second")).toBe("answer");
    expect(paths).toEqual(["/first", "/second", "/second"]);
    expect(proxy.lost()).toBe(1);
    proxy.cut();
    await expect(get("/third")).rejects.toThrow();
    proxy.heal();
    expect(await get("/fourth")).toBe("answer");
    expect(paths.at(-1)).toBe("/fourth");
    expect(paths).not.toContain("/third");
    proxy.slow(30);
    const began = performance.now();
    expect(await get("/fifth")).toBe("answer");
    expect(performance.now() - began).toBeGreaterThan(50);
    proxy.slow(0);
  } finally {
    await proxy.stop();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
