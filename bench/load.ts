/**
 * What becomes of requests when there are many, on a stack of its own (identity, catalog, content, gateway) and with real engines:
 *
 *   node_modules/.bin/node bench/load.ts steady [minutes] [rate]  at 80 % of what it can do, or at a rate of your own (a second) on a
 *                                                            machine that others use: memory and answers stay as they are (30 by default)
 *   node_modules/.bin/node bench/load.ts overload [seconds]  at three times what it can do: quick 503s, and back to itself within 10 s
 *   node_modules/.bin/node bench/load.ts restart             each process replaced by a new one meanwhile: no failure beyond one retry
 *
 * Ends with 1 when that isn't so.
 */
import { readFileSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { loadavg } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type ServiceProcess, startEngines, startProcess } from "../packages/testkit/src/index.ts";

const [form = "steady", amount, ownRate] = process.argv.slice(2);
const SECRET = "a secret of this bench's processes only";
const NAMES = ["identity", "catalog", "content", "gateway"] as const;
type Name = (typeof NAMES)[number];

const engines = await startEngines();
const processes = {} as Record<Name, ServiceProcess>;
const balancers = {} as Record<Name, Awaited<ReturnType<typeof startBalancer>>>;

/** What stands before a service's instances: hands new connections to the latest. */
async function startBalancer() {
  let port = 0;
  const server: Server = createServer((client) => {
    const behind = connect(port, "127.0.0.1");
    for (const [from, to] of [
      [client, behind],
      [behind, client],
    ] as const) {
      from.pipe(to);
      from.once("error", () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    turnTo: (to: number) => void (port = to),
    close: () => server.close(),
  };
}

/** A balancer costs time of its own: it stands where instances change only. */
const addressOf = (name: Name) => (form === "restart" ? balancers[name]?.url : processes[name]?.url) ?? "http://127.0.0.1:9";

async function start(name: Name): Promise<ServiceProcess> {
  const folder = name === "gateway" ? "../gateway" : `../services/${name}`;
  const urls = Object.fromEntries([...NAMES, "ai", "site"].map((of) => [`${of.toUpperCase()}_URL`, addressOf(of as Name)]));
  const started = await startProcess({
    cwd: fileURLToPath(new URL(folder, import.meta.url)),
    entry: "src/main.ts",
    env: {
      ...urls,
      MONGO_URL: engines.mongoUrl,
      MONGO_DB_PREFIX: "load_",
      NATS_URL: engines.natsUrl,
      PORT: "0",
      HOST: "127.0.0.1",
      INTERNAL_SECRET: SECRET,
      KEY_SECRET: SECRET,
      ADMIN_EMAIL: "admin@example.com",
      ADMIN_PASSWORD: "Load-bench-1",
      LOG_LEVEL: "error",
      REQUESTS_PER_MINUTE: "100000000",
      WRITES_PER_MINUTE: "100000000",
    },
  });
  balancers[name].turnTo(started.port);
  return started;
}

for (const name of NAMES) balancers[name] = await startBalancer();
for (const name of NAMES) processes[name] = await start(name);

interface Answer {
  readonly operation: string;
  readonly status: number;
  /** The codes of its errors, or what kept the answer from coming. */
  readonly codes: string;
  readonly ms: number;
  readonly retryAfter: string | null;
}

let token = "";
async function ask(query: string, variables: object = {}): Promise<{ answer: Answer; data: Record<string, never> }> {
  const began = performance.now();
  const response = await fetch(`${addressOf("gateway")}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(30_000),
  });
  const body = (await response.json()) as { data?: Record<string, never>; errors?: GraphqlProblem[] };
  return {
    answer: {
      operation: nameOf(query),
      status: response.status,
      codes: codesOf(body.errors ?? []),
      ms: performance.now() - began,
      retryAfter: response.headers.get("retry-after"),
    },
    data: body.data ?? {},
  };
}

interface GraphqlProblem {
  readonly path?: readonly (string | number)[];
  readonly extensions: { readonly code: string };
}

const nameOf = (query: string) => /^(?:query|mutation) (\w+)/.exec(query)?.[1] ?? "unnamed";
const codesOf = (problems: readonly GraphqlProblem[]) =>
  [
    ...new Set(
      problems.map(({ path, extensions }) => [extensions.code, ...(path ?? []).filter((part) => typeof part === "string")].join(" ")),
    ),
  ]
    .toSorted()
    .join(", ");

/** What a list lacks because a service is away is a failure, too. */
const isDone = ({ status, codes }: Answer) => status === 200 && codes === "";
/** Said on purpose: there is too much to do, come again then. */
const isRefused = ({ status, retryAfter }: Answer) => (status === 503 || status === 429) && retryAfter !== null;

/** An access token lasts thirty minutes; TOKEN_MINUTES has it renewed sooner, so that a short run shows that, too. */
const TOKEN_MINUTES = Number(process.env["TOKEN_MINUTES"] ?? 20);

async function signIn(): Promise<void> {
  const before = token;
  const { data } = await ask('mutation signIn { login(email: "load@example.com", password: "Quiet-Palm-2026") { token } }');
  ({ token } = data["login"] as unknown as { token: string });
  if (token === before) throw new Error("signing in again has given the token of before");
}

async function prepare(): Promise<() => Promise<Answer>> {
  const signedUp = await ask(
    `mutation signUp { registerUser(username: "load", email: "load@example.com", password: "Quiet-Palm-2026", confirmPassword: "Quiet-Palm-2026",
      phoneCode: "966", phoneNumber: "505550142", countryId: "SA") { token } }`,
  );
  ({ token } = signedUp.data["registerUser"] as unknown as { token: string });
  const made = await ask('mutation createCompany { createCompany(input: { companyName: "Load", brandName: "Load" }) { company { id } } }');
  const { id: companyId } = (made.data["createCompany"] as unknown as { company: { id: string } }).company;
  for (let at = 0; at < 30; at += 1)
    await ask(
      "mutation createContent ($companyId: ID!, $input: ContentNeedsInput!) { createContent(companyId: $companyId, input: $input) { content { id } } }",
      { companyId, input: { title: `Content ${at}`, type: "ARTICLE", locale: "en" } },
    );
  let turn = 0;
  /** Of ten: five lists, three details, a list with names from elsewhere, a write. */
  return async () => {
    turn += 1;
    const of = turn % 10;
    if (of === 0)
      return (
        await ask("mutation updateCompany ($id: ID!, $input: CompanyInput!) { updateCompany(id: $id, input: $input) { company { id } } }", {
          id: companyId,
          input: { slogan: `Turn ${turn}` },
        })
      ).answer;
    if (of === 1)
      return (await ask("query contentsWithNames { contents { results { id title company { companyName } owner { username } } } }")).answer;
    if (of < 5)
      return (await ask("query company ($id: ID!) { company(id: $id) { id companyName brandName slogan } }", { id: companyId })).answer;
    return (await ask("query contents { contents { totalCount results { id title status } } }")).answer;
  };
}

const once = await prepare();
const safely = () => once().catch(unanswered);

/** What kept an answer from coming: a connection that ended, a time limit. */
function unanswered(error: unknown): Answer {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  return { operation: "any", status: 0, codes: cause?.code ?? name, ms: 0, retryAfter: null };
}

/** Counts answers that are no results, by operation, status and codes. */
class Tally {
  readonly #counts = new Map<string, number>();

  add({ operation, status, codes, retryAfter }: Answer): void {
    const kind = `${operation}: ${status || "no answer"} ${codes}${retryAfter === null ? "" : ", Retry-After"}`;
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
  }

  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  lines = (title: string): string[] =>
    [...this.#counts].toSorted(([, a], [, b]) => b - a).map(([kind, count]) => `${title} ${count} x ${kind}`);
}

/** So many requests a second, whether the last have been answered or not. */
async function atRate(perSecond: number, seconds: number, each: (answer: Answer) => void, request = safely): Promise<void> {
  const began = performance.now();
  const open = new Set<Promise<void>>();
  for (let sent = 0; performance.now() - began < seconds * 1000;) {
    for (; sent < ((performance.now() - began) / 1000) * perSecond; sent += 1) {
      const one: Promise<void> = request().then((answer) => {
        open.delete(one);
        each(answer);
      });
      open.add(one);
    }
    await delay(5);
  }
  await Promise.all(open);
}

/** Requests a second that 32 clients get answered who ask again at once. */
async function ceiling(seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let answered = 0;
  await Promise.all(
    Array.from({ length: 32 }, async () => {
      while (performance.now() < until) if (isDone(await safely())) answered += 1;
    }),
  );
  return answered / seconds;
}

const at = (part: number, values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
const round = (value: number) => Math.round(value * 10) / 10;
const megabytes = (name: Name) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${processes[name].pid}/status`, "utf8"))?.[1]) / 1024;
/** Processor time in milliseconds, which others on the machine change less than they change how long an answer takes. */
const worked = (name: Name) => {
  const fields = readFileSync(`/proc/${processes[name].pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
};
const all = (of: (name: Name) => number) => NAMES.reduce((sum, name) => sum + of(name), 0);
const say = (line: string) => process.stdout.write(`${line}\n`);

async function steady(minutes: number): Promise<string[]> {
  const top = await ceiling(15);
  const rate = ownRate ? Number(ownRate) : top * 0.8;
  say(`ceiling ${round(top)}/s; ${round(rate)}/s for ${minutes} minutes`);
  const slices = Math.max(6, Math.round(minutes * 6));
  const p95: number[] = [];
  const memory: number[] = [];
  const work: number[] = [];
  const refused = new Tally();
  const failed = new Tally();
  const signedInEvery = Math.floor(slices / Math.ceil(minutes / TOKEN_MINUTES));
  for (let slice = 0; slice < slices; slice += 1) {
    if (slice % signedInEvery === 0) {
      await signIn();
      say("signed in");
    }
    const times: number[] = [];
    const before = all(worked);
    await atRate(rate, (minutes * 60) / slices, (answer) => {
      if (isDone(answer)) times.push(answer.ms);
      else (isRefused(answer) ? refused : failed).add(answer);
    });
    p95.push(at(0.95, times));
    memory.push(all(megabytes));
    work.push((all(worked) - before) / Math.max(1, times.length));
    say(
      `p50 ${round(at(0.5, times))} ms, p95 ${round(at(0.95, times))} ms, processor ${round(work.at(-1)!)} ms a request, ${NAMES.map((name) => `${name} ${Math.round(megabytes(name))} MB`).join(", ")}, load ${round(loadavg()[0]!)}, asked to come again ${refused.total}, failed ${failed.total}`,
    );
  }
  const third = Math.floor(slices / 3);
  const [early, late] = [at(0.5, p95.slice(third, 2 * third)), at(0.5, p95.slice(-third))];
  const [before, after] = [at(0.5, memory.slice(third, 2 * third)), at(0.5, memory.slice(-third))];
  const [cost, costLater] = [at(0.5, work.slice(third, 2 * third)), at(0.5, work.slice(-third))];
  say(
    `p95 of the second third ${round(early)} ms, of the last ${round(late)} ms; processor ${round(cost)} and ${round(costLater)} ms a request; memory ${Math.round(before)} and ${Math.round(after)} MB`,
  );
  for (const line of [...refused.lines("asked to come again:"), ...failed.lines("failed:")]) say(line);
  return [
    ...(failed.total > 0 ? [`${failed.total} requests failed`] : []),
    // On a machine that others use, what it can do becomes less meanwhile.
    ...(refused.total > 0 && !ownRate ? [`${refused.total} requests were asked to come again`] : []),
    ...(late > early * 1.5 + 20 ? ["answers became slower"] : []),
    ...(costLater > cost * 1.5 + 1 ? ["requests became dearer"] : []),
    ...(after > before * 1.15 ? ["memory grew"] : []),
  ];
}

async function overload(seconds: number): Promise<string[]> {
  const top = await ceiling(15);
  const usual: number[] = [];
  await atRate(top * 0.4, 5, ({ ms }) => usual.push(ms));
  say(`ceiling ${round(top)}/s, p95 at 40 % ${round(at(0.95, usual))} ms; three times as many for ${seconds} s`);
  const answers: Answer[] = [];
  await atRate(top * 3, seconds, (answer) => answers.push(answer));
  const done = answers.filter(isDone);
  const refused = answers.filter(isRefused);
  const others = new Tally();
  for (const answer of answers) if (!isDone(answer) && !isRefused(answer)) others.add(answer);
  const waits = (of: readonly Answer[]) => of.map(({ ms }) => ms);
  say(
    `${done.length} answered (p95 ${round(at(0.95, waits(done)))} ms), ${refused.length} refused (p50 ${round(at(0.5, waits(refused)))} ms, p95 ${round(at(0.95, waits(refused)))} ms), ${others.total} otherwise`,
  );
  for (const line of others.lines("otherwise:")) say(line);
  const began = performance.now();
  let back = Infinity;
  for (let second = 0; second < 15 && back === Infinity; second += 1) {
    const times: number[] = [];
    let failed = 0;
    await atRate(top * 0.4, 1, (answer) => void (isDone(answer) ? times.push(answer.ms) : (failed += 1)));
    if (failed === 0 && at(0.95, times) < 2 * at(0.95, usual) + 50) back = (performance.now() - began) / 1000;
  }
  say(`itself again after ${round(back)} s`);
  return [
    ...(refused.length === 0 && at(0.95, waits(done)) > 2_000 ? ["all waited, and nothing was refused"] : []),
    ...(at(0.95, waits(refused)) > 1_000 ? ["refusals took long"] : []),
    ...(others.total > 0 ? ["answers of another kind, or refusals without Retry-After"] : []),
    ...(back > 10 ? ["not itself within 10 s"] : []),
  ];
}

async function restart(): Promise<string[]> {
  const top = await ceiling(10);
  let requests = 0;
  let again = 0;
  let failed = 0;
  const retried = async () => {
    requests += 1;
    const first = await safely();
    if (isDone(first)) return first;
    again += 1;
    await delay(200);
    const second = await safely();
    if (!isDone(second)) failed += 1;
    return second;
  };
  const over = new AbortController();
  const load = (async () => {
    while (!over.signal.aborted) await atRate(top * 0.4, 1, () => {}, retried);
  })();
  for (const name of NAMES) {
    const old = processes[name];
    // Whoever runs it sends it requests once it is ready, and ends the old one then.
    processes[name] = await start(name);
    await delay(500);
    await old.kill("SIGTERM");
    say(`${name} replaced: ${requests} requests, ${again} tried again, ${failed} failed`);
  }
  over.abort();
  await load;
  say(`${requests} requests, ${again} tried again, ${failed} failed beyond one retry`);
  return failed > 0 ? [`${failed} requests failed beyond one retry`] : [];
}

const problems =
  form === "overload" ? await overload(Number(amount ?? 20)) : form === "restart" ? await restart() : await steady(Number(amount ?? 30));
for (const problem of problems) say(`NOT SO: ${problem}`);
await Promise.all(NAMES.map((name) => processes[name].stop()));
for (const name of NAMES) balancers[name].close();
await engines.stop();
process.exit(problems.length > 0 ? 1 : 0);
