import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";
import { begunOn, changedOn } from "./begun-on.ts";
import type { DemoCompany, DemoContent, DemoPicture, DemoProject } from "./demo-company.ts";
import { stateOf } from "./content-state.ts";
import { savedOn } from "./saved-on.ts";
import { proposedFields, sourceOfText } from "./written-by-ai.ts";
import { type Block, writtenText } from "./written-text.ts";

const digest = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
/** Ids within an archive; taken in, all get new ones. */
const idOf = (...names: string[]) => digest(names.join("\n")).slice(0, 24);
const mediaId = ({ file, alt }: DemoPicture) => digest(`${file}\n${alt}`).slice(0, 40);
const mediaPath = (picture: DemoPicture) => `/media/${mediaId(picture)}`;
const nameOf = ({ file }: DemoPicture) => `${file}.jpg`;

/** A company of the demo as an archive, as the application writes it: its contents with their history, some published weeks ago. */
export async function archiveOf({ company, logo, projects }: DemoCompany, businessActivityId: string | undefined): Promise<Buffer> {
  const companyId = idOf(company.companyName);
  const contents = projects
    .flatMap((project) => project.contents.map((demo) => ({ demo, project, id: idOf(companyId, demo.needs.title) })))
    .map((placed, place) => ({ ...placed, begun: begunOn(placed.demo, place), changed: changedOn(placed.demo, place) }));
  const pictures = [logo, ...projects.map(({ picture }) => picture), ...contents.flatMap(({ demo }) => demo.picture ?? [])];
  const parts = {
    company: [{ ...company, _id: companyId, businessActivityId, logo: mediaPath(logo) }],
    projects: projects.map((project) => projectOf(project, companyId)),
    contents: contents.map(({ demo, project, id, begun, changed }) => ({
      ...contentOf(demo),
      _id: id,
      companyId,
      projectId: idOf(companyId, project.project.name),
      createdAt: begun.toISOString(),
      updatedAt: changed.toISOString(),
    })),
    versions: contents.flatMap(({ demo, id }) =>
      earlierOf(demo).map((version) => ({ _id: idOf(id, String(version.number)), contentId: id, ...version })),
    ),
    templates: [],
    media: [...new Map(pictures.map((picture) => [mediaId(picture), picture])).values()].map((picture) => ({
      id: mediaId(picture),
      name: nameOf(picture),
      mimeType: "image/jpeg",
      alt: picture.alt,
    })),
  };
  const entries = new Map<string, Buffer>(Object.entries(parts).map(([part, rows]) => [`${part}.json`, Buffer.from(JSON.stringify(rows))]));
  for (const { id, name } of parts.media) entries.set(`media/${id}.jpg`, readFileSync(join(import.meta.dirname, "pictures", name)));
  return zipped(entries);
}

async function zipped(entries: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  const files = Object.fromEntries([...entries].map(([name, bytes]) => [name, { bytes: bytes.length, sha256: digest(bytes) }]));
  for (const [name, bytes] of entries) zip.addBuffer(bytes, name);
  const manifest = { format: "muhtawa-company", version: 1, madeAt: new Date().toISOString(), files };
  zip.addBuffer(Buffer.from(JSON.stringify(manifest)), "manifest.json");
  zip.end();
  return buffer(zip.outputStream);
}

const projectOf = ({ project, picture }: DemoProject, companyId: string) => ({
  ...project,
  _id: idOf(companyId, project.name),
  companyId,
  image: mediaPath(picture),
});

/** Before whoever is at it does anything more. */
function contentOf(demo: DemoContent): Record<string, unknown> {
  const { needs, idea, objectives, tools, picture, begunWith } = demo;
  const brief = { ...needs, ...idea, ...objectives, ...tools };
  const at = (demo.texts?.length ?? 0) - 1;
  const text = begunWith ? undefined : demo.texts?.[at];
  const written = Object.keys(brief).filter((field) => field !== "type" && field !== "locale" && field !== "view");
  const proposed = new Set<string>(proposedFields(demo).map(({ field }) => field));
  return {
    ...brief,
    ...stateOf(demo),
    ...(picture && { pictureIds: [mediaId(picture)] }),
    ...(text !== undefined && { body: bodyOf(text, demo), bodyVersion: versionAt(demo, at) }),
    provenance: [
      ...written.map((field) => ({ field, source: proposed.has(field) ? "AI" : "HUMAN", stale: false })),
      ...(text === undefined ? [] : [{ field: "body", source: sourceOfText(demo, at), stale: false }]),
    ],
  };
}

/** An article shows its picture in its text, below the beginning. */
function bodyOf(text: string, { needs, picture }: DemoContent) {
  const body = writtenText(text);
  if (!picture || needs["type"] !== "ARTICLE") return body;
  const [first, ...rest] = body.content;
  const image: Block = { type: "image", attrs: { src: mediaPath(picture), alt: picture.alt } };
  return { ...body, content: [first, image, ...rest] };
}

function earlierOf(demo: DemoContent) {
  const earlier = demo.begunWith ? [] : (demo.texts ?? []).slice(0, -1);
  return earlier.map((text, at) => ({ ...versionAt(demo, at), body: writtenText(text) }));
}

const versionAt = (demo: DemoContent, at: number) => ({
  number: at + 1,
  source: sourceOfText(demo, at),
  savedAt: savedOn(demo, at).toISOString(),
});
