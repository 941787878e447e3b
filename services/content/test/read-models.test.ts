import { afterAll, beforeAll, expect, test } from "@jest/globals";
import {
  type CompanyCard,
  companyState,
  type EventEnvelope,
  generationState,
  partnerState,
  projectState,
  userState,
} from "@muhtawa/contracts";
import { connectMongo, keyConditions, ReadModelKeeper } from "@muhtawa/service-kit";
import { asDelivered, histories, type MongoProxy, startEngines, startMongoProxy, type TestEngines } from "@muhtawa/testkit";
import fc from "fast-check";
import type { Connection } from "mongoose";
import { queryKeys } from "@muhtawa/text-analysis/search";
import { events } from "../src/events.ts";
import { Attachments } from "../src/read-models/attachments.ts";
import { CompanyCards } from "../src/read-models/company-cards.ts";
import { GenerationOwners } from "../src/read-models/generation-owners.ts";
import { ProjectCards } from "../src/read-models/project-cards.ts";
import { Searchables } from "../src/read-models/searchables.ts";

const RUNS = 25;

let engines: TestEngines;
let proxy: MongoProxy;
let connection: Connection;
beforeAll(async () => {
  engines = await startEngines();
  proxy = await startMongoProxy(engines.mongoUrl);
  proxy.raceUpserts();
  connection = await connectMongo(proxy.url, `test_histories_${Date.now()}`);
});
afterAll(async () => {
  await connection?.close();
  await proxy?.stop();
  await engines?.stop();
});

const owner = fc.constantFrom("noura", "salem");
const name = fc.constantFrom("واحة النخيل", "Oasis", "قهوة", "Coffee house");
const mediaId = fc.constantFrom("a", "b", "c").map((digit) => digit.repeat(40));
const image = fc.option(
  mediaId.map((id) => `/media/${id}`),
  { nil: undefined },
);

const company = fc.record({
  ownerId: owner,
  companyName: name,
  brandName: name,
  values: fc.constant([]),
  competitors: fc.constant([]),
  brandVoice: fc.record({
    personality: fc.constant([]),
    goals: fc.constant([]),
    tags: fc.constant([]),
    rules: fc.array(fc.record({ locale: fc.constantFrom("en", "ar"), kind: fc.constant("BAN"), term: fc.constantFrom("cheap", "رخيص") }), {
      maxLength: 2,
    }),
  }),
  voiceToneFileId: fc.option(mediaId, { nil: undefined }),
  logo: image,
  approvalByAnother: fc.option(fc.boolean(), { nil: undefined }),
});
const project = fc.record({
  ownerId: owner,
  companyId: fc.constantFrom("one", "two"),
  name,
  tags: fc.array(name, { maxLength: 2 }),
  image,
});
const user = fc.record({
  username: fc.constant("noura"),
  email: fc.constant("noura@example.com"),
  role: fc.constant("CLIENT"),
  image,
  dateJoined: fc.constant("2026-01-01T00:00:00.000Z"),
});
const generation = fc.record({
  ownerId: owner,
  companyId: fc.constantFrom("one", "two"),
  kind: fc.constant("IMAGE"),
  status: fc.constantFrom("QUEUED", "COMPLETED"),
  model: fc.constant("composer"),
  offline: fc.constant(true),
  inputTokens: fc.nat(),
  outputTokens: fc.nat(),
  costMicros: fc.nat(),
  imageIds: fc.option(fc.array(mediaId, { maxLength: 2 }), { nil: undefined }),
  createdAt: fc.constant("2026-01-01T00:00:00.000Z"),
});
const partner = fc.record({ name, image });

const lives = fc.record({
  companies: histories(companyState, company, 4),
  projects: histories(projectState, project, 4),
  users: histories(userState, user, 2),
  generations: histories(generationState, generation, 2),
  partners: histories(partnerState, partner, 2),
});

