import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createConnection } from "mongoose";
import { type RunningSite, startSite } from "./running-site.ts";

const LISTS = /* GraphQL */ `
  {
    partners {
      id
      name
      nameAr
      image
      website
      order
      version
    }
    branches {
      id
      name
      nameAr
      address
      addressAr
      phone
      whatsapp
      email
      latitude
      longitude
      mapUrl
      version
    }
  }
`;

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, site.service.url), { headers });

interface Named {
  id: string;
  name: string;
  nameAr: string;
  order?: number;
}

describe("partners and branches", () => {
  test.each(["partners", "branches"])("of /site/%s are public, as { data } with exactly the fields that GraphQL gives", async (list) => {
    const answer = await get(`/site/${list}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    const { data } = await site.client()(LISTS);
    expect(await answer.json()).toEqual({ data: data[list] });
    expect(data[list].length).toBeGreaterThanOrEqual(4);
    for (const { name, nameAr } of data[list] as Named[]) {
      expect(name).toMatch(/^[A-Z]/);
      expect(nameAr).toMatch(/^[\u0621-\u064A ]+$/);
    }
  });

  test("are public in GraphQL, and the same for whoever is signed in", async () => {
    const anybody = await site.client()(LISTS);
    expect(anybody.errors).toBeUndefined();
    for (const role of ["CLIENT", "ADMIN", "SUPER_ADMIN"] as const) {
      const { data } = await site.client(await site.tokenFor({ id: "someone", role }))(LISTS);
      expect(data).toEqual(anybody.data);
    }
  });

  test("of the REST answers don't depend on a token, not even on one that has expired", async () => {
    const authorization = `Bearer ${await site.tokenFor({ id: "someone", expiresIn: -60 })}`;
    expect((await get("/site/partners", { authorization })).status).toBe(200);
  });

  test.each(["/site/partners", "/site/branches"])("of %s may be cached; who has them already gets 304 without a body", async (path) => {
    const first = await get(path);
    expect(first.headers.get("cache-control")).toMatch(/^public, max-age=\d+/);
    const tag = first.headers.get("etag") ?? "";
    expect(tag).toMatch(/^"[\w-]+"$/);
    for (const known of [tag, `"other", W/${tag}`, "*"]) {
      const again = await get(path, { "if-none-match": known });
      expect(again.status).toBe(304);
      expect(again.headers.get("etag")).toBe(tag);
      expect(await again.text()).toBe("");
    }
    expect((await get(path, { "if-none-match": '"other"' })).status).toBe(200);
  });
});

describe("the first start's examples", () => {
  const connect = () => createConnection(site.mongo.url, { dbName: site.mongo.database }).asPromise();

  test("come by their order", async () => {
    const { data } = await site.client()(LISTS);
    const orders = (data.partners as Named[]).map(({ order }) => order);
    expect(orders).toEqual(orders.toSorted((a, b) => Number(a) - Number(b)));
    expect(data.branches[0].id).toBe("riyadh");
  });

  test("reach nobody: example domains and numbers only", async () => {
    const { data } = await site.client()(LISTS);
    for (const { website } of data.partners) expect(new URL(website).hostname).toMatch(/\.example$/);
    for (const { phone, whatsapp, email } of data.branches) {
      expect(phone).toMatch(/^01\d0000000$/);
      expect(whatsapp).toMatch(/^050000000\d$/);
      expect(email).toMatch(/\.example$/);
    }
  });

  test("don't come back once others stand there, and a changed list has another tag", async () => {
    const tag = (await get("/site/partners")).headers.get("etag");
    const connection = await connect();
    try {
      const rows = connection.collection<{ _id: string; name: string; order: number }>("partners");
      await rows.deleteMany({ _id: { $ne: "sadeem-digital" } });
      await rows.insertOne({ _id: "newcomer", name: "Newcomer", order: 0 });
    } finally {
      await connection.close();
    }
    const sibling = await site.startSibling();
    const answer = await fetch(new URL("/site/partners", sibling.url), { headers: { "if-none-match": tag ?? "" } });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toHaveProperty("data", [
      { id: "newcomer", name: "Newcomer", nameAr: null, image: null, website: null, order: 0 },
      expect.objectContaining({ id: "sadeem-digital" }),
    ]);
    expect(await sibling.stop()).toBe(0);
  });
});
