import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a fake search engine finds, as SearXNG says it. */
export interface FakeFinds {
  readonly results: readonly { readonly url: string; readonly title?: string; readonly content?: string }[];
  readonly suggestions?: readonly string[];
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A search engine that speaks as SearXNG does, and pages beside it on the same host; both misbehave when told to. */
export interface FakeSearch {
  /** Its address, which its pages stand below, too. */
  readonly url: string;
  /** What was searched for, in its order. */
  readonly queries: readonly string[];
  /** The paths of pages that were asked for. */
  readonly pages: readonly string[];
  /** What every search finds. */
  find(finds: FakeFinds): void;
  /** How searches are answered instead, until something is to be found again. */
  answer(answer: Answer): void;
  /** A page of HTML, or an answer of its own. */
  page(path: string, page: string | Answer): void;
  stop(): Promise<void>;
}

/** Starts one on a port of its own, unless one is given. */
export async function startFakeSearch({ port = 0 }: { port?: number } = {}): Promise<FakeSearch> {
  const queries: string[] = [];
  const asked: string[] = [];
  const pages = new Map<string, string | Answer>();
  let finds: FakeFinds = { results: [] };
  let instead: Answer | undefined;
  const json = (response: ServerResponse, body: unknown) =>
    void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://search.test");
    if (url.pathname === "/search") {
      queries.push(url.searchParams.get("q") ?? "");
      if (url.searchParams.get("format") !== "json") return void response.writeHead(403).end();
      if (instead) return instead(request, response);
      const { results, suggestions = [] } = finds;
      return json(response, { query: url.searchParams.get("q"), number_of_results: results.length, results, answers: [], suggestions });
    }
    asked.push(url.pathname);
    const page = pages.get(url.pathname);
    if (typeof page === "function") return page(request, response);
    response.writeHead(page === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" }).end(page);
  });
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    queries,
    pages: asked,
    find(found) {
      finds = found;
      instead = undefined;
    },
    answer: (answer) => void (instead = answer),
    page: (path, page) => void pages.set(path, page),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