test("read models equal the owners' state in the end, whatever was commanded and however its events arrive, many at once", async () => {
  const told = lives.chain((all) =>
    asDelivered(
      Object.values<readonly { events: readonly EventEnvelope<{ deleted: boolean }>[] }[]>(all).flatMap((ofKind) =>
        ofKind.flatMap(({ events: told }) => told),
      ),
    ).map((delivered) => ({ ...all, delivered })),
  );

  const keeper = new ReadModelKeeper(connection, events.keeps);
  await keeper.prepare();
  const models = modelsOn(connection);
  await fc.assert(
    fc.asyncProperty(told, async ({ companies, projects, users, generations, partners, delivered }) => {
      for (const { collection } of events.keeps) await connection.collection(collection).deleteMany({});
      await Promise.all(delivered.map((event) => keeper.take(event, async () => {})));

      for (const ownerId of ["noura", "salem"]) {
        const mine = companies.filter(({ last }) => !last.deleted && last.ownerId === ownerId);
        const ids = mine.map(({ id }) => id).toSorted();
        expect([...(await models.companies.liveAmong(companies.map(({ id }) => id)))].toSorted()).toEqual(expect.arrayContaining(ids));
        const found = await models.searchables.matching(ownerId, keyConditions(queryKeys("oasis")), 100);
        const matching = [
          ...mine.filter(({ last }) => !last.deleted && [last.companyName, last.brandName].includes("Oasis")),
          ...projects.filter(
            ({ last }) => !last.deleted && last.ownerId === ownerId && [last.name, ...(last.tags ?? [])].includes("Oasis"),
          ),
        ];
        expect(found.map(({ _id }) => _id).toSorted()).toEqual(matching.map(({ id }) => id).toSorted());
      }
      for (const { id, last, events: told } of companies) {
        const {
          ownerId,
          companyName,
          brandName,
          brandVoice,
          approvalByAnother = false,
        } = last.deleted ? ({} as Partial<CompanyCard>) : last;
        const row = last.deleted ? {} : { ownerId, companyName, brandName, voiceRules: brandVoice?.rules, approvalByAnother };
        expect(await models.companies.find(id)).toEqual({ _id: id, sourceVersion: told.length, deleted: last.deleted, ...row });
      }
      for (const { id, last, events: told } of projects) {
        const row = last.deleted ? {} : { ownerId: last.ownerId, companyId: last.companyId, name: last.name };
        expect(await models.projects.find(id)).toEqual({ _id: id, sourceVersion: told.length, deleted: last.deleted, ...row });
      }
      for (const { id, last } of generations)
        expect((await models.generations.find(id))?.companyId).toBe(last.deleted ? undefined : last.companyId);

      const used = [
        ...users.map(({ last }) => (last.deleted ? undefined : last.image?.slice("/media/".length))),
        ...projects.map(({ last }) => (last.deleted ? undefined : last.image?.slice("/media/".length))),
        ...partners.map(({ last }) => (last.deleted ? undefined : last.image?.slice("/media/".length))),
        ...companies.map(({ last }) => (last.deleted ? undefined : last.voiceToneFileId)),
        ...companies.map(({ last }) => (last.deleted ? undefined : last.logo?.slice("/media/".length))),
        ...generations.flatMap(({ last }) => (last.deleted ? [] : (last.imageIds ?? []))),
      ].filter((id) => id !== undefined);
      const all = ["a", "b", "c", "d"].map((digit) => digit.repeat(40));
      expect([...(await models.attachments.usedAmong(all))].toSorted()).toEqual([...new Set(used)].toSorted());
      const gone = users.filter(({ last }) => last.deleted).map(({ id }) => id);
      expect((await models.attachments.deletedUsersAmong(users.map(({ id }) => id))).toSorted()).toEqual(gone.toSorted());
    }),
    // A failure prints the seed and the path to it.
    { numRuns: RUNS, verbose: true },
  );
}, 120_000);

const modelsOn = (on: Connection) => ({
  companies: new CompanyCards(on),
  projects: new ProjectCards(on),
  searchables: new Searchables(on),
  generations: new GenerationOwners(on),
  attachments: new Attachments(on),
});
