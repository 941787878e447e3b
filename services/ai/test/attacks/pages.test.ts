import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { asAddress, pageProblem } from "../../src/brand/page-address.ts";
import { readAddress } from "../../src/brand/page-reader.ts";
import { gzipSync } from "node:zlib";

describe("a page's address", () => {
  test.each([
    "http://127.0.0.1/",
    "http://localhost/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://[::1]/",
    "http://[::ffff:10.0.0.1]/",
    "http://10.0.0.5/",
    "http://192.168.1.1/admin",
    "http://172.16.0.1/",
    "http://100.64.0.1/",
    "http://169.254.169.254/latest/meta-data",
    "http://metadata.google.internal/",
    "http://[fd00::1]/",
    "http://[64:ff9b::10.0.0.1]/",
    "http://0.0.0.0/",
    "http://intranet/",
    "http://printer.localhost/",
  ])("in a private network is refused: %s", (address) => {
    expect(pageProblem(asAddress(address), false)).toBe("private");
  });

  test.each([
    "ftp://example.com/",
    "file:///etc/passwd",
    "gopher://example.com/",
    "https://a:b@example.com/",
    "http://example.com:6379/",
    "https://example.com:8443/",
    "not an address",
    "javascript://x",
  ])("by another scheme, with a password or a port is refused: %s", (address) => {
    expect(pageProblem(asAddress(address), false)).toBe("invalid");
  });

  test("open to the internet is taken, its scheme left out too", () => {
    for (const open of ["example.com/about", "https://example.com", "http://example.com:80/", "https://93.184.216.34/"])
      expect(pageProblem(asAddress(open), false)).toBeUndefined();
    expect(asAddress("example.com")).toBe("https://example.com");
  });

  test("of the own network is taken where that is allowed, one of secrets never", () => {
    expect(pageProblem("http://10.0.0.5:8080/", true)).toBeUndefined();
    for (const secret of ["http://169.254.169.254/", "http://metadata/", "http://[fd00:ec2::254]/"])
      expect(pageProblem(secret, true)).toBe("private");
  });
});

let server: Server;
let port: number;
let asked: { host: string | undefined; url: string | undefined; headers: IncomingMessage["headers"] }[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ host: request.headers.host, url: request.url, headers: request.headers });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const page = (html: string) => (_: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(200, { "content-type": "text/html" }).end(html);
const home = async () => [{ address: "127.0.0.1", family: 4 }];
const read = (path = "/", change: { timeout?: number; find?: () => Promise<{ address: string; family: number }[]> } = {}) =>
  readAddress(`http://pages.example:${port}${path}`, { privatePages: true, find: home, ...change });
async function readPassages(path?: string) {
  const found = await read(path);
  if (!("passages" in found)) throw new Error("this is no page");
  return found.passages;
}
const failure = (reason: string) => expect.objectContaining({ name: "WritingFailure", reason });

describe("a page that is read", () => {
  test("is asked for without anything that says who asks", async () => {
    answer = page("<title>Sada</title><p>Coffee.</p>");
    expect(await readPassages("/about")).toEqual([
      { place: "TITLE", text: "Sada" },
      { place: "TEXT", text: "Coffee." },
    ]);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.headers).not.toHaveProperty("cookie");
    expect(asked[0]?.headers).not.toHaveProperty("authorization");
    expect(asked[0]?.headers).not.toHaveProperty("referer");
  });

  test("is read by the charset it names", async () => {
    const bytes = Buffer.from([0xd1, 0xc4, 0xed, 0xc9]);
    answer = (_, response) =>
      void response.writeHead(200, { "content-type": "text/html; charset=windows-1256" }).end(Buffer.concat([Buffer.from("<p>"), bytes]));
    expect((await readPassages())[0]?.text).toMatch(/^\p{Script=Arabic}{4}$/u);
  });

  test("may lead on to another, each of which is checked", async () => {
    answer = ({ url }, response) =>
      url === "/old" ? void response.writeHead(301, { location: "/new" }).end() : page("<p>Here.</p>")({} as IncomingMessage, response);
    expect(await readPassages("/old")).toHaveLength(1);
    expect(asked.map(({ url }) => url)).toEqual(["/old", "/new"]);
  });

  test.each([
    ["where machines are told their secrets", "http://169.254.169.254/latest/meta-data"],
    ["by another scheme", "file:///etc/passwd"],
    ["with a password", "http://user:secret@pages.example/"],
  ])("and leads %s ends there", async (_name, location) => {
    answer = (_, response) => void response.writeHead(302, { location }).end();
    await expect(read()).rejects.toEqual(failure("sourceRefused"));
    expect(asked).toHaveLength(1);
  });

  test("and leads in a circle ends after a few steps", async () => {
    answer = (_, response) => void response.writeHead(302, { location: "/again" }).end();
    await expect(read()).rejects.toEqual(failure("sourceUnreachable"));
    expect(asked.length).toBeLessThanOrEqual(6);
  });
});

