import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { eventually } from "@muhtawa/testkit";
import { MongoClient } from "mongodb";
import { type Engine, startMongo, startNats } from "../../src/engines/index.ts";
import { type Api, ApiError, apiAt } from "../../src/seed/api.ts";
import { freePort, RunningLauncher } from "../launcher/running-launcher.ts";
import { scratchFolder } from "../scratch-folder.ts";

const ADMIN = { email: "admin@muhtawa.local", password: "Facts-are-told-1" };
export const PASSWORD = "Quiet-Palm-2026";
/** Sweeps and schedules that would do what a fact has to do by itself are too late for that. */
const NEVER = "3600000";
const PIXEL = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==", "base64");

export interface Person {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly token: string;
  readonly api: Api;
  /** The two halves of what the session is refreshed with. */
  readonly cookie: string;
  readonly sessionKey: string;
}

/** An entry of the audit log, as admins are shown it. */
export interface Entry {
  readonly action: string;
  readonly actor: string;
  readonly targetId: string;
  readonly title: string | null;
  readonly ip: string | null;
}

/** The whole system as `npm start` runs it, without the web application, and who uses it. */
export interface World {
  readonly admin: Person;
  /** Where webhooks may lead: it thanks for everything. */
  readonly receiver: string;
  /** A client of whom nothing else is said. */
  readonly client: Person;
  register(): Promise<Person>;
  signIn(given: { email: string; password?: string }): Promise<Person>;
  /** A request beside the graph, in a person's name. */
  fetch(person: Person, path: string, init?: RequestInit): Promise<Response>;
  company(owner: Person, companyName?: string): Promise<string>;
  project(owner: Person, companyId: string): Promise<string>;
  content(owner: Person, companyId: string, more?: { projectId?: string; title?: string }): Promise<string>;
  picture(owner: Person): Promise<string>;
  /** Resolves once it is complete. */
  generation(owner: Person, input: object): Promise<string>;
  entries(action: string): Promise<Entry[]>;
  /** Whether the API answers NOT_FOUND. */
  isGone(person: Person, query: string, id: string): Promise<boolean>;
  /** Of what the API shows to nobody: what a service has stored. */
  stored(database: string, collection: string, id: string): Promise<Record<string, unknown> | null>;
  stop(): Promise<void>;
}

interface WorldOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Puts something between the services and their database: is given its address and resolves to the one for them. */
  readonly before?: (mongoUrl: string) => Promise<string>;
}

export async function startWorld({ env: more = {}, before = async (url) => url }: WorldOptions = {}): Promise<World> {
  const [dataDir, engineDir, port] = [scratchFolder(), scratchFolder(), await freePort()];
  const engines: Engine[] = await Promise.all([startMongo({ dataDir: engineDir, mode: "quick" }), startNats({ dataDir: engineDir })]);
  const [mongo, nats] = engines as [Engine, Engine];
  const address = `http://127.0.0.1:${port}`;
  const env = {
    MONGO_URL: await before(mongo.url),
    NATS_URL: nats.url,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    CASCADE_SETTLE_MS: "0",
    RECONCILE_INTERVAL_MS: NEVER,
    MEDIA_SWEEP_MS: NEVER,
    AI_SWEEP_MS: NEVER,
    AI_USER_CONCURRENCY: "1",
    COMPOSER_PACE_MS: "1",
    PUBLISH_INTERVAL_MS: "50",
    DASHBOARD_INTERVAL_MS: "100",
    WEBHOOK_PRIVATE_TARGETS: "true",
    WEBHOOK_OFF_AFTER_MS: "0",
    ...more,
  };
  const launcher = new RunningLauncher(port, dataDir, env, join(import.meta.dirname, "../erasure/start.ts"));
  const client = await new MongoClient(mongo.url).connect();
  const receiver = createServer((request, response) => void request.resume().on("end", () => response.writeHead(204).end()));
  await once(receiver.listen(0, "127.0.0.1"), "listening");
  const { port: receiverPort } = receiver.address() as AddressInfo;
  const stop = async () => {
    receiver.close();
    await client.close();
    launcher.process.kill("SIGTERM");
    await launcher.exitCode();
    await Promise.all(engines.map((engine) => engine.kill()));
  };
  try {
    await launcher.says("Ctrl-C ends it.");
    const world = worldAt(address, client, stop);
    const [admin, somebody] = [await world.signIn(ADMIN), await world.register()];
    return Object.assign(world, { admin, client: somebody, receiver: `http://127.0.0.1:${receiverPort}/` });
  } catch (error) {
    await stop();
    throw error;
  }
}

