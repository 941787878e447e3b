import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, jest } from "@jest/globals";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let close: (() => void) | undefined;

/** Starts a server for one test; it ends with the test. Answers its address. */
export async function serve(handler: Handler): Promise<string> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The browser asks its own origin; for one test that is the server at this address. The spy is the test's to restore. */
export function originIs(address: string): void {
  const { fetch } = globalThis;
  jest.spyOn(globalThis, "fetch").mockImplementation((path, init) => fetch(`${address}${String(path)}`, init));
}

export function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify(body));
}

afterEach(() => {
  close?.();
  close = undefined;
});
