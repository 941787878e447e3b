import { randomBytes, randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import {
  type CompanyCard,
  companyState,
  type ContentCard,
  contentState,
  type GenerationOutput,
  type Locale,
  outputSubject,
  type Role,
} from "@muhtawa/contracts";
import { connectMongo, newId } from "@muhtawa/service-kit";
import {
  type EventProbe,
  eventually,
  type GraphQLClient,
  startEngines,
  startEventProbe,
  startProcess,
  startTestIdentity,
  subgraphClient,
  type ServiceProcess,
  type TestEngines,
  type TestIdentity,
} from "@muhtawa/testkit";
import type { Collection } from "mongodb";
import type { ConsumerMessages } from "@muhtawa/service-kit/nats";
import type { GenerationState } from "../src/domain/generation.ts";

export const SECRET = randomBytes(24).toString("hex");
const DATABASE = `t${randomUUID().slice(0, 8)}_`;
const CWD = fileURLToPath(new URL("..", import.meta.url));

export interface OutputLog {
  readonly messages: GenerationOutput[];
  /** The text as a reader has it who forgets everything at a restart. */
  text(): string;
  ended(): Promise<GenerationOutput>;
}

/** The whole of the service on real engines, its API and its workers as processes of their own. */
export interface Stack {
  readonly engines: TestEngines;
  readonly identity: TestIdentity;
  readonly probe: EventProbe;
  /** The stored generations themselves, for what no operation shows. */
  readonly generations: Collection<GenerationState & { _id: string }>;
  readonly databaseName: string;
  readonly ledger: Collection;
  readonly entries: Collection;
  readonly api: ServiceProcess;
  startApi(env?: Record<string, string>): Promise<ServiceProcess>;
  startWorker(env?: Record<string, string>): Promise<ServiceProcess>;
  client(userId: string, options?: { locale?: Locale; role?: Role; api?: ServiceProcess; traceparent?: string }): Promise<GraphQLClient>;
  company(ownerId: string, card?: Partial<CompanyCard>, id?: string): Promise<string>;
  content(ownerId: string, companyId: string, card?: Partial<ContentCard>, id?: string): Promise<string>;
  /** Reads a generation's output from its first message on. */
  output(generationId: string): Promise<OutputLog>;
  stop(): Promise<void>;
}

export const user = () => newId();

/** Short times, so that nothing in a suite has to be waited for longer than it takes. */
const QUICK = { AI_LEASE_MS: "1500", AI_SWEEP_MS: "300", COMPOSER_PACE_MS: "0", AI_THINKING_TOKENS: "0", LOG_LEVEL: "warn" };

const COMPANY: Omit<CompanyCard, "ownerId"> = {
  companyName: "Noor Clinics",
  brandName: "Noor",
  values: ["honesty", "care"],
  competitors: [],
  persona: { role: "office manager", needs: ["clear prices"], pains: ["fear of pain"], channels: [] },
  brandVoice: {
    personality: ["warm"],
    goals: [],
    tags: [],
    rules: [
      { locale: "en", kind: "BAN", term: "easy", replacement: "simple" },
      { locale: "ar", kind: "BAN", term: "رخيص" },
      { locale: "en", kind: "PREFER", term: "gentle care" },
    ],
  },
};

const CONTENT: Omit<ContentCard, "ownerId" | "companyId"> = {
  locale: "en",
  title: "Before a dental implant",
  type: "ARTICLE",
  view: "PRIVATE",
  keywords: ["dental implant"],
  topics: ["Healing time", "Choosing a clinic", "Bone graft"],
  tools: [],
  socialChannels: [],
  conversionFunnel: "INTEREST",
  stage: "GENERATION",
  status: "DRAFT",
  createdAt: "2026-11-21T09:00:00.000Z",
};

interface StackOptions {
  readonly env?: Record<string, string>;
  /** Another broker than the engines' own. */
  readonly natsUrl?: string;
}

export async function startStack({ env = {}, natsUrl: other }: StackOptions = {}): Promise<Stack> {
  const [engines, identity] = await Promise.all([startEngines(), startTestIdentity()]);
  const natsUrl = other ?? engines.natsUrl;
  const [probe, connection] = await Promise.all([startEventProbe(natsUrl), connectMongo(engines.mongoUrl, `${DATABASE}ai`)]);
  const processes: ServiceProcess[] = [];
  const common = {
    ...QUICK,
    MONGO_URL: engines.mongoUrl,
    MONGO_DB_PREFIX: DATABASE,
    NATS_URL: natsUrl,
    INTERNAL_SECRET: SECRET,
    IDENTITY_URL: identity.url,
    AI_BASE_URL: "",
    AI_API_KEY: "",
    AI_MODEL: "",
    AI_MODELS: "",
    PORT: "0",
    ...env,
  };
  const start = async (entry: string, own: Record<string, string>) => {
    const process = await startProcess({ cwd: CWD, entry, env: { ...common, ...own } });
    processes.push(process);
    return process;
  };
  const startApi = (own: Record<string, string> = {}) => start("src/main.ts", own);
  const api = await startApi();
  const readers: ConsumerMessages[] = [];
  const versions = new Map<string, number>();
  const next = (id: string) => versions.set(id, (versions.get(id) ?? 0) + 1).get(id) ?? 1;
  return {
    engines,
    identity,
    probe,
    generations: connection.collection("generations") as unknown as Stack["generations"],
    databaseName: `${DATABASE}ai`,
    ledger: connection.collection("usageLedger") as unknown as Stack["ledger"],
    entries: connection.collection("usageEntries") as unknown as Stack["entries"],
    api,
    startApi,
    startWorker: (own = {}) => start("src/worker.ts", own),
    async client(userId, { locale = "en", role = "CLIENT", api: asked = api, traceparent } = {}) {
      const token = await identity.tokenFor({ id: userId, role });
      return subgraphClient({ url: asked.url, secret: SECRET, token, locale, ...(traceparent && { traceparent }) });
    },
    async company(ownerId, card = {}, id = newId()) {
      await probe.publish(companyState, id, { ...COMPANY, ...card, ownerId, deleted: false }, { sourceVersion: next(id) });
      return id;
    },
    async content(ownerId, companyId, card = {}, id = newId()) {
      await probe.publish(contentState, id, { ...CONTENT, ...card, ownerId, companyId, deleted: false }, { sourceVersion: next(id) });
      return id;
    },
    async output(generationId) {
      const consumer = await probe.nats.jetstream().consumers.get("AI_OUTPUT", { filterSubjects: outputSubject(generationId) });
      const stream = await consumer.consume();
      readers.push(stream);
      const messages: GenerationOutput[] = [];
      void (async () => {
        for await (const message of stream) messages.push(message.json<GenerationOutput>());
      })();
      const text = () =>
        messages.reduce(
          (all, message) => (message.type === "restart" ? message.text : message.type === "delta" ? all + message.text : all),
          "",
        );
      return { messages, text, ended: () => eventually(() => messages.find(({ type }) => type === "done" || type === "error"), 20_000) };
    },
    async stop() {
      await Promise.all(readers.map((reader) => reader.close()));
      await Promise.all(processes.map((process) => process.kill("SIGKILL")));
      await connection.close();
      await probe.stop();
      await identity.stop();
      await engines.stop();
    },
  };
}

export const REQUEST = /* GraphQL */ `
  mutation ($input: GenerationInput!) {
    requestGeneration(input: $input) {
      generation {
        id
        status
        model
        offline
      }
    }
  }
`;

export const GENERATION = /* GraphQL */ `
  query ($id: ID!) {
    generation(id: $id) {
      id
      kind
      status
      owner {
        id
      }
      company {
        id
      }
      content {
        id
      }
      field
      model
      offline
      text
      variants
      items
      voiceRules {
        locale
        kind
        term
        replacement
      }
      inputTokens
      outputTokens
      costMicros
      error
      createdAt
      startedAt
      firstTokenAt
      finishedAt
    }
  }
`;

/** Asks for a generation and gives its id; fails with the answer when it was refused. */
export async function request(client: GraphQLClient, input: Record<string, unknown>): Promise<string> {
  const answer = await client(REQUEST, { input });
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data.requestGeneration.generation.id as string;
}

/** The generation once its status is this one. */
export async function reaches(client: GraphQLClient, id: string, status: string, deadline = 20_000) {
  return eventually(async () => {
    const { data, errors } = await client(GENERATION, { id });
    if (errors) throw new Error(JSON.stringify(errors));
    if (data.generation.status !== status) throw new Error(`still ${data.generation.status}: ${data.generation.error ?? ""}`);
    return data.generation;
  }, deadline);
}

export const STOP = /* GraphQL */ `
  mutation ($id: ID!) {
    stopGeneration(id: $id) {
      generation {
        id
        status
        text
      }
    }
  }
`;

export const RETRY = /* GraphQL */ `
  mutation ($id: ID!) {
    retryGeneration(id: $id) {
      generation {
        id
        status
        error
      }
    }
  }
`;
