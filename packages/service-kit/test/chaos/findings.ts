import { companyState } from "@muhtawa/contracts";
import { connectMongo } from "../../src/index.ts";
import type { Connection, mongo } from "mongoose";
import { connect, type NatsConnection } from "../../src/nats.ts";
import { SERVICE_NAMES, type ServiceName, type Stage } from "./stage.ts";
import type { Acknowledged, Written } from "./writer.ts";

type Row = mongo.Document & { readonly _id: string };

/** What is 0 wherever nothing is under way, missing or given up. */
const REST = ["muhtawa_outbox_pending", "muhtawa_consumer_lag", "muhtawa_read_model_missing", "muhtawa_dead_letters"];

/** Looks behind the services, at what each of them holds. */
export interface Findings {
  /** What isn't as it must be after a round; empty when all of it is. */
  problems(written: readonly Written[]): Promise<string[]>;
  stop(): Promise<void>;
}

export async function startFindings(stage: Stage): Promise<Findings> {
  const connections = new Map<ServiceName, Connection>();
  for (const service of SERVICE_NAMES) {
    const { url, name } = stage.databaseOf(service);
    connections.set(service, await connectMongo(url, name));
  }
  const nats: NatsConnection = await connect({ servers: stage.broker.url, maxReconnectAttempts: -1 });

  const rowsOf = async (service: ServiceName, collection: string, filter: object): Promise<Row[]> => {
    const db = connections.get(service)?.db;
    const names = (await db?.listCollections().toArray())?.map(({ name }) => name) ?? [];
    // A read model's collection is called after its shape, too.
    const found = names.filter((name) => name === collection || new RegExp(`^${collection}_[0-9a-f]{8}$`).test(name));
    const rows = await Promise.all(found.map((name) => db?.collection<Row>(name).find(filter).toArray() ?? []));
    return rows.flat();
  };

  async function ofThing(kind: "company" | "content", field: string, thing: Acknowledged): Promise<string[]> {
    const owner = kind === "company" ? "catalog" : "content";
    const [stored] = await rowsOf(owner, kind === "company" ? "companies" : "contents", { _id: thing.id });
    if (!stored) return [`${kind} ${thing.id} was acknowledged and isn't there`];
    const problems: string[] = [];
    const last = thing.values.findLastIndex(({ certain }) => certain);
    const may = [
      ...(last < 0 ? [kind === "company" ? thing.created : undefined] : []),
      ...thing.values.slice(Math.max(0, last)).map(({ value }) => value),
    ];
    if (!may.includes(stored[field] as string | undefined))
      problems.push(`${kind} ${thing.id}: ${String(stored[field])}, not one of ${may.join(" | ")}`);
    const certain = thing.values.filter((value) => value.certain).length;
    const version = Number(stored["version"]);
    if (version < 1 + certain || version > 1 + thing.values.length)
      problems.push(`${kind} ${thing.id}: version ${version} after ${certain} acknowledged of ${thing.values.length} changes`);
    const [row] = await rowsOf("site", "things", { _id: `${kind}/${thing.id}` });
    if (row?.["sourceVersion"] !== version)
      problems.push(`site knows version ${String(row?.["sourceVersion"])} of ${kind} ${thing.id}, not ${version}`);
    const title = kind === "company" ? stored["companyName"] : stored["title"];
    if (row?.["title"] !== title) problems.push(`site calls ${kind} ${thing.id} ${String(row?.["title"])}, not ${String(title)}`);
    const made = await rowsOf("site", "activity", { targetId: thing.id, action: `${kind}.created` });
    if (made.length !== 1) problems.push(`the history tells ${made.length} times that ${kind} ${thing.id} was made`);
    return problems;
  }

  async function ofCompany(company: Acknowledged): Promise<string[]> {
    const [stored] = await rowsOf("catalog", "companies", { _id: company.id });
    const [card] = await rowsOf("content", "companyCards", { _id: company.id });
    const manager = await nats.jetstreamManager();
    const told = (await manager.streams.getMessage("CATALOG", { last_by_subj: companyState.subject(company.id) })).json<{
      sourceVersion: number;
    }>();
    return [
      ...(card?.["companyName"] === stored?.["companyName"]
        ? []
        : [`content calls company ${company.id} ${String(card?.["companyName"])}`]),
      ...(told.sourceVersion === stored?.["version"]
        ? []
        : [`the stream ends with version ${told.sourceVersion} of company ${company.id}`]),
    ];
  }

  async function ofAccount(ownerId: string, email: string, things: number): Promise<string[]> {
    const accounts = await rowsOf("identity", "users", { email });
    const [known] = await rowsOf("site", "things", { _id: `user/${ownerId}` });
    const owned = await rowsOf("identity", "owned_things", { ownerId });
    return [
      ...(accounts.length === 1 && accounts[0]?._id === ownerId ? [] : [`${accounts.length} accounts for ${email}`]),
      ...(known ? [] : [`site doesn't know ${ownerId}`]),
      ...(owned.length === things ? [] : [`identity counts ${owned.length} things of ${ownerId}, not ${things}`]),
    ];
  }

  async function ofPerson({ ownerId, email, companies, contents, generationId, perhapsMade }: Written): Promise<string[]> {
    const problems: string[] = [];
    for (const company of companies) problems.push(...(await ofThing("company", "companyName", company)), ...(await ofCompany(company)));
    for (const content of contents) problems.push(...(await ofThing("content", "idea", content)));
    const made = [...(await rowsOf("catalog", "companies", { ownerId })), ...(await rowsOf("content", "contents", { ownerId }))];
    const known = companies.length + contents.length;
    if (made.length < known || made.length > known + perhapsMade.length)
      problems.push(`${made.length} things were made of ${known} acknowledged and ${perhapsMade.length} without an answer`);
    problems.push(...(await ofAccount(ownerId, email, made.length)));
    const generations = await rowsOf("ai", "generations", { ownerId });
    if (generations.length !== 1 || generations[0]?._id !== generationId) problems.push(`${generations.length} generations for one key`);
    if (generations[0]?.["status"] !== "COMPLETED") problems.push(`generation ${generationId} is ${String(generations[0]?.["status"])}`);
    const tokens = Number(generations[0]?.["inputTokens"] ?? 0) + Number(generations[0]?.["outputTokens"] ?? 0);
    const [ledger] = await rowsOf("ai", "usageLedger", { userId: ownerId });
    if (ledger && (ledger["spent"] !== tokens || ledger["open"] !== 0))
      problems.push(`${String(ledger["spent"])} tokens were charged for ${tokens}, ${String(ledger["open"])} still set aside`);
    return problems;
  }

  /** Everything is published, taken in and complete, and nothing was given up. */
  async function atRest(): Promise<string[]> {
    const problems = SERVICE_NAMES.map(async (name) => {
      const figure = await stage.figures(name);
      return REST.filter((what) => figure(what) !== 0).map((what) => `${what} of ${name} is ${figure(what)}`);
    });
    return (await Promise.all(problems)).flat();
  }

  return {
    async problems(written) {
      // What is still under way is no finding yet, and looking would only slow it down.
      const unrest = await atRest();
      return unrest.length > 0 ? unrest : (await Promise.all(written.map(ofPerson))).flat();
    },
    async stop() {
      await nats.close();
      await Promise.all([...connections.values()].map((connection) => connection.close()));
    },
  };
}
