import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { BUSINESS_ACTIVITIES, COMPANY, CREATE_COMPANY } from "./documents.ts";
import { type RunningCatalog, startCatalog } from "./running-catalog.ts";

let catalog: RunningCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog?.stop());

test("a second instance on the same database starts, adds no activity twice and serves what the first has stored", async () => {
  const first = await catalog.as({ id: "owner" });
  const { data } = await first(CREATE_COMPANY, { input: { companyName: "Shared", brandName: "Shared" } });
  const before = await first(BUSINESS_ACTIVITIES);
  const sibling = await catalog.startSibling();
  const second = await catalog.as({ id: "owner" }, sibling.url);
  expect((await second(COMPANY, { id: data.createCompany.company.id })).data.company.companyName).toBe("Shared");
  expect((await second(BUSINESS_ACTIVITIES)).data).toEqual(before.data);
  expect(await sibling.stop()).toBe(0);
  expect((await first(COMPANY, { id: data.createCompany.company.id })).errors).toBeUndefined();
});

test("is ready once database and broker answer", async () => {
  const answer = await fetch(new URL("/readyz", catalog.service.url));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ status: "ready", checks: { database: true, broker: true } });
});
