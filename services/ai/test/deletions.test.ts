import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import {
  companyDeleted,
  companyState,
  contentDeleted,
  contentState,
  generationState,
  outputSubject,
  userDeleted,
  userState,
} from "@muhtawa/contracts";
import { eventually, type GraphQLClient } from "@muhtawa/testkit";
import { GENERATION, reaches, request, type Stack, startStack, user } from "./stack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: { CASCADE_SETTLE_MS: "300" } });
  await stack.startWorker({ COMPOSER_PACE_MS: "20" });
}, 120_000);
afterAll(() => stack?.stop());

interface Person {
  id: string;
  client: GraphQLClient;
  companyId: string;
  contentId: string;
}

async function person(): Promise<Person> {
  const id = user();
  const companyId = await stack.company(id);
  return { id, client: await stack.client(id), companyId, contentId: await stack.content(id, companyId) };
}

const article = ({ client, companyId, contentId }: Person, length = "LOW") =>
  request(client, { kind: "ARTICLE", companyId, contentId, options: { length } });
const field = ({ client, companyId }: Person) => request(client, { kind: "FIELD", companyId, field: "slogan" });

/** A generation whose text has begun to arrive. */
async function writing(owner: Person): Promise<string> {
  const id = await article(owner, "HIGH");
  const output = await stack.output(id);
  await eventually(() => output.messages.filter(({ type }) => type === "delta").length >= 3);
  return id;
}

const deleteUser = (id: string) => stack.probe.publish(userDeleted, id, { role: "CLIENT" });
const deleteCompany = (id: string, ownerId: string) => stack.probe.publish(companyDeleted, id, { ownerId, companyName: "Noor" });
const deleteContent = (id: string, { id: ownerId, companyId }: Person) =>
  stack.probe.publish(contentDeleted, id, { ownerId, companyId, title: "Before a dental implant" });

async function messagesOf(id: string): Promise<number> {
  const manager = await stack.probe.nats.jetstreamManager();
  const { state } = await manager.streams.info("AI_OUTPUT", { subjects_filter: outputSubject(id) });
  return state.subjects?.[outputSubject(id)] ?? 0;
}

async function expectGone(id: string): Promise<void> {
  const tombstone = await eventually(() => stack.generations.findOne({ _id: id, deletedAt: { $exists: true } } as never));
  for (const detail of ["ownerId", "companyId", "text", "variants", "prompt", "requestHash"]) expect(tombstone).not.toHaveProperty(detail);
  expect((await stack.probe.awaited(generationState, ({ aggregateId, data }) => aggregateId === id && data.deleted)).data).toEqual({
    deleted: true,
  });
  await eventually(async () => (await messagesOf(id)) === 0);
}

const codeOf = async ({ client }: Person, id: string) => (await client(GENERATION, { id })).errors?.[0]?.extensions.code;

describe("with a deleted user", () => {
  test("all generations disappear, finished, under way and waiting, with their texts; nobody else's do", async () => {
    const [leaving, staying] = [await person(), await person()];
    const [finished, kept] = [await field(leaving), await field(staying)];
    await Promise.all([reaches(leaving.client, finished, "COMPLETED"), reaches(staying.client, kept, "COMPLETED")]);
    const underWay = [await writing(leaving), await writing(leaving)];
    const waiting = await article(leaving);
    const usageOf = async ({ id }: Person) =>
      Promise.all([stack.ledger.countDocuments({ userId: id }), stack.entries.countDocuments({ ownerId: id })]);
    expect(await usageOf(leaving)).toEqual([1, 1]);
    await deleteUser(leaving.id);
    for (const id of [finished, ...underWay, waiting]) await expectGone(id);
    await eventually(async () => (await usageOf(leaving)).every((count) => count === 0));
    // What was used stays in everybody's figures, without a name.
    expect(await stack.entries.findOne({ generationId: finished })).toMatchObject({ ownerId: "deleted" });
    expect(await usageOf(staying)).toEqual([1, 1]);
    expect(await codeOf(leaving, finished)).toBe("NOT_FOUND");
    expect((await reaches(staying.client, kept, "COMPLETED")).text).not.toBe("");
  });

  test("what is being written is stopped, so that the workers' slots are free again", async () => {
    const [leaving, next] = [await person(), await person()];
    const id = await writing(leaving);
    const output = await stack.output(id);
    await deleteUser(leaving.id);
    expect(await output.ended()).toMatchObject({ type: "done", status: "STOPPED" });
    await expectGone(id);
    const queue = async () => {
      const manager = await stack.probe.nats.jetstreamManager();
      return (await manager.streams.info("AI_JOBS")).state.messages;
    };
    await eventually(async () => (await queue()) === 0);
    await reaches(next.client, await field(next), "COMPLETED");
  });
});

test("with a deleted company its generations disappear, those for its owner's other companies don't", async () => {
  const owner = await person();
  const other = { ...owner, companyId: await stack.company(owner.id) };
  const [gone, kept, underWay] = [await field(owner), await field(other), await writing(owner)];
  await Promise.all([reaches(owner.client, gone, "COMPLETED"), reaches(owner.client, kept, "COMPLETED")]);
  await deleteCompany(owner.companyId, owner.id);
  for (const id of [gone, underWay]) await expectGone(id);
  await eventually(async () => (await stack.entries.countDocuments({ companyId: owner.companyId })) === 0);
  expect((await reaches(owner.client, kept, "COMPLETED")).company).toEqual({ id: other.companyId });
});

test("with a deleted content generations lose the link and keep the text; what is being written for it is stopped", async () => {
  const owner = await person();
  const finished = await article(owner);
  const { text } = await reaches(owner.client, finished, "COMPLETED");
  const underWay = await writing(owner);
  await deleteContent(owner.contentId, owner);
  await reaches(owner.client, underWay, "STOPPED");
  const unlinked = await eventually(async () => {
    const { data } = await owner.client(GENERATION, { id: finished });
    return data.generation.content === null && data.generation;
  });
  expect(unlinked).toMatchObject({ status: "COMPLETED", text, company: { id: owner.companyId } });
  await stack.probe.awaited(
    generationState,
    ({ aggregateId, data }) => aggregateId === underWay && !data.deleted && data.contentId === undefined && data.status === "STOPPED",
  );
});

test("what no event has reached is found by a regular look", async () => {
  const [leaving, owner, unlinking] = [await person(), await person(), await person()];
  const [ofUser, ofCompany, ofContent] = [await field(leaving), await field(owner), await article(unlinking)];
  await Promise.all([
    reaches(leaving.client, ofUser, "COMPLETED"),
    reaches(owner.client, ofCompany, "COMPLETED"),
    reaches(unlinking.client, ofContent, "COMPLETED"),
  ]);
  const gone = { sourceVersion: 9 };
  await stack.probe.publish(userState, leaving.id, { deleted: true }, gone);
  await stack.probe.publish(companyState, owner.companyId, { deleted: true }, gone);
  await stack.probe.publish(contentState, unlinking.contentId, { deleted: true }, gone);
  await stack.startApi({ RECONCILE_INTERVAL_MS: "300" });
  for (const id of [ofUser, ofCompany]) await expectGone(id);
  await eventually(async () => (await unlinking.client(GENERATION, { id: ofContent })).data.generation.content === null);
});