describe("a document behind an address", () => {
  const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

  test.each([
    ["by its type", "/profile", "application/pdf; qs=0.9", "application/pdf"],
    ["by its ending, where the type says nothing", "/files/Profile.PDF?v=2", "application/octet-stream", "application/pdf"],
    ["of Word", "/profile.docx", WORD, WORD],
  ])("is fetched unread: %s", async (_name, path, sent, mimeType) => {
    answer = (_, response) => void response.writeHead(200, { "content-type": sent }).end("%PDF-1.7");
    expect(await read(path)).toEqual({ mimeType, bytes: Buffer.from("%PDF-1.7") });
    expect(asked[0]?.headers.accept).toContain("application/pdf");
  });

  test("is left when it is larger than an upload may be, and when its address leads into a private network", async () => {
    answer = (_, response) => void response.writeHead(200, { "content-type": "application/pdf" }).end(Buffer.alloc(10 * 1024 * 1024 + 1));
    await expect(read("/large.pdf")).rejects.toEqual(failure("sourceTooLarge"));
    answer = (_, response) => void response.writeHead(302, { location: "http://169.254.169.254/a.pdf" }).end();
    await expect(read("/on.pdf")).rejects.toEqual(failure("sourceRefused"));
  });
});

describe("a name", () => {
  test("that stands for a private address isn't asked where those are closed, nor for a moment later", async () => {
    answer = page("<p>secret</p>");
    const answers = [["93.184.216.34", "127.0.0.1"], ["127.0.0.1"], ["10.0.0.1"], ["::1"]];
    for (const addresses of answers) {
      const find = async () => addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
      await expect(readAddress("http://pages.example/", { privatePages: false, find })).rejects.toEqual(failure("sourceRefused"));
    }
    expect(asked).toEqual([]);
  });

  test("is looked up once: what was checked is what is connected to", async () => {
    let questions = 0;
    const find = async () => {
      questions += 1;
      return [{ address: questions === 1 ? "127.0.0.1" : "127.0.0.2", family: 4 }];
    };
    answer = page("<p>One.</p>");
    await read("/", { find });
    expect(questions).toBe(1);
  });

  test("that stands for secrets isn't asked anywhere", async () => {
    await expect(read("/", { find: async () => [{ address: "169.254.169.254", family: 4 }] })).rejects.toEqual(failure("sourceRefused"));
  });
});

describe("a page that misbehaves", () => {
  test.each([
    ["larger than 2 MB", "x".repeat(2 * 1024 * 1024 + 1), {}],
    ["small as it is sent, large unpacked", gzipSync("x".repeat(20 * 1024 * 1024)), { "content-encoding": "gzip" }],
  ])("%s is left", async (_name, body, headers) => {
    answer = (_, response) => void response.writeHead(200, { "content-type": "text/html", ...headers }).end(body);
    await expect(read()).rejects.toEqual(failure("sourceTooLarge"));
  });

  test("is left when it takes too long, also between its letters", async () => {
    const closed = Promise.withResolvers<void>();
    answer = (request, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      const drip = setInterval(() => response.write("x"), 20);
      request.socket.once("close", () => {
        clearInterval(drip);
        closed.resolve();
      });
    };
    await expect(read("/", { timeout: 300 })).rejects.toEqual(failure("sourceUnreachable"));
    await closed.promise;
  });

  test.each([
    ["is a picture", 200, "image/png", "sourceNotText"],
    ["is a program", 200, "application/octet-stream", "sourceNotText"],
    ["isn't there", 404, "text/html", "sourceUnreachable"],
    ["says nothing", 200, "text/html", "sourceEmpty"],
  ])("or %s says so", async (_name, status, type, reason) => {
    answer = (_, response) => void response.writeHead(status, { "content-type": type }).end("<p> </p>");
    await expect(read()).rejects.toEqual(failure(reason));
  });

  test("or isn't reached at all says so", async () => {
    await expect(readAddress("http://pages.example:9/", { privatePages: true, find: home })).rejects.toEqual(failure("sourceUnreachable"));
  });
});
