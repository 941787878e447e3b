import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eventually } from "@muhtawa/testkit";
import { COMPANIES, CREATE_COMPANY, CREATE_PROJECT, ENTITIES } from "./documents.ts";
import { type RunningCatalog, startCatalog } from "./running-catalog.ts";

const PAGE = /* GraphQL */ `
  query ($pageSize: Int) {
    companies(pageSize: $pageSize) {
      results {
        id
        businessActivity {
          id
        }
        owner {
          id
        }
        projects {
          id
          name
          affiliatedProject {
            id
            name
          }
          company {
            id
            companyName
          }
        }
      }
    }
  }
`;

let catalog: RunningCatalog;
beforeAll(async () => {
  // The driver writes every command it sends to the service's log.
  catalog = await startCatalog({ MONGODB_LOG_COMMAND: "debug", MONGODB_LOG_PATH: "stderr", MONGODB_LOG_MAX_DOCUMENT_LENGTH: "5000" });
});
afterAll(() => catalog?.stop());

async function companyOf(id: string, activity?: string): Promise<string> {
  const input = { companyName: `Of ${id}`, brandName: "Brand", businessActivityId: activity };
  const { data } = await (await catalog.as({ id }))(CREATE_COMPANY, { input });
  return data.createCompany.company.id;
}

async function projectOf(id: string, companyId: string, affiliatedProjectId?: string): Promise<string> {
  const { data } = await (await catalog.as({ id }))(CREATE_PROJECT, { companyId, input: { name: `Of ${id}`, affiliatedProjectId } });
  return data.createProject.project.id;
}

/** The queries that the service's database gets while the work is done; the relay's own sweeps are left out. */
async function queriesDuring(work: () => Promise<unknown>): Promise<string[]> {
  const client = await catalog.as({ id: "marker" });
  const mark = async () => {
    const word = `marker${randomUUID().replaceAll("-", "")}`;
    await client(COMPANIES, { search: word });
    return eventually(() => Math.max(0, catalog.service.logs().indexOf(word)));
  };
  const from = await mark();
  await work();
  const until = catalog.service.logs().lastIndexOf("\n", await mark());
  const commands = catalog.service
    .logs()
    .slice(from, until)
    .matchAll(/message: 'Command started', command: '(\{"(?:find|aggregate|count|distinct|getMore)":.*)/g);
  return [...commands]
    .map(([, command]) => command ?? "")
    .filter((command) => !['"outboxAt":{', '"find":"readModels"', "marker"].some((ofOthers) => command.includes(ofOthers)));
}

describe("a page of companies", () => {
  const activities = ["education", "legal", "insurance", "energy"];

  test("takes as many database queries with 50 companies and their projects as with one", async () => {
    for (let number = 0; number < 50; number += 1) {
      const company = await companyOf("collector", activities[number % activities.length]);
      await projectOf("collector", company, await projectOf("collector", company));
    }
    const client = await catalog.as({ id: "collector" });
    const read = async (pageSize: number) => {
      const { data, errors } = await client(PAGE, { pageSize });
      expect(errors).toBeUndefined();
      expect(data.companies.results).toHaveLength(pageSize);
      for (const { projects } of data.companies.results) expect(projects).toHaveLength(2);
    };
    const withFifty = await queriesDuring(() => read(50));
    const withOne = await queriesDuring(() => read(1));
    // The page and its count, the activities and what basic data says of them, the projects, the affiliated projects, the projects' companies.
    expect(withOne).toHaveLength(7);
    expect(withFifty).toHaveLength(7);
  });
});

describe("entities asked for by other services' data", () => {
  test("are null where they are gone or the caller may not see them, and the rest of the list stays", async () => {
    const [mine, theirs] = [await companyOf("me"), await companyOf("them")];
    const [myProject, theirProject] = [await projectOf("me", mine), await projectOf("them", theirs)];
    const representations = [
      { __typename: "Company", id: theirs },
      { __typename: "Company", id: mine },
      { __typename: "Project", id: theirProject },
      { __typename: "Company", id: "000000000000000000000000" },
      { __typename: "Project", id: myProject },
    ];
    const asMe = await (await catalog.as({ id: "me" }))(ENTITIES, { representations });
    expect(asMe.errors).toBeUndefined();
    expect(asMe.data._entities).toEqual([null, { id: mine, companyName: "Of me" }, null, null, { id: myProject, name: "Of me" }]);
    const asAdmin = await (await catalog.as({ id: "boss", role: "ADMIN" }))(ENTITIES, { representations });
    expect(asAdmin.data._entities.map((entity: { id: string } | null) => entity?.id)).toEqual([
      theirs,
      mine,
      theirProject,
      undefined,
      myProject,
    ]);
    const asNobody = await catalog.anonymous()(ENTITIES, { representations: representations.slice(0, 1) });
    expect(asNobody.data._entities).toEqual([null]);
    expect(asNobody.errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  test("are loaded in one query, however many", async () => {
    const ids: string[] = [];
    for (let number = 0; number < 10; number += 1) ids.push(await companyOf("many"));
    const client = await catalog.as({ id: "many" });
    const queries = await queriesDuring(async () => {
      const { data } = await client(ENTITIES, { representations: [...ids, ...ids].map((id) => ({ __typename: "Company", id })) });
      expect(data._entities.map(({ id }: { id: string }) => id)).toEqual([...ids, ...ids]);
    });
    expect(queries).toHaveLength(1);
  });
});

describe("the companies of an account", () => {
  const detailOf = (id: string) => ({ representations: [{ __typename: "UserProfileDetail", id }] });

  test("are told to their owner and to admins, the newest first, with activity and projects", async () => {
    const older = await companyOf("detailed", "legal");
    const newer = await companyOf("detailed");
    const project = await projectOf("detailed", older);
    const companies = [
      { id: newer, companyName: "Of detailed", businessActivity: null, projects: [] },
      { id: older, companyName: "Of detailed", businessActivity: { id: "legal" }, projects: [{ id: project, name: "Of detailed" }] },
    ];
    for (const reader of [{ id: "detailed" }, { id: "boss", role: "ADMIN" as const }]) {
      const { data, errors } = await (await catalog.as(reader))(ENTITIES, detailOf("detailed"));
      expect(errors).toBeUndefined();
      expect(data._entities).toEqual([{ id: "detailed", companies }]);
    }
  });

  test("are told to nobody else, and are none for who has none", async () => {
    const stranger = await (await catalog.as({ id: "stranger" }))(ENTITIES, detailOf("detailed"));
    expect(stranger.data._entities).toEqual([null]);
    const visitor = await catalog.anonymous()(ENTITIES, detailOf("detailed"));
    expect([visitor.data._entities, visitor.errors?.[0]?.extensions.code]).toEqual([[null], "UNAUTHENTICATED"]);
    const nothing = await (await catalog.as({ id: "newcomer" }))(ENTITIES, detailOf("newcomer"));
    expect(nothing.data._entities).toEqual([{ id: "newcomer", companies: [] }]);
  });

  test("take as many database queries however many they are", async () => {
    const client = await catalog.as({ id: "collector" });
    const queries = await queriesDuring(async () => {
      const { data } = await client(ENTITIES, detailOf("collector"));
      expect(data._entities[0].companies.length).toBeGreaterThanOrEqual(50);
    });
    // The companies, the activities and what basic data says of them, the projects.
    expect(queries).toHaveLength(4);
  });
});
