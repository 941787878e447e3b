import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHash } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { askReports, connectNats } from "@muhtawa/service-kit";
import { type Broker, eventually, type ServiceProcess, startBroker } from "@muhtawa/testkit";
import { type FixtureGraph, startFixtureGraph } from "./kit/fixture-graph.ts";
import { ask, startGateway } from "./kit/gateway-process.ts";

let broker: Broker;
let graph: FixtureGraph;
let gateway: ServiceProcess;
const folder = mkdtempSync(join(tmpdir(), "muhtawa-web-"));
const SCRIPT = "document.documentElement.classList.add('ready');";
const pageOf = (title: string) => `<!doctype html><html><head><title>${title}</title><script>${SCRIPT}</script></head><body></body></html>`;
const homeOf = (language: string) =>
  `<!doctype html><html><head><title>home</title><link rel="canonical" href="__BASE__/${language}">` +
  `<script>${SCRIPT}</script><script type="application/ld+json">{}</script></head><body></body></html>`;
const LARGE = "export const x = 1; // a line of code that repeats\n".repeat(200);

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, "fonts"));
  writeFileSync(join(folder, "index.html"), pageOf("one"));
  mkdirSync(join(folder, ".home"));
  for (const language of ["en", "ar"]) writeFileSync(join(folder, ".home", `${language}.html`), homeOf(language));
  writeFileSync(join(folder, "assets/app-1a2b3c.js"), LARGE);
  writeFileSync(join(folder, "fonts/fonts.css"), "@font-face {}");
  writeFileSync(join(folder, "sw.js"), SCRIPT);
  writeFileSync(join(folder, "manifest.ar.webmanifest"), "{}");
  writeFileSync(join(folder, ".secret"), "hidden");
  [broker, graph] = await Promise.all([startBroker(), startFixtureGraph()]);
  gateway = await startGateway({ natsUrl: broker.url, urls: { ...graph.urls, ai: graph.catalog.url }, env: { WEB_DIST: folder } });
});
afterAll(async () => {
  await gateway?.stop();
  await Promise.all([graph?.stop(), broker?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

interface RawAnswer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

/** As it comes over the line: fetch would decompress it and tidy up the path. */
const raw = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const call = request({ host: "127.0.0.1", port: gateway.port, path, headers, method }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }));
    });
    call.on("error", reject);
    call.end();
  });

test("answers of the API name the build that goes with them, and its next as soon as it is there", async () => {
  const built = (entry: string) => `${pageOf("one")}<script type="module" crossorigin src="/assets/${entry}.js"></script>`;
  const toldBuild = async () => (await raw("/graphql?query=%7B__typename%7D")).headers["x-web-build"];
  expect(await toldBuild()).toBeUndefined();
  for (const entry of ["index-1a", "index-2b"]) {
    writeFileSync(join(folder, "index.html"), built(entry));
    await eventually(async () => (await toldBuild()) === `/assets/${entry}.js`);
  }
  writeFileSync(join(folder, "index.html"), pageOf("one"));
});

describe("the pages for trying out the API", () => {
  beforeAll(() => {
    mkdirSync(join(folder, "explorer/assets"), { recursive: true });
    writeFileSync(join(folder, "explorer/index.html"), pageOf("explorer"));
    writeFileSync(join(folder, "explorer/assets/index-1a.js"), SCRIPT);
  });

  test("are not there unless a setting says so", async () => {
    for (const path of ["/explorer", "/explorer/", "/explorer/index.html", "/explorer/assets/index-1a.js"])
      expect([path, (await raw(path)).status]).toEqual([path, 404]);
  });

  test("run only what is this installation's own, and open introspection, in production too", async () => {
    const open = await startGateway({
      natsUrl: broker.url,
      urls: graph.urls,
      env: { WEB_DIST: folder, API_EXPLORER: "true", NODE_ENV: "production" },
    });
    const page = await fetch(`${open.url}/explorer`);
    expect([page.status, await page.text()]).toEqual([200, pageOf("explorer")]);
    const hash = createHash("sha256").update(SCRIPT).digest("base64");
    expect(page.headers.get("content-security-policy")).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(page.headers.get("content-security-policy")).toContain("connect-src 'self'");
    expect(page.headers.get("x-robots-tag")).toBe("noindex");
    expect((await fetch(`${open.url}/explorer/assets/index-1a.js`)).status).toBe(200);
    expect((await fetch(`${open.url}/explorer/index.html`)).status).toBe(404);
    const { body } = await ask(open.url, "{ __schema { queryType { name } } }");
    expect(body.data.__schema.queryType.name).toBe("Query");
    await open.stop();
  });
});

