import { randomBytes } from "node:crypto";
import { mediaIdIn, mediaPath } from "@muhtawa/contracts/media-path";
import { type CompanyArchiveService } from "@muhtawa/service-kit/edge";
import type { ReadArchive } from "./read-archive.ts";

type Thing = Readonly<Record<string, unknown>>;

/** One request to a service, in the order in which a company is taken in. */
export interface Step {
  readonly phase: "files" | "projects" | "contents" | "company";
  readonly service: CompanyArchiveService;
  readonly part: string;
  /** Made when it is its turn: files and texts aren't all held at once. */
  readonly given: () => Thing;
}

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

const VERSIONS_AT_ONCE = 10;

/** The same company under new ids: every step, with what names something of the archive naming the new one. */
export function stepsOf(archive: ReadArchive): { companyId: string; steps: Step[] } {
  const newId = newIds();
  const ids = new Map<string, string>();
  const oldest = <Kept extends Thing>(things: readonly Kept[]) =>
    things.toSorted((one, other) => String(one["createdAt"] ?? "").localeCompare(String(other["createdAt"] ?? "")));
  const name = (id: string) => ids.set(id, ids.get(id) ?? newId()).get(id) ?? "";
  const companyId = name(archive.company[0]?._id ?? "");
  const [projects, contents] = [oldest(archive.projects), oldest(archive.contents)];
  for (const { _id } of [...projects, ...contents]) name(_id);
  const files = archive.media.filter(({ id }) => archive.fileOf(id) !== undefined);
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
  const step = (phase: Step["phase"], service: CompanyArchiveService, part: string, given: () => Thing): Step => ({
    phase,
    service,
    part,
    given,
  });
  const current = new Map(contents.map(({ _id, bodyVersion }) => [_id, (bodyVersion as { number?: number } | undefined)?.number]));
  const earlier = Map.groupBy(
    archive.versions.filter(({ contentId, number }) => number !== current.get(contentId)),
    ({ contentId }) => contentId,
  );
  const versionSteps = [...earlier].flatMap(([contentId, versions]) => {
    const ordered = versions.toSorted((one, other) => one.number - other.number);
    return Array.from({ length: Math.ceil(ordered.length / VERSIONS_AT_ONCE) }, (_, at) =>
      step("contents", "content", "versions", () => ({
        contentId: renamed(contentId),
        versions: ordered
          .slice(at * VERSIONS_AT_ONCE, (at + 1) * VERSIONS_AT_ONCE)
          .map((version) => ({ ...version, body: text(version.body) })),
      })),
    );
  });
  const [company = {} as Thing] = archive.company;
  return {
    companyId,
    steps: [
      ...files.map(({ id, name: fileName, mimeType, ...described }) =>
        step("files", "content", "media", () => ({
          id: media.get(id),
          name: fileName,
          mimeType,
          alt: described["alt"],
          base64: archive.fileOf(id)?.toString("base64"),
        })),
      ),
      ...projects.map((project) =>
        step("projects", "catalog", "projects", () => ({
          companyId,
          id: renamed(project._id),
          ...(project["date"] !== undefined && { date: project["date"] }),
          project: { ...project, image: address(project["image"]), affiliatedProjectId: renamed(project["affiliatedProjectId"]) },
        })),
      ),
      ...contents.map((content) =>
        step("contents", "content", "contents", () => ({
          ...content,
          id: renamed(content._id),
          companyId,
          projectId: renamed(content["projectId"]),
          body: text(content["body"]),
          pictureIds: asList(content["pictureIds"]).flatMap((id) => media.get(String(id)) ?? []),
          derivedFrom: derivedFrom(content["derivedFrom"]),
        })),
      ),
      ...versionSteps,
      ...archive.templates.map((template) => step("contents", "content", "templates", () => ({ ...template, id: newId(), companyId }))),
      step("company", "catalog", "company", () => ({
        companyId,
        company: { ...company, voiceToneFileId: media.get(String(company["voiceToneFileId"])) },
      })),
    ],
  };

  function derivedFrom(of: unknown): Thing | undefined {
    const contentId = renamed((of as Thing | undefined)?.["contentId"]);
    return contentId === undefined ? undefined : { ...(of as Thing), contentId };
  }
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
