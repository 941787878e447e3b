// node bench.mjs NAME [--cases list,mine,detail,search,login,create] [--seconds 10] [--warmup 3] [--connections 16] [--attach]
// One JSON line per case on stdout. --attach: the system is already up; don't reset, start or stop it (no start-up figure).
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import autocannon from "autocannon";
import { generate, makeContent, rng, newest, titlesWith, SEARCH_TERMS } from "./data.mjs";
import { gql } from "./http.mjs";
import { snapshot, byProcess } from "./cpu.mjs";
const roots = () => a.pids?.() ?? a.pidFiles.map((f) => +readFileSync(f, "utf8"));

const arg = (k, d) => {
  const i = process.argv.indexOf(`--${k}`);
  return i < 0 ? d : process.argv[i + 1];
};
const name = process.argv[2],
  attach = process.argv.includes("--attach");
const seconds = +arg("seconds", 10),
  warmup = +arg("warmup", 3),
  connections = +arg("connections", 16);
const cases = arg("cases", "list,mine,detail,search,login,create").split(","); // create last: it adds rows
const { default: a } = await import(`./adapters/${name}.mjs`);
const data = generate();
const say = (o) => process.stdout.write(`${JSON.stringify({ system: a.name, ...o })}\n`);
const sleep = (ms) => new Promise((r) => setTimeout(r, ms));
const ctl = (c) => {
  const r = spawnSync(c[0], c.slice(1), { stdio: ["ignore", "ignore", 2] });
  if (r.status) throw new Error(`${c.join(" ")} -> ${r.status}`);
};

// ---- process tree: resident set, CPU
function tree() {
  const roots = a.pids?.() ?? a.pidFiles.map((f) => +readFileSync(f, "utf8"));
  const kids = new Map();
  for (const p of readdirSync("/proc"))
    if (/^\d+$/.test(p))
      try {
        const s = readFileSync(`/proc/${p}/stat`, "utf8");
        const f = s.slice(s.lastIndexOf(")") + 2).split(" ");
        const row = { pid: +p, ppid: +f[1], ticks: +f[11] + +f[12], rss: +f[21] * 4096 };
        kids.set(row.pid, row);
      } catch {
        /* gone */
      }
  const byParent = Map.groupBy
    ? Map.groupBy(kids.values(), (r) => r.ppid)
    : [...kids.values()].reduce((m, r) => m.set(r.ppid, [...(m.get(r.ppid) ?? []), r]), new Map());
  const seen = new Map();
  const q = [...roots];
  while (q.length) {
    const p = q.pop();
    if (seen.has(p) || !kids.has(p)) continue;
    seen.set(p, kids.get(p));
    for (const k of byParent.get(p) ?? []) q.push(k.pid);
  }
  let rss = 0,
    ticks = 0;
  for (const r of seen.values()) {
    rss += r.rss;
    ticks += r.ticks;
  }
  return { rss, cpu: ticks * 10, n: seen.size }; // 100 ticks a second -> ms
}
const machine = () => {
  const f = readFileSync("/proc/stat", "utf8").split("\n")[0].trim().split(/\s+/).slice(1).map(Number);
  return { busy: (f[0] + f[1] + f[2] + f[5] + f[6] + f[7]) * 10 };
};
// As many requests of each case, for a machine whose load changes: `--amount list=300,search=60 --warm …`
const amountOf = (k, what) =>
  +(
    arg(what, "")
      .split(",")
      .find((x) => x.startsWith(`${k}=`))
      ?.split("=")[1] ?? 0
  );
let peak = 0;
const MB = (b) => Math.round(b / 1048576);

async function quiet(max = 15_000) {
  // until the server's process tree uses under 15 % of a core, twice running
  for (let end = performance.now() + max, c = tree().cpu, calm = 0; calm < 2 && performance.now() < end;) {
    await sleep(200);
    const n = tree().cpu;
    calm = n - c < 30 ? calm + 1 : 0;
    c = n;
  }
}
// ---- start
let startup = null;
if (!attach) {
  ctl(a.ctl.reset);
  const t0 = performance.now();
  ctl(a.ctl.start);
  const until = t0 + 180_000;
  let last;
  for (;;) {
    // first login plus first authenticated `list` answer
    try {
      const h = await a.login();
      const o = a.ops.list();
      await gql(o.url ?? a.url, o.query, o.variables, { ...h, ...o.headers });
      break;
    } catch (e) {
      last = e;
      if (performance.now() > until) {
        ctl(a.ctl.stop);
        throw last;
      }
      await sleep(25);
    }
  }
  startup = performance.now() - t0;
  const t = tree();
  say({ case: "startup", first_query_ms: Math.round(startup), cpu_ms: t.cpu, rss_mb: MB(t.rss), processes: t.n });
}
const sampler = setInterval(() => {
  peak = Math.max(peak, tree().rss);
}, 250);

