import { randomBytes } from "node:crypto";
import { mediaIdIn, mediaPath } from "@muhtawa/contracts/media-path";
import type { CompanyArchiveService } from "@muhtawa/contracts/company-archive";
import { ArchiveRefused, type ReadArchive } from "./read-archive.ts";

type Thing = Readonly<Record<string, unknown>>;

/** One request to a service, in the order in which a company is taken in. */
export interface Step {
  readonly phase: "files" | "projects" | "contents" | "company";
  readonly service: CompanyArchiveService;
  readonly part: string;
  /** A JSON document. */
  readonly given: Uint8Array;
  /** What is given beside it as `base64`. */
  readonly file?: Uint8Array;
}

/** Bytes of a document: what a service reads at once is much larger in its memory. */
const LARGEST = 2 * 1024 * 1024;

const SECONDS = 4;
/** As services make them: the time first, so that they are listed in the order in which they were made. */
const newIds = () => {
  const process = randomBytes(5).toString("hex");
  let count = randomBytes(3).readUIntBE(0, 3);
  const seconds = Buffer.alloc(SECONDS);
  seconds.writeUInt32BE(Math.floor(Date.now() / 1_000));
  return () => {
    count = (count + 1) % 0x1000000;
    return `${seconds.toString("hex")}${process}${count.toString(16).padStart(6, "0")}`;
  };
};

/** Bytes of earlier texts that are given at once, where one alone isn't longer, and how many they may be. */
const VERSIONS_BYTES = 1024 * 1024;
const VERSIONS_AT_ONCE = 50;

/**
 * The same company under new ids: every step, with what names something of the archive naming the new one. Throws `ArchiveRefused` where a
 * document is too large.
 */
export function stepsOf(archive: ReadArchive): { companyId: string; steps: Step[] } {
  const newId = newIds();
  const ids = new Map<string, string>();
  const oldest = <Kept extends Thing>(things: readonly Kept[]) =>
    things.toSorted((one, other) => String(one["createdAt"] ?? "").localeCompare(String(other["createdAt"] ?? "")));
  const name = (id: string) => ids.set(id, ids.get(id) ?? newId()).get(id) ?? "";
  const companyId = name(archive.company[0]?._id ?? "");
  const [projects, contents] = [oldest(archive.projects), oldest(archive.contents)];
  for (const { _id } of [...projects, ...contents]) name(_id);
  const files = archive.media.flatMap(({ id, ...described }) => {
    const bytes = archive.fileOf(id);
    return bytes ? [{ id, described, bytes }] : [];
  });
  const media = new Map(files.map(({ id }) => [id, newId().slice(0, 8) + randomBytes(16).toString("hex")]));
  const renamed = (id: unknown) => (typeof id === "string" ? ids.get(id) : undefined);
  const address = (image: unknown) => {
    const id = media.get(mediaIdIn(image) ?? "");
    return id && mediaPath(id);
  };
  /** A text with its pictures by their new addresses; one that had gone is left out. */
  const text = (node: unknown): unknown => {
    if (typeof node !== "object" || node === null) return node;
    const { attrs, content, type, ...rest } = node as { attrs?: Thing; content?: unknown; type?: unknown };
    const own = type === "image" ? mediaIdIn(attrs?.["src"]) : undefined;
    if (own !== undefined && !media.has(own)) return undefined;
    return {
      type,
      ...rest,
      ...(attrs && { attrs: own === undefined ? attrs : { ...attrs, src: address(attrs["src"]) } }),
      ...(Array.isArray(content) && { content: content.map(text).filter((part) => part !== undefined) }),
    };
  };
  const step = (phase: Step["phase"], service: CompanyArchiveService, part: string, given: Thing, file?: Uint8Array): Step => {
    const document = Buffer.from(JSON.stringify(given));
    if (document.length > LARGEST) throw new ArchiveRefused("tooLarge");
    return { phase, service, part, given: document, ...(file && { file }) };
  };
  const current = new Map(contents.map(({ _id, bodyVersion }) => [_id, (bodyVersion as { number?: number } | undefined)?.number]));
  const earlier = Map.groupBy(
    archive.versions.filter(({ contentId, number }) => number !== current.get(contentId)),
    ({ contentId }) => contentId,
  );
  const versionSteps = [...earlier].flatMap(([contentId, versions]) => {
    const ordered = versions
      .toSorted((one, other) => one.number - other.number)
      .map((version) => ({ ...version, body: text(version.body) }));
    return inPortions(ordered).map((portion) =>
      step("contents", "content", "versions", { contentId: renamed(contentId), versions: portion }),
    );
  });
  const [company = {} as Thing] = archive.company;
  return {
    companyId,
    steps: [
      ...files.map(({ id, described, bytes }) => step("files", "content", "media", { ...described, id: media.get(id) }, bytes)),
      ...projects.map((project) =>
        step("projects", "catalog", "projects", {
          companyId,
          id: renamed(project._id),
          ...(project["date"] !== undefined && { date: project["date"] }),
          project: { ...project, image: address(project["image"]), affiliatedProjectId: renamed(project["affiliatedProjectId"]) },
        }),
      ),
      ...contents.map((content) =>
        step("contents", "content", "contents", {
          ...content,
          id: renamed(content._id),
          companyId,
          projectId: renamed(content["projectId"]),
          body: text(content["body"]),
          pictureIds: asList(content["pictureIds"]).flatMap((id) => media.get(String(id)) ?? []),
          derivedFrom: linked(content["derivedFrom"]),
          twinOf: linked(content["twinOf"]),
        }),
      ),
      ...versionSteps,
      ...archive.templates.map((template) => step("contents", "content", "templates", { ...template, id: newId(), companyId })),
      step("company", "catalog", "company", {
        companyId,
        company: { ...company, logo: address(company["logo"]), voiceToneFileId: media.get(String(company["voiceToneFileId"])) },
      }),
    ],
  };

  /** What names another content; one that isn't in the archive is nobody's. */
  function linked(of: unknown): Thing | undefined {
    const contentId = renamed((of as Thing | undefined)?.["contentId"]);
    return contentId === undefined ? undefined : { ...(of as Thing), contentId };
  }
}

/** The versions in their order, so many together as may be given at once. */
function inPortions<Version>(versions: readonly Version[]): Version[][] {
  const portions: Version[][] = [];
  let room = 0;
  for (const version of versions) {
    const bytes = Buffer.byteLength(JSON.stringify(version));
    const last = portions.at(-1);
    if (last && bytes <= room && last.length < VERSIONS_AT_ONCE) last.push(version);
    else {
      portions.push([version]);
      room = VERSIONS_BYTES;
    }
    room -= bytes;
  }
  return portions;
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
