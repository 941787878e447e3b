import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { type FakeSearch, startFakeSearch } from "@muhtawa/testkit";
import { Toolbox, type ToolSettings } from "../../src/research/toolbox.ts";
import { assignment } from "../assignments.ts";

let web: FakeSearch;
let port: string;
beforeAll(async () => {
  web = await startFakeSearch();
  ({ port } = new URL(web.url));
  web.page("/here", "<title>Here</title><p>An implant heals within months.</p>");
});
afterAll(() => web.stop());
beforeEach(() => web.find({ results: [] }));

/** Names that stand for this machine. */
const find = async () => [{ address: "127.0.0.1", family: 4 }];

const toolbox = (change: Partial<ToolSettings> = {}) =>
  new Toolbox(
    { tools: { searchUrl: web.url, hosts: [], privatePages: true, timeout: 2_000, find, ...change }, warn: () => undefined },
    assignment("en"),
  );
const { signal } = new AbortController();
const search = async (tools: Toolbox) => (await tools.use({ tool: "search", query: "implants" }, signal)).step;
const read = async (tools: Toolbox, address: string) => (await tools.use({ tool: "read_page", address }, signal)).step;

test("a search's results in private networks, and at other ports than the web's, are left out, whatever may be read of what somebody named", async () => {
  web.find({
    results: [
      { url: `${web.url}/here` },
      { url: "http://10.0.0.1/" },
      { url: "http://intranet/" },
      { url: "https://public.example:8443/" },
      { url: "https://public.example/" },
    ],
  });
  expect(await search(toolbox())).toMatchObject({ sources: [{ address: "https://public.example/" }] });
});

test("a name that a search brings is not read where it stands for a private address", async () => {
  web.find({ results: [{ url: "http://public.example/" }] });
  const tools = toolbox();
  await search(tools);
  expect(await read(tools, "http://public.example/")).toMatchObject({ problem: "NOT_ALLOWED" });
});

test("hosts that are listed may stand there as the setting says, whether a search brings them or not", async () => {
  const address = `http://listed.example:${port}/here`;
  web.find({ results: [{ url: address, title: "Listed" }] });
  const tools = toolbox({ hosts: ["listed.example"] });
  expect(await search(tools)).toMatchObject({ sources: [{ address }] });
  expect(await read(tools, address)).toMatchObject({ sources: [{ address, title: "Here" }] });
  expect(await read(toolbox({ hosts: ["listed.example"], privatePages: false }), address)).toMatchObject({ problem: "NOT_ALLOWED" });
});

test("nor does one of them lead there, to a host that a search has brought", async () => {
  web.page("/away", (_, response) => void response.writeHead(302, { location: "http://public.example/moved" }).end());
  web.find({ results: [{ url: "http://public.example/" }] });
  const tools = toolbox({ hosts: ["listed.example"] });
  await search(tools);
  const before = web.pages.length;
  expect(await read(tools, `http://listed.example:${port}/away`)).toMatchObject({ problem: "NOT_ALLOWED" });
  expect(web.pages.slice(before)).toEqual(["/away"]);
});
