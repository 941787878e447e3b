import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { companyState, projectState } from "@muhtawa/contracts";
import { connectMongo } from "@muhtawa/service-kit";
import { eventually } from "@muhtawa/testkit";
import { type RunningCatalog, startCatalog } from "./running-catalog.ts";

let catalog: RunningCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog?.stop());

interface Named {
  readonly _id: string;
  readonly companyName?: string;
  readonly brandName?: string;
  readonly name?: string;
  readonly version: number;
}

test("names that were stored with what turns the words around them lose it, for everybody who keeps them; others aren't touched", async () => {
  const client = await catalog.as({ id: "noura" });
  const created = async (companyName: string) =>
    (
      await client("mutation ($input: CompanyInput!) { createCompany(input: $input) { company { id } } }", {
        input: { companyName, brandName: "Rutab" },
      })
    ).data.createCompany.company.id as string;
  const [turned, unseen, plain] = [await created("Oasis"), await created("Palm"), await created("Date")];
  const { data } = await client(
    'mutation ($companyId: ID!) { createProject(companyId: $companyId, input: { name: "Feast" }) { project { id } } }',
    {
      companyId: turned,
    },
  );
  const projectId = data.createProject.project.id as string;

  // As an earlier release has stored them, which knew no such migration.
  await catalog.service.stop();
  const database = await connectMongo(catalog.database.url, catalog.database.name);
  const [companies, projects] = [database.collection<Named>("companies"), database.collection<Named>("projects")];
  await companies.updateOne(
    { _id: turned },
    { $set: { companyName: "\u202EOasis\u202C", brandName: "\u2067\u0648\u0627\u062D\u0629\u200C\u2069" } },
  );
  await companies.updateOne({ _id: unseen }, { $set: { companyName: "\u202E" } });
  await projects.updateOne({ _id: projectId }, { $set: { name: "Feast\u2066" } });
  await database.collection<{ _id: string }>("migrations").deleteMany({ _id: /unturned/ });
  const { url, stop } = await catalog.startSibling();

  await eventually(async () => (await projects.findOne({ _id: projectId }))?.version === 2);
  const later = await catalog.as({ id: "noura" }, url);
  const asked = await later(
    "query ($id: ID!, $other: ID!) { one: company(id: $id) { companyName brandName version } other: company(id: $other) { companyName } }",
    {
      id: turned,
      other: unseen,
    },
  );
  expect(asked.data).toEqual({
    one: { companyName: "Oasis", brandName: "\u0648\u0627\u062D\u0629\u200C", version: 2 },
    other: { companyName: "\u2026" },
  });
  const told = await catalog.events.awaited(
    companyState,
    ({ aggregateId, sourceVersion }) => aggregateId === turned && sourceVersion === 2,
  );
  expect(told.data).toMatchObject({ companyName: "Oasis" });
  const ofProject = await catalog.events.awaited(
    projectState,
    ({ aggregateId, sourceVersion }) => aggregateId === projectId && sourceVersion === 2,
  );
  expect(ofProject.data).toMatchObject({ name: "Feast" });
  expect(await companies.findOne({ _id: plain })).toMatchObject({ companyName: "Date", version: 1 });
  await database.close();
  await stop();
});
