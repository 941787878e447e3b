import { setTimeout as delay } from "node:timers/promises";
import { newId } from "../../src/index.ts";
import { Person } from "./person.ts";
import type { Stage } from "./stage.ts";

const CREATE_COMPANY = "mutation ($input: CompanyInput!) { createCompany(input: $input) { company { id } } }";
const UPDATE_COMPANY = "mutation ($id: ID!, $input: CompanyInput!) { updateCompany(id: $id, input: $input) { company { id } } }";
const CREATE_CONTENT =
  "mutation ($companyId: ID!, $input: ContentNeedsInput!) { createContent(companyId: $companyId, input: $input) { content { id } } }";
const SAVE_IDEA = "mutation ($id: ID!, $input: ContentIdeaInput!) { saveContentIdea(id: $id, input: $input) { content { id } } }";
const REQUEST = "mutation ($input: GenerationInput!) { requestGeneration(input: $input) { generation { id } } }";

const UPDATES = 5;
const PAUSE = 100;
/** Somebody tries again for this long, in milliseconds. */
const PATIENCE = 90_000;

/** What one person has been told is stored, and what they don't know about: its answer never came, or was an error. */
export interface Written {
  readonly ownerId: string;
  readonly email: string;
  readonly companies: Acknowledged[];
  readonly contents: Acknowledged[];
  readonly generationId: string;
  /** Names of what may have been made without an answer. */
  readonly perhapsMade: string[];
}

export interface Acknowledged {
  readonly id: string;
  readonly created: string;
  /** In order; `certain` when it was acknowledged. */
  readonly values: { value: string; certain: boolean }[];
}

/** A person who registers, makes a company, a content and a generation and goes on changing them, whatever answers; and who reads meanwhile. */
export async function writeOn(stage: Stage, name: string, random: () => number): Promise<Written> {
  const person = new Person(stage, random);
  const perhapsMade: string[] = [];
  await insisted(() => person.enter());

  const company = await made(
    (created) => idOf(person, CREATE_COMPANY, { input: { companyName: created, brandName: name } }),
    `${name} company`,
    perhapsMade,
  );
  const archive = person.read(`/companies/${company.id}/archive`);
  await changed(company, (companyName) => idOf(person, UPDATE_COMPANY, { id: company.id, input: { companyName } }));
  const text = await made(
    (title) => idOf(person, CREATE_CONTENT, { companyId: company.id, input: { title, type: "ARTICLE" } }),
    `${name} content`,
    perhapsMade,
  );
  const ownData = person.read("/me/export");
  await changed(text, (idea) => idOf(person, SAVE_IDEA, { id: text.id, input: { idea } }));
  // The same key however often it is asked for.
  const input = { kind: "ARTICLE", company: { brandName: name }, prompt: name, idempotencyKey: newId() };
  const generationId = await insisted(() => idOf(person, REQUEST, { input }));
  await Promise.all([archive, ownData, person.read(`/ai/generations/${generationId}/stream`)]);
  return { ownerId: person.id, email: person.email, companies: [company], contents: [text], generationId, perhapsMade };
}

async function made(make: (name: string) => Promise<string>, name: string, perhaps: string[]): Promise<Acknowledged> {
  let tries = 0;
  const acknowledged = await insisted(async () => {
    const created = `${name} ${tries++}`;
    try {
      return { id: await make(created), created, values: [] };
    } catch (error) {
      perhaps.push(created);
      throw error;
    }
  });
  return acknowledged;
}

async function changed(thing: Acknowledged, change: (value: string) => Promise<string>): Promise<void> {
  for (let count = 0; count < UPDATES; count += 1) {
    const value = `${thing.created} ${String.fromCodePoint(97 + count)}`;
    const certain = await change(value).then(
      () => true,
      () => false,
    );
    thing.values.push({ value, certain });
    await delay(PAUSE);
  }
}

async function insisted<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > until) throw error;
      await delay(PAUSE * 3);
    }
  }
}

/** The id in a mutation's answer; throws for every other answer. */
async function idOf(person: Person, query: string, variables: Record<string, unknown>): Promise<string> {
  const [thing] = Object.values(await person.ask<Record<string, { id: string }>>(query, variables));
  if (!thing) throw new Error("an answer without anything in it");
  return thing.id;
}