function worldAt(address: string, mongo: MongoClient, stop: () => Promise<void>): World {
  let people = 0;
  const enter = async (operation: string, document: string, variables: object): Promise<Person> => {
    const answer = await fetch(`${address}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-locale": "en" },
      body: JSON.stringify({ query: document, variables }),
    });
    const { data, errors } = (await answer.json()) as {
      data?: Record<string, { token: string; sessionKey: string; user: Person }> | null;
      errors?: object;
    };
    const entered = data?.[operation];
    if (!entered) throw new Error(JSON.stringify(errors));
    const { token, sessionKey, user } = entered;
    return { ...user, token, sessionKey, cookie: answer.headers.getSetCookie()[0]?.split(";")[0] ?? "", api: apiAt(address, token) };
  };
  const PERSON = "token sessionKey user { id username email }";
  const made = async <Kind extends string>(owner: Person, kind: Kind, document: string, variables: object): Promise<string> => {
    const data = await owner.api<Record<string, Record<Kind, { id: string }>>>(document, { ...variables });
    return Object.values(data)[0]?.[kind].id ?? "";
  };
  const world: Omit<World, "admin" | "client" | "receiver"> = {
    stop,
    register: () =>
      enter(
        "registerUser",
        `mutation ($username: String!, $email: String!, $password: String!) { registerUser(username: $username, email: $email,
          password: $password, confirmPassword: $password, phoneCode: "966", phoneNumber: "505550142", countryId: "SA") { ${PERSON} } }`,
        { username: `noura-${++people}`, email: `noura-${people}@example.com`, password: PASSWORD },
      ),
    signIn: ({ email, password = PASSWORD }) =>
      enter("login", `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { ${PERSON} } }`, {
        email,
        password,
      }),
    fetch: (person, path, init = {}) =>
      fetch(`${address}${path}`, {
        ...init,
        headers: { authorization: `Bearer ${person.token}`, ...(init.headers as Record<string, string>) },
      }),
    company: (owner, companyName = "Rutab Trading") =>
      made(owner, "company", "mutation ($input: CompanyInput!) { createCompany(input: $input) { company { id } } }", {
        input: { companyName, brandName: companyName },
      }),
    project: (owner, companyId) =>
      made(
        owner,
        "project",
        "mutation ($companyId: ID!, $input: ProjectInput!) { createProject(companyId: $companyId, input: $input) { project { id } } }",
        {
          companyId,
          input: { name: "Harvest" },
        },
      ),
    content: (owner, companyId, { projectId, title = "Dates of Al-Ahsa" } = {}) =>
      made(
        owner,
        "content",
        `mutation ($companyId: ID!, $projectId: ID, $input: ContentNeedsInput!) {
          createContent(companyId: $companyId, projectId: $projectId, input: $input) { content { id } } }`,
        { companyId, projectId, input: { title, type: "ARTICLE" } },
      ),
    async picture(owner) {
      const form = new FormData();
      form.append("file", new Blob([new Uint8Array(PIXEL)], { type: "image/png" }), "dates.png");
      const answer = await world.fetch(owner, "/media", { method: "POST", body: form });
      return ((await answer.json()) as { data: { id: string } }).data.id;
    },
    async generation(owner, input) {
      const id = await made(
        owner,
        "generation",
        "mutation ($input: GenerationInput!) { requestGeneration(input: $input) { generation { id } } }",
        { input },
      );
      await eventually(async () => {
        const { generation } = await owner.api<{ generation: { status: string } }>("query ($id: ID!) { generation(id: $id) { status } }", {
          id,
        });
        return generation.status === "COMPLETED";
      });
      return id;
    },
    async entries(action) {
      const { admin } = world as World;
      const { auditLog } = await admin.api<{ auditLog: { results: Entry[] } }>(
        "query ($action: String) { auditLog(action: $action, pageSize: 100) { results { action actor targetId title ip } } }",
        { action },
      );
      return auditLog.results;
    },
    isGone: (person, query, id) =>
      person.api(`query ($id: ID!) { ${query}(id: $id) { id } }`, { id }).then(
        () => false,
        (error: unknown) => {
          if (error instanceof ApiError && error.code === "NOT_FOUND") return true;
          throw error;
        },
      ),
    stored: (database, collection, id) => mongo.db(`muhtawa_${database}`).collection<{ _id: string }>(collection).findOne({ _id: id }),
  };
  return world as World;
}
