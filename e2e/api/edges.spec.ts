import { expect, test } from "@playwright/test";
import { ADDRESS, ask } from "../journeys/api.ts";

const post = async (body: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${ADDRESS}/graphql`, { method: "POST", headers: { "content-type": "application/json", ...headers }, body });
  return { status: response.status, text: await response.text() };
};

const chain = (levels: number): string => (levels <= 0 ? "id" : `affiliatedProject { ${chain(levels - 1)} }`);

for (const [name, body, status] of [
  ["broken JSON", "{ query", 400],
  ["no operation", "{}", 400],
  ["an unknown field", JSON.stringify({ query: "{ countries { nothing } }" }), 400],
  ["an unknown argument", JSON.stringify({ query: `{ companies(nothing: 1) { totalCount } }` }), 400],
  ["a missing variable", JSON.stringify({ query: "query ($id: ID!) { company(id: $id) { id } }" }), 400],
  ["a body of more than 4 MB", JSON.stringify({ query: "x".repeat(4_300_000) }), 413],
  ["a query that is too deep", JSON.stringify({ query: `{ projects { results { ${chain(50)} } } }` }), 400],
  ["too many aliases", JSON.stringify({ query: `{ ${Array.from({ length: 100 }, (_, n) => `a${n}: countries { id }`).join(" ")} }` }), 400],
  ["a batch", JSON.stringify([{ query: "{ countries { id } }" }, { query: "{ countries { id } }" }]), 400],
] as const) {
  test(`${name} is a clear 4xx without a stack`, async () => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    const { errors } = JSON.parse(answer.text) as { errors: { message: string }[] };
    expect(errors[0]?.message).toMatch(/\w+ \w+/);
    expect(answer.text).not.toMatch(/stack|node_modules|\.ts:\d|\.js:\d/);
  });
}

test("a form that another site could send without asking is refused", async () => {
  expect((await post('{"query":"{ countries { id } }"}', { "content-type": "text/plain" })).status).toBe(415);
  expect((await fetch(`${ADDRESS}/graphql?query={countries{id}}`)).status).toBe(405);
});

test("a token that isn't ours is UNAUTHENTICATED", async () => {
  const { status, errors } = await ask(`{ currentUser { id } }`, {}, { token: "a.b.c" });
  expect([status, errors[0]?.extensions.code]).toEqual([401, "UNAUTHENTICATED"]);
});

test("the endpoints that are customary for signing in are none of ours: it goes by GraphQL", async () => {
  const body = JSON.stringify({ email: "nobody@example.com", password: "Nothing-1" });
  for (const path of ["/api/auth/login", "/api/auth/logout", "/api/auth/user"]) {
    const headers = { "content-type": "application/json" };
    expect([path, (await fetch(ADDRESS + path, { method: "POST", headers, body })).status]).toEqual([path, 404]);
    expect([path, (await fetch(ADDRESS + path)).status]).toEqual([path, 404]);
  }
  const { errors } = await ask("mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }", {
    email: "nobody@example.com",
    password: "Nothing-1",
  });
  expect(errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
});

test("partners and branches by REST and by GraphQL are the same, and needn't be sent twice", async () => {
  for (const [list, fields] of [
    ["partners", "id name nameAr image website order version"],
    ["branches", "id name nameAr address addressAr phone whatsapp email latitude longitude mapUrl version"],
  ] as const) {
    const response = await fetch(`${ADDRESS}/site/${list}`);
    expect(response.status).toBe(200);
    const { data } = (await response.json()) as { data: Record<string, unknown>[] };
    expect(data.length).toBeGreaterThan(2);
    const graphql = await ask<Record<string, Record<string, unknown>[]>>(`{ ${list} { ${fields} } }`);
    expect(graphql.data?.[list]).toEqual(
      data.map((row) => Object.fromEntries(fields.split(" ").map((field) => [field, row[field] ?? null]))),
    );
    const etag = response.headers.get("etag") ?? "";
    expect((await fetch(`${ADDRESS}/site/${list}`, { headers: { "if-none-match": etag } })).status).toBe(304);
  }
});

test("health, readiness and metrics", async () => {
  expect((await fetch(`${ADDRESS}/healthz`)).status).toBe(200);
  const ready = await fetch(`${ADDRESS}/readyz`);
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({
    status: "ready",
    checks: { identity: true, catalog: true, content: true, ai: true, site: true, broker: true, revocations: true },
  });
  const metrics = await fetch(`${ADDRESS}/metrics`);
  expect(metrics.status).toBe(200);
  expect(await metrics.text()).toMatch(/^muhtawa_subgraph_duration_seconds_bucket\{/m);
});

test("pages, files and what is neither", async () => {
  const get = async (path: string) => {
    const response = await fetch(`${ADDRESS}${path}`);
    return {
      status: response.status,
      type: response.headers.get("content-type") ?? "",
      cache: response.headers.get("cache-control"),
      text: await response.text(),
    };
  };
  for (const path of ["/", "/ar", "/dashboard", "/ar/companies/show/7", "/login"])
    expect(await get(path)).toMatchObject({ type: "text/html; charset=utf-8", cache: "no-cache" });
  for (const path of ["/", "/ar", "/dashboard", "/ar/companies/show/7"]) expect((await get(path)).status).toBe(200);
  const unmatched = await get("/no/such/page");
  expect(unmatched).toMatchObject({ status: 404, type: "text/html; charset=utf-8" });
  expect(unmatched.text).toContain('id="root"');
  for (const path of [
    "/assets/nothing.js",
    "/fonts/nothing.woff2",
    "/nothing.png",
    "/assets/",
    "/.env",
    "/..%2fpackage.json",
    "/index.html.map",
  ]) {
    const missing = await get(path);
    expect([path, missing.status]).toEqual([path, 404]);
    expect(missing.text).not.toContain('id="root"');
  }
  const script = /src="(\/assets\/[^"]+\.js)"/.exec((await get("/")).text)?.[1] ?? "";
  expect(await get(script)).toMatchObject({ status: 200, cache: "public, max-age=31536000, immutable" });
  expect(await get("/fonts/fonts.css")).toMatchObject({ status: 200, type: "text/css; charset=utf-8" });
});
