// Processor time of a tree of processes, by what each is.
import { readFileSync, readdirSync, readlinkSync } from "node:fs";
export function snapshot(roots) {
  const rows = new Map();
  for (const p of readdirSync("/proc"))
    if (/^\d+$/.test(p))
      try {
        const s = readFileSync(`/proc/${p}/stat`, "utf8");
        const f = s.slice(s.lastIndexOf(")") + 2).split(" ");
        rows.set(+p, { pid: +p, ppid: +f[1], ms: (+f[11] + +f[12]) * 10, rss: +f[21] * 4096 });
      } catch {}
  const out = new Map();
  const q = [...roots];
  while (q.length) {
    const p = q.pop();
    if (out.has(p) || !rows.has(p)) continue;
    out.set(p, rows.get(p));
    for (const r of rows.values()) if (r.ppid === p) q.push(r.pid);
  }
  return out;
}
const names = new Map();
function nameOf(pid) {
  if (names.has(pid)) return names.get(pid);
  let n = String(pid);
  try {
    const cmd = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    const cwd = readlinkSync(`/proc/${pid}/cwd`);
    if (cmd[0].includes("java")) n = "engine";
    else if (cmd[0].includes("nats")) n = "broker";
    else if (cmd.some((c) => c.endsWith("src/worker.ts"))) n = "ai-worker";
    else if (cmd.some((c) => c === "src/main.ts")) n = cwd.split("/").pop();
    else n = "launcher";
  } catch {}
  names.set(pid, n);
  return n;
}
export function byProcess(a, b) {
  const o = {};
  for (const [pid, r] of b) {
    const n = nameOf(pid);
    o[n] = (o[n] ?? 0) + r.ms - (a.get(pid)?.ms ?? 0);
  }
  return o;
}
