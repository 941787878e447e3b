import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, jest } from "@jest/globals";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const { fetch } = globalThis;
const begun = new Set<Server>();

/** Starts a server for one test; it ends with the test. Answers its address. */
export async function serve(handler: Handler): Promise<string> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  begun.add(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The browser asks its own origin; for one test that is the server at this address, until it is another. The spy is the test's to restore. */
export function originIs(address: string): void {
  jest.spyOn(globalThis, "fetch").mockImplementation((path, init) => fetch(`${address}${String(path)}`, init));
}

export function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify(body));
}

afterEach(() => {
  for (const server of begun) {
    server.closeAllConnections();
    server.close();
  }
  begun.clear();
});