let rc = 0;
try {
  const headers = await a.login(),
    ctx = await a.context(headers);
  const r = rng(7);
  const pick = (n) => (r() * n) | 0;
  let serial = 100_000;
  const projects = data.projects;
  const fresh = () => makeContent(r, ++serial, projects);
  // ---- what each case sends: a pool of requests that the connections go round, and how one answer is checked
  const eq = (x, y, what) => {
    if (JSON.stringify(x) !== JSON.stringify(y))
      throw new Error(`${what}: got ${JSON.stringify(x)?.slice(0, 300)}, expected ${JSON.stringify(y)?.slice(0, 300)}`);
  };
  const C = {
    list: {
      make: () => [a.ops.list()],
      check(d) {
        const g = a.read.list(d);
        eq(g.total, data.contents.length, "total");
        eq(
          g.rows,
          newest(data).map((c) => [c.title, c.status, data.companies[c.company].brandName, data.projects[c.project].name]),
          "rows",
        );
      },
    },
    mine: { make: () => [a.ops.mine()], check: (d) => C.list.check(d) }, // the bench user owns every company, so the answer equals list
    detail: {
      make: () => [0, ...Array.from({ length: 299 }, () => pick(data.contents.length))].map((i) => a.ops.detail(ctx.contents[i])),
      check(d) {
        const c = data.contents[0],
          g = a.read.detail(d);
        eq(
          g,
          {
            title: c.title,
            body: c.body,
            brandName: data.companies[c.company].brandName,
            project: data.projects[c.project].name,
            keywords: c.keywords,
          },
          "detail",
        );
      },
    },
    search: {
      make: () => SEARCH_TERMS.map((t) => a.ops.search(t)),
      check(d) {
        const g = a.read.search(d);
        eq(g, { n: 20, total: titlesWith(data, SEARCH_TERMS[0]) }, "search");
      },
    },
    login: {
      make: () => [a.ops.login()],
      check(d) {
        if (!a.read.login(d)) throw new Error("no token");
      },
      anonymous: true,
    },
    create: {
      make: () => Array.from({ length: 400 }, () => a.ops.create(fresh(), ctx)),
      check(d) {
        if (!a.read.create(d)) throw new Error("no title");
      },
    },
  };
  const request = (o, anonymous) => {
    const u = new URL(o.url ?? a.url);
    return {
      method: "POST",
      path: u.pathname + u.search,
      headers: { "content-type": "application/json", ...(anonymous ? {} : headers), ...o.headers },
      body: JSON.stringify({ query: o.query, variables: o.variables }),
    };
  };
  for (const k of cases) {
    if (!a.ops[k]) {
      say({ case: k, skipped: true });
      continue;
    }
    const c = C[k],
      ops = c.make(),
      o = ops[0];
    if (!attach || k !== "list")
      c.check(await gql(o.url ?? a.url, o.query, o.variables, { ...(c.anonymous ? {} : headers), ...o.headers }));
    let bad = 0,
      sample = null;
    const fire = (duration, amount) =>
      new Promise((ok, no) =>
        autocannon(
          {
            url: new URL(o.url ?? a.url).origin,
            connections,
            ...(amount ? { amount } : { duration }),
            timeout: 30,
            // a GraphQL error may come with status 200; non-2xx is counted by autocannon itself
            requests: ops.map((x) => ({
              ...request(x, c.anonymous),
              onResponse: (st, b) => {
                const no = b.includes('"errors"');
                if (no && st < 300) bad++;
                if (no || st >= 300) sample ??= `${st} ${String(b).slice(0, 200)}`;
              },
            })),
          },
          (e, res) => (e ? no(e) : ok(res)),
        ),
      );
    await fire(warmup, amountOf(k, "warm"));
    await quiet(); // autocannon drops what is in flight when its time is up; let the server finish that first
    bad = 0;
    sample = null;
    peak = tree().rss;
    const t0 = tree(),
      m0 = machine(),
      p0 = process.cpuUsage(),
      s0 = snapshot(roots());
    const w0 = performance.now(),
      res = await fire(seconds, amountOf(k, "amount")),
      wall = performance.now() - w0;
    const t1 = tree(),
      m1 = machine(),
      p = process.cpuUsage(p0);
    const own = (p.user + p.system) / 1000,
      cpu = t1.cpu - t0.cpu,
      done = res["2xx"] - bad;
    if (res.errors + res.timeouts + res.non2xx + bad) rc = 1;
    await quiet();
    const worked = tree().cpu - t0.cpu; // all that was sent has now been worked on
    const by = byProcess(s0, snapshot(roots())),
      sent = Math.max(1, res.requests.sent);
    say({
      case: k,
      load: +readFileSync("/proc/loadavg", "utf8").split(" ")[0],
      rps: +(done / (wall / 1000)).toFixed(1),
      p50_ms: res.latency.p50,
      p97_5_ms: res.latency.p97_5,
      p99_ms: res.latency.p99,
      max_ms: res.latency.max,
      ok: done,
      errors: res.errors + res.timeouts + res.non2xx + bad,
      ...(sample ? { error_sample: sample } : {}),
      cpu_ms_per_request: +(worked / Math.max(1, res.requests.sent)).toFixed(2),
      by_process: Object.fromEntries(
        Object.entries(by)
          .filter(([, v]) => v / sent > 0.02)
          .toSorted((x, y) => y[1] - x[1])
          .map(([n, v]) => [n, +(v / sent).toFixed(2)]),
      ),
      bytes_per_answer: Math.round(res.throughput.total / Math.max(1, res["2xx"] + res.non2xx)),
      peak_rss_mb: MB(Math.max(peak, t1.rss)),
      server_cores: +(cpu / wall).toFixed(2),
      client_cores: +(own / wall).toFixed(2),
      other_cores: +(Math.max(0, m1.busy - m0.busy - cpu - own) / wall).toFixed(2),
    });
  }
} catch (e) {
  rc = 1;
  say({ failed: String(e.message ?? e) });
} finally {
  clearInterval(sampler);
  if (!attach) ctl(a.ctl.stop);
}
process.exit(rc);
