// Small helpers that adapters and the bench share.
import http from "node:http";
const agent = new http.Agent({ keepAlive: true, maxSockets: 32 });
export function post(url, body, headers = {}) {
  return new Promise((ok, no) => {
    const data = JSON.stringify(body);
    const q = http.request(
      url,
      { method: "POST", agent, headers: { "content-type": "application/json", "content-length": Buffer.byteLength(data), ...headers } },
      (r) => {
        let s = "";
        r.setEncoding("utf8");
        r.on("data", (c) => (s += c));
        r.on("end", () => ok({ status: r.statusCode, text: s }));
      },
    );
    q.on("error", no);
    q.setTimeout(20000, () => q.destroy(new Error("timeout")));
    q.end(data);
  });
}
export async function gql(url, query, variables, headers) {
  const r = await post(url, { query, variables }, headers);
  let j;
  try {
    j = JSON.parse(r.text);
  } catch {
    throw new Error(`HTTP ${r.status}: ${r.text.slice(0, 300)}`);
  }
  if (r.status !== 200 || j.errors) throw new Error(`HTTP ${r.status}: ${JSON.stringify(j.errors ?? j.error ?? j).slice(0, 600)}`);
  return j.data;
}
export async function pool(items, n, fn) {
  // ordered results, n at a time
  const out = Array.from({ length: items.length });
  let i = 0;
  await Promise.all(
    Array.from({ length: n }, async () => {
      while (i < items.length) {
        const k = i++;
        out[k] = await fn(items[k], k);
      }
    }),
  );
  return out;
}
