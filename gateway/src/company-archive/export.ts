import { createHash } from "node:crypto";
import { PassThrough, Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { mediaIdIn } from "@muhtawa/contracts/media-path";
import { COMPANY_ARCHIVE, type CompanyArchivePart, companyArchivePath, type CompanyArchiveService } from "@muhtawa/service-kit/edge";
import { ZipFile } from "yazl";
import { add, asArray, endingOf } from "../own-data/archive.ts";
import { ask, askFile, type OwnDataSource } from "../own-data/ask-part.ts";
import { ARCHIVE_VERSION, MANIFEST, type Manifest } from "./manifest.ts";

interface Described {
  readonly id: string;
  readonly mimeType: string;
}

/** Asks a service for a part of a company. */
export const askCompanyPart = (
  source: OwnDataSource,
  service: CompanyArchiveService,
  part: CompanyArchivePart,
  { companyId, also = [] }: { companyId: string; also?: readonly string[] },
) => ask(source, service, `${companyArchivePath(part)}?${new URLSearchParams({ companyId, also: also.join(",") })}`);

/** A zip of a whole company, written as it is read: a JSON file for each part, the files themselves, and last what tells each one's digest. */
export function companyArchiveOf(source: OwnDataSource, companyId: string, company: Readable): Readable {
  const zip = new ZipFile();
  const sent = new PassThrough();
  const broken = (error: unknown) => void sent.destroy(error as Error);
  zip.on("error", broken);
  void pipeline(zip.outputStream, sent).catch(broken);
  fill(zip, source, companyId, company).catch(broken);
  return sent;
}

async function fill(zip: ZipFile, source: OwnDataSource, companyId: string, company: Readable): Promise<void> {
  const files: Manifest["files"] = {};
  const measured = async (name: string, content: Readable, options?: { compress: boolean }) => {
    const hash = createHash("sha256");
    let bytes = 0;
    const meter = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        bytes += chunk.length;
        done(null, chunk);
      },
    });
    content.once("error", (error) => meter.destroy(error));
    await add(zip, name, content.pipe(meter), options);
    files[name] = { bytes, sha256: hash.digest("hex") };
  };
  const described: Described[] = [];
  /** Files that the company itself and its projects use. */
  const beside = new Set<string>();
  for (const [service, parts] of Object.entries(COMPANY_ARCHIVE) as [CompanyArchiveService, readonly CompanyArchivePart[]][])
    for (const part of parts) {
      const body = part === "company" ? company : await partOf(source, service, part, { companyId, also: [...beside] });
      const seen = (line: string) => {
        if (part === "media") described.push(JSON.parse(line) as Described);
        if (part !== "company" && part !== "projects") return;
        const { image, logo, voiceToneFileId } = JSON.parse(line) as { image?: string; logo?: string; voiceToneFileId?: string };
        for (const id of [mediaIdIn(image), mediaIdIn(logo), voiceToneFileId]) if (id) beside.add(id);
      };
      await measured(`${part}.json`, Readable.from(asArray(body, seen)));
    }
  for (const { id, mimeType } of described) {
    const { statusCode, body } = await askFile(source, id);
    if (statusCode === 200) await measured(`media/${id}${endingOf(mimeType)}`, body, { compress: false });
    // Deleted since it was listed.
    else if (statusCode === 404) await body.dump();
    else throw new Error(`content answered ${statusCode} for a file`);
  }
  const about: Manifest = { format: "muhtawa-company", version: ARCHIVE_VERSION, madeAt: new Date().toISOString(), files };
  zip.addBuffer(Buffer.from(`${JSON.stringify(about, null, 2)}\n`), MANIFEST);
  zip.end();
}

async function partOf(
  source: OwnDataSource,
  service: CompanyArchiveService,
  part: CompanyArchivePart,
  of: { companyId: string; also: readonly string[] },
): Promise<Readable> {
  const { statusCode, body } = await askCompanyPart(source, service, part, of);
  if (statusCode !== 200) throw new Error(`${service} answered ${statusCode} for ${part}`);
  return body;
}