describe("the documentation", () => {
  beforeAll(() => {
    mkdirSync(join(folder, "docs/guide/ar"), { recursive: true });
    mkdirSync(join(folder, "docs/assets"), { recursive: true });
    for (const [name, title] of Object.entries({
      index: "docs",
      operations: "operations",
      "guide/ar": "guide",
      "guide/ar/editor": "editor",
      "404.en": "no page",
      "404.ar": "no Arabic page",
    }))
      writeFileSync(join(folder, `docs/${name}.html`), pageOf(title));
    writeFileSync(join(folder, "docs/assets/docs-1a2b.css"), "html {}");
  });

  test.each([
    ["/docs", "docs"],
    ["/docs/", "docs"],
    ["/docs/operations", "operations"],
    ["/docs/guide/ar", "guide"],
    ["/docs/guide/ar/editor", "editor"],
  ])("%s is a page with the policy of the others, asked for anew each time", async (path, title) => {
    const { status, headers, body } = await raw(path);
    expect([status, body.toString()]).toEqual([200, pageOf(title)]);
    expect(headers["content-security-policy"]).toContain("default-src 'self'; script-src 'self' 'sha256-");
    expect(headers["cache-control"]).toBe("no-cache");
    expect((await raw(path, { "if-none-match": String(headers["etag"]) })).status).toBe(304);
  });

  test("says in its reader's language that a page is missing", async () => {
    for (const [path, title] of [
      ["/docs/none", "no page"],
      ["/docs/guide/ar/none", "no Arabic page"],
      ["/docs//operations", "no page"],
      ["/docs/%2e%2e/index", "no page"],
    ] as const) {
      const { status, body } = await raw(path);
      expect([path, status, body.toString()]).toEqual([path, 404, pageOf(title)]);
    }
    for (const path of ["/docs/operations.html", "/docs/404.en", "/docs/none.png"])
      expect([path, (await raw(path)).status]).toEqual([path, 404]);
  });

  test("has files that are kept for ever", async () => {
    const { status, headers } = await raw("/docs/assets/docs-1a2b.css");
    expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
  });
});

describe("files", () => {
  test("with a hash in their name are kept for ever", async () => {
    const { status, headers, body } = await raw("/assets/app-1a2b3c.js");
    expect([status, body.toString()]).toEqual([200, LARGE]);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-type"]).toMatch(/javascript/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  test("are compressed as the browser likes", async () => {
    const br = await raw("/assets/app-1a2b3c.js", { "accept-encoding": "gzip, br" });
    expect(br.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(br.body).toString()).toBe(LARGE);
    const gzip = await raw("/assets/app-1a2b3c.js", { "accept-encoding": "gzip" });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.body).toString()).toBe(LARGE);
    expect(String(gzip.headers["vary"])).toMatch(/accept-encoding/i);
  });

  test("that the build has compressed are sent as they are", async () => {
    writeFileSync(join(folder, "assets/page-4d5e6f.js"), LARGE);
    const compressed = brotliCompressSync(LARGE);
    writeFileSync(join(folder, "assets/page-4d5e6f.js.br"), compressed);
    const { headers, body } = await raw("/assets/page-4d5e6f.js", { "accept-encoding": "gzip, br" });
    expect([headers["content-encoding"], headers["content-length"]]).toEqual(["br", String(compressed.length)]);
    expect(headers["content-type"]).toMatch(/javascript/);
    expect(String(headers["vary"])).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(body).toString()).toBe(LARGE);
    expect((await raw("/assets/page-4d5e6f.js")).body.toString()).toBe(LARGE);
  });

  test("that the browser has are not sent again", async () => {
    const { headers } = await raw("/fonts/fonts.css");
    expect(headers["cache-control"]).toBe("public, max-age=3600");
    expect((await raw("/fonts/fonts.css", { "if-none-match": String(headers["etag"]) })).status).toBe(304);
  });

  test("the offline worker is asked for anew each time, so that a new version is noticed", async () => {
    const { status, headers } = await raw("/sw.js");
    expect([status, headers["cache-control"]]).toEqual([200, "no-cache"]);
    expect(headers["content-type"]).toMatch(/javascript/);
    expect((await raw("/sw.js", { "if-none-match": String(headers["etag"]) })).status).toBe(304);
  });

  test("the manifest says that it is one", async () => {
    const { headers } = await raw("/manifest.ar.webmanifest");
    expect(headers["content-type"]).toMatch(/^application\/manifest\+json/);
  });

  test.each([
    "/assets/none.js",
    "/assets/none",
    "/fonts/none",
    "/companies/logo.png",
    "/.secret",
    "/assets/../index.html",
    "//index.html",
    "/%2e%2e/%2e%2e/etc/passwd.txt",
  ])("%s is 404", async (path) => {
    const { status, headers, body } = await raw(path, { "x-locale": "ar" });
    expect(status).toBe(404);
    expect(String(headers["cache-control"])).not.toMatch(/max-age/);
    expect(JSON.parse(body.toString())).toEqual({ message: "لم يُعثر على المطلوب.", error: "لم يُعثر على المطلوب." });
  });
});

