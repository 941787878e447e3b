import { once } from "node:events";
import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isMediaType, MEDIA_FORMATS } from "@muhtawa/contracts/media-formats";
import { OWN_DATA, type OwnDataService, text } from "@muhtawa/service-kit/edge";
import { ZipFile } from "yazl";
import { GATEWAY_MESSAGES } from "../messages.ts";
import type { Subgraph } from "../subgraphs.ts";
import { askFile, askPart, type OwnDataSource } from "./ask-part.ts";
import { linesOf } from "./lines.ts";

interface OwnFile {
  readonly id: string;
  readonly mimeType: string;
}

/** Programs go by a file's ending. */
export const endingOf = (mimeType: string) => (isMediaType(mimeType) ? MEDIA_FORMATS[mimeType].extensions[0] : "");

/**
 * A zip of everything that is a person's: a JSON file for each part, the files themselves, and an `about.json` that counts them and is
 * written last. Written as it is read: no more than a line of a part and a few blocks are in memory.
 */
export function archiveOf(source: OwnDataSource, account: Readable): Readable {
  const zip = new ZipFile();
  const sent = new PassThrough();
  const broken = (error: unknown) => void sent.destroy(error as Error);
  zip.on("error", broken);
  void pipeline(zip.outputStream, sent).catch(broken);
  fill(zip, source, account).catch(broken);
  return sent;
}

async function fill(zip: ZipFile, source: OwnDataSource, account: Readable): Promise<void> {
  const counts: Record<string, number> = {};
  const files: OwnFile[] = [];
  for (const [service, parts] of Object.entries(OWN_DATA) as [Subgraph & OwnDataService, readonly string[]][])
    for (const part of parts) {
      const isFile = part === "media";
      const seen = (line: string) => {
        counts[part] = (counts[part] ?? 0) + 1;
        if (!isFile) return;
        const { id, mimeType } = JSON.parse(line) as OwnFile;
        files.push({ id, mimeType });
      };
      counts[part] = 0;
      await add(zip, `${part}.json`, Readable.from(asArray(part === "account" ? account : await partOf(source, service, part), seen)));
    }
  for (const { id, mimeType } of files) {
    const { statusCode, body } = await askFile(source, id);
    if (statusCode === 200) await add(zip, `media/${id}${endingOf(mimeType)}`, body, { compress: false });
    // Deleted since it was listed.
    else if (statusCode === 404) await body.dump();
    else throw new Error(`content answered ${statusCode} for a file`);
  }
  const about = { what: text(GATEWAY_MESSAGES.ownDataReadMe, source.context.locale), madeAt: new Date().toISOString(), counts };
  zip.addBuffer(Buffer.from(`${JSON.stringify(about, null, 2)}\n`), "about.json");
  zip.end();
}

async function partOf(source: OwnDataSource, service: Subgraph, part: string): Promise<Readable> {
  const { statusCode, body } = await askPart(source, service, part);
  if (statusCode !== 200) throw new Error(`${service} answered ${statusCode} for ${part}`);
  return body;
}

/** Resolves when all of the stream is in the archive; rejects when it breaks. */
export async function add(zip: ZipFile, name: string, content: Readable, options?: { compress: boolean }): Promise<void> {
  const ended = once(content, "end");
  zip.addReadStream(content, name, options);
  await ended;
}

/** A JSON list of documents that stand on lines. */
export async function* asArray(body: AsyncIterable<Buffer | string>, seen: (line: string) => void): AsyncGenerator<string> {
  let before = "[\n";
  for await (const line of linesOf(body)) {
    seen(line);
    yield `${before}${line}`;
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}
