import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  companyState,
  generationState,
  type Locale,
  PERSONAL_TOKEN_ISSUER,
  projectState,
  type Role,
  type TokenGrant,
} from "@muhtawa/contracts";
import { MEDIA_TEXT_PATH, type MediaText, newId, signMediaText } from "@muhtawa/service-kit";
import {
  type GraphQLClient,
  type MongoProxy,
  startEngines,
  startEventProbe,
  startMongoProxy,
  startProcess,
  startTestIdentity,
  subgraphClient,
} from "@muhtawa/testkit";
import { CREATE_CONTENT } from "./documents.ts";

const SECRET = "a secret that only this suite's processes know";

export interface Caller {
  readonly id: string;
  readonly role?: Role;
  readonly locale?: Locale;
  readonly correlationId?: string;
  /** What the personal token was made for that they call with. */
  readonly grant?: TokenGrant;
}

export interface UploadAnswer {
  readonly data: {
    readonly id: string;
    readonly url: string;
    readonly name: string;
    readonly mimeType: string;
    readonly size: number;
    readonly width: number | null;
    readonly height: number | null;
    readonly alt: string | null;
  };
  readonly message?: string;
  readonly error?: string;
  readonly errors?: { readonly file?: string[] };
}

/** The service's own process on real engines, who speaks to it, and the services beside it as far as their events go. */
export async function startContent(env: Record<string, string> = {}) {
  const [engines, identity] = await Promise.all([startEngines(), startTestIdentity()]);
  const mongoProxy = await startMongoProxy(engines.mongoUrl);
  const proxy: MongoProxy = {
    ...mongoProxy,
    // Read models are called by what they keep, here; and how far they are is noted now and then.
    queriesDuring: async (work) =>
      (await mongoProxy.queriesDuring(work))
        .filter((query) => !query.startsWith("find readModel"))
        .map((query) => query.replace(/_[0-9a-f]{8}$/, "")),
  };
  const prefix = `test_${randomBytes(4).toString("hex")}_`;
  const mediaDir = mkdtempSync(join(tmpdir(), "muhtawa-media-"));
  const start = (more: Record<string, string> = {}) =>
    startProcess({
      cwd: fileURLToPath(new URL("..", import.meta.url)),
      entry: "src/main.ts",
      env: {
        MONGO_URL: proxy.url,
        MONGO_DB_PREFIX: prefix,
        NATS_URL: engines.natsUrl,
        IDENTITY_URL: identity.url,
        INTERNAL_SECRET: SECRET,
        LOG_LEVEL: "info",
        // No other service is here to tell what it owns.
        FIRST_FILL_MS: "0",
        MEDIA_DIR: mediaDir,
        // queries are counted
        MEASURE_INTERVAL_MS: "3600000",
        ...env,
        ...more,
      },
    });
  const events = await startEventProbe(engines.natsUrl);
  const answer = () => events.standInFor("identity", "catalog", "ai", "site");
  let silenceOwners: (() => void) | undefined = answer();
  const service = await start();

  const as = async ({ locale, correlationId, ...owner }: Caller): Promise<GraphQLClient> =>
    subgraphClient({
      url: service.url,
      secret: SECRET,
      locale,
      correlationId,
      token: await identity.tokenFor(owner.grant ? { ...owner, issuer: PERSONAL_TOKEN_ISSUER } : owner),
    });

  /** A call of the service's REST routes, as the gateway passes it on. */
  async function rest(path: string, { caller, ...init }: RequestInit & { caller?: Caller } = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (caller) headers.set("authorization", `Bearer ${await identity.tokenFor(caller)}`);
    if (caller?.locale) headers.set("x-locale", caller.locale);
    return fetch(new URL(path, service.url), { ...init, headers });
  }

  async function upload(caller: Caller | undefined, file: Blob, name: string, fields: Record<string, string> = {}) {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append("file", file, name);
    const answer = await rest("/media", { method: "POST", body: form, caller });
    return { status: answer.status, body: (await answer.json()) as UploadAnswer };
  }

  /** The text of a document, as another service asks for it. */
  async function documentText(document: MediaText): Promise<{ status: number; text?: string }> {
    const answer = await rest(MEDIA_TEXT_PATH, { headers: signMediaText(document, SECRET) });
    return { status: answer.status, ...(answer.ok && ((await answer.json()) as { text: string })) };
  }

  /** Catalog's word that a person has a company. */
  async function company(ownerId: string): Promise<string> {
    const id = newId();
    const voice = { personality: [], goals: [], tags: [], rules: [] };
    const card = { ownerId, companyName: "Oasis", brandName: "واحة", values: [], competitors: [], brandVoice: voice };
    await events.publish(companyState, id, { ...card, deleted: false });
    return id;
  }

  async function project(ownerId: string, companyId: string): Promise<string> {
    const id = newId();
    await events.publish(projectState, id, { ownerId, companyId, name: "Ramadan", deleted: false });
    return id;
  }

  /** Ai's word that a person has had something generated for a company. */
  async function generation(ownerId: string, companyId: string, offline = false): Promise<string> {
    const id = newId();
    await events.publish(generationState, id, {
      ownerId,
      companyId,
      kind: "FIELD",
      status: "COMPLETED",
      model: "composer",
      offline,
      inputTokens: 0,
      outputTokens: 0,
      costMicros: 0,
      createdAt: new Date().toISOString(),
      deleted: false,
    });
    return id;
  }

  /** A content of a person's, in a new company unless one is named. */
  async function content(ownerId: string, { companyId, ...input }: Record<string, unknown> = {}): Promise<Record<string, string>> {
    const client = await as({ id: ownerId });
    const variables = { companyId: companyId ?? (await company(ownerId)), input: { title: "Dates", type: "ARTICLE", ...input } };
    const { data, errors } = await client(CREATE_CONTENT, variables);
    if (errors) throw new Error(JSON.stringify(errors));
    return data.createContent.content;
  }

  return {
    service,
    events,
    proxy,
    /** From now on no other service answers, as if none ran. */
    silenceOwners: () => {
      silenceOwners?.();
      silenceOwners = undefined;
    },
    ownersAnswer: () => void (silenceOwners ??= answer()),
    /** Another instance on the same database. */
    startSibling: start,
    as,
    rest,
    upload,
    documentText,
    mediaDir,
    secret: SECRET,
    anonymous: (locale: Locale = "en"): GraphQLClient => subgraphClient({ url: service.url, secret: SECRET, locale }),
    company,
    project,
    generation,
    content,
    /** Where the service keeps its data, for a look behind it. */
    database: { url: engines.mongoUrl, name: `${prefix}content` },
    async stop() {
      await events.stop();
      await service.stop();
      await proxy.stop();
      await identity.stop();
      await engines.stop();
      rmSync(mediaDir, { recursive: true, force: true });
    },
  };
}

export type RunningContent = Awaited<ReturnType<typeof startContent>>;