describe("pages", () => {
  test.each([
    "/",
    "/ar",
    "/ar/",
    "/auth/signin",
    "/ar/auth/signup",
    "/dashboard?from=menu",
    "/users/user-details",
    "/users/user-details/123",
    "/companies/show/5f1e",
    "/ar/companies/add-content/generate-content",
    "/crm/soon/",
  ])("%s is the application", async (path) => {
    const { status, headers, body } = await raw(path);
    expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(body.toString()).toContain("<title>");
    expect(headers["cache-control"]).toBe("no-cache");
  });

  test.each(["/nowhere", "/ar/nowhere", "/companies/show/1/2", "/arabic", "/site/nothing", "/en/dashboard"])(
    "%s is the application, saying 404",
    async (path) => {
      const { status, body } = await raw(path);
      expect(status).toBe(404);
      expect(body.toString()).toContain("<title>");
    },
  );

  test("only their own scripts run, and nobody frames them", async () => {
    const { headers } = await raw("/");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain(`script-src 'self' 'sha256-${createHash("sha256").update(SCRIPT).digest("base64")}'`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  });

  test("an unchanged one is not sent again, a new build is served at once", async () => {
    const { headers } = await raw("/auth/signin");
    const etag = String(headers["etag"]);
    expect((await raw("/dashboard", { "if-none-match": etag })).status).toBe(304);
    writeFileSync(join(folder, "index.html"), pageOf("two"));
    utimesSync(join(folder, "index.html"), new Date(), new Date(Date.now() + 5_000));
    const next = await raw("/dashboard", { "if-none-match": etag });
    expect(next.status).toBe(200);
    expect(next.body.toString()).toContain("<title>two</title>");
  });

  test("HEAD is answered without a body", async () => {
    const { status, body } = await raw("/", {}, "HEAD");
    expect([status, body.length]).toEqual([200, 0]);
  });

  test("nothing is served for other methods", async () => {
    const { status, headers } = await raw("/dashboard", {}, "POST");
    expect(status).toBe(404);
    expect(headers["content-type"]).toMatch(/json/);
  });
});

describe("search engines", () => {
  test("find the home page in both languages, at the address they came by", async () => {
    const home = async (path: string) => (await raw(path, { host: "muhtawa.example" })).body.toString();
    expect(await home("/")).toContain('<link rel="canonical" href="http://muhtawa.example/en">');
    expect(await home("/ar/")).toContain('<link rel="canonical" href="http://muhtawa.example/ar">');
    const { headers, body } = await raw("/robots.txt", { host: "muhtawa.example" });
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(body.toString()).toContain("Sitemap: http://muhtawa.example/sitemap.xml");
    // Nobody else is told the address that one request has named.
    expect(headers["cache-control"]).toBe("private, no-cache");
    const sitemap = (await raw("/sitemap.xml", { host: "muhtawa.example" })).body.toString();
    expect(sitemap).toContain("<loc>http://muhtawa.example/</loc>");
    expect(sitemap).toContain('<xhtml:link rel="alternate" hreflang="ar" href="http://muhtawa.example/ar"/>');
  });

  test("are told that the home page has changed where it was had by another address, whoever keeps it", async () => {
    const one = await raw("/", { host: "muhtawa.example" });
    expect(one.headers["cache-control"]).toBe("no-cache");
    const known = { "if-none-match": String(one.headers["etag"]) };
    expect((await raw("/", { host: "muhtawa.example", ...known })).status).toBe(304);
    expect((await raw("/", { host: "other.example", ...known })).status).toBe(200);
  });

  test("keep nothing but the home page", async () => {
    expect((await raw("/ar")).headers["x-robots-tag"]).toBeUndefined();
    expect((await raw("/auth/signin")).headers["x-robots-tag"]).toBe("noindex");
  });

  test("a host that could be markup is not repeated", async () => {
    expect((await raw("/", { host: 'x"><script>alert(1)</script>' })).body.toString()).toContain('<link rel="canonical" href="/en">');
  });

  test("data in a page is no script that may run", async () => {
    const hash = createHash("sha256").update("{}").digest("base64");
    expect(String((await raw("/")).headers["content-security-policy"])).not.toContain(hash);
  });

  test("a page drawn ahead is had by its own address only", async () => {
    expect((await raw("/.home/en.html")).status).toBe(404);
  });

  test("where the installation says its address, that counts", async () => {
    const other = await startGateway({
      natsUrl: broker.url,
      urls: graph.urls,
      env: { WEB_DIST: folder, PUBLIC_URL: "https://muhtawa.example/" },
    });
    expect(await (await fetch(`${other.url}/`)).text()).toContain('<link rel="canonical" href="https://muhtawa.example/en">');
    await other.stop();
  });
});

describe("operation", () => {
  test("ready when every service and the broker are, else it names what isn't", async () => {
    const all = { identity: true, catalog: true, content: true, ai: true, site: true, broker: true, revocations: true };
    const ready = await fetch(`${gateway.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: "ready", checks: all }]);
    graph.site.fault = "hangs";
    const started = Date.now();
    const silent = await fetch(`${gateway.url}/readyz`);
    expect(Date.now() - started).toBeLessThan(15_000);
    expect(silent.status).toBe(503);
    expect(await silent.json()).toMatchObject({ status: "not ready", checks: { site: false, identity: true } });
    graph.site.fault = "none";
    // ai is had at catalog's address here
    for (const [service, unready] of [
      ["identity", { identity: false }],
      ["catalog", { catalog: false, ai: false }],
      ["content", { content: false }],
      ["site", { site: false }],
    ] as const) {
      graph[service].fault = "isn't ready";
      const told = await fetch(`${gateway.url}/readyz`);
      expect([told.status, await told.json()]).toEqual([503, { status: "not ready", checks: { ...all, ...unready } }]);
      graph[service].fault = "none";
    }
    await broker.down();
    await eventually(async () => {
      const answer = await fetch(`${gateway.url}/readyz`);
      const { checks } = (await answer.json()) as { checks: Record<string, boolean> };
      return answer.status === 503 && checks["broker"] === false;
    });
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
    await broker.up();
    await eventually(async () => (await fetch(`${gateway.url}/readyz`)).status === 200);
  });

  test("says over the broker how it is, with what isn't ready", async () => {
    const nats = await connectNats(broker.url, "asking");
    const kind = { process: "gateway" };
    expect(await askReports(nats, "gateway")).toMatchObject([{ ...kind, report: { failing: [], lag: [], migrations: [] } }]);
    graph.site.fault = "isn't ready";
    expect(await askReports(nats, "gateway")).toMatchObject([{ ...kind, report: { failing: ["site"] } }]);
    graph.site.fault = "none";
    await nats.close();
  });

  test("requests are counted by route and operation", async () => {
    await ask(gateway.url, "query Whatever { countries { id } }");
    await eventually(async () => {
      const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
      expect(metrics).toMatch(
        /muhtawa_http_request_duration_seconds_count\{.*method="POST",route="\/graphql",operation="query countries",status="200"\} 1/,
      );
      expect(metrics).toMatch(/muhtawa_subgraph_duration_seconds_count\{.*subgraph="identity",outcome="answered"\}/);
      return true;
    });
  });

  test("on shutdown requests under way are finished", async () => {
    const other = await startGateway({ natsUrl: broker.url, urls: graph.urls, env: { WEB_DIST: folder } });
    graph.identity.fault = "waits";
    const answer = ask(other.url, "{ countries { id } }");
    await graph.identity.waiting();
    const stopped = other.stop();
    graph.identity.release();
    expect((await answer).body.data.countries).toHaveLength(1);
    expect(await stopped).toBe(0);
  });
});
