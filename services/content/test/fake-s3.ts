import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** As much of S3 as a file store asks for, in memory. */
export async function startFakeS3(bucket: string) {
  const objects = new Map<string, Buffer>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "", "http://s3");
    const key = decodeURIComponent(url.pathname).slice(bucket.length + 2);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const source = request.headers["x-amz-copy-source"];
    if (request.method === "PUT" && source) {
      const copied = objects.get(
        decodeURIComponent(String(source))
          .replace(/^\//, "")
          .slice(bucket.length + 1),
      );
      if (!copied) return response.writeHead(404).end();
      objects.set(key, copied);
      return response.end("<CopyObjectResult/>");
    }
    if (request.method === "PUT") objects.set(key, withoutChunks(body, request));
    else if (request.method === "DELETE") objects.delete(key);
    else if (request.method === "POST") {
      for (const [, deleted = ""] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g)) objects.delete(deleted);
      return response.end("<DeleteResult/>");
    } else if (url.searchParams.has("list-type")) {
      const keys = [...objects.keys()].filter((name) => name.startsWith(url.searchParams.get("prefix") ?? ""));
      return response.end(`<ListBucketResult>${keys.map((name) => `<Contents><Key>${name}</Key></Contents>`).join("")}</ListBucketResult>`);
    } else {
      const found = objects.get(key);
      if (!found) return response.writeHead(404).end();
      return response.writeHead(200, { "content-length": found.length }).end(request.method === "HEAD" ? undefined : found);
    }
    return response.end();
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return {
    endpoint: `http://127.0.0.1:${port}`,
    keys: () => [...objects.keys()],
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A body signed in pieces comes with the pieces' lengths between them. */
function withoutChunks(body: Buffer, { headers }: IncomingMessage): Buffer {
  if (!String(headers["content-encoding"] ?? "").includes("aws-chunked")) return body;
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const end = body.indexOf("\r\n", at);
    const length = Number.parseInt(body.toString("latin1", at, end), 16);
    if (!length) return Buffer.concat(parts);
    parts.push(body.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
}
