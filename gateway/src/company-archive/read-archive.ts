import { createHash } from "node:crypto";
import { type Archive, checkedArchive } from "@muhtawa/service-kit/zip";
import { z } from "zod";
import { MANIFEST, manifest, PARTS } from "./manifest.ts";

const MEGABYTE = 1024 * 1024;
/** Bytes of an archive, of all its files unpacked, and of the documents among these; and how many files there may be. */
export const ARCHIVE_LIMITS = { bytes: 48 * MEGABYTE, unpacked: 96 * MEGABYTE, documents: 24 * MEGABYTE, entries: 5_000 } as const;

const document = z.looseObject({ _id: z.string() });
const parts = {
  company: z.array(document).length(1),
  projects: z.array(document.extend({ companyId: z.string() })).max(1_000),
  contents: z.array(document.extend({ companyId: z.string() })).max(5_000),
  versions: z.array(document.extend({ contentId: z.string(), number: z.number(), body: z.unknown() })).max(100_000),
  templates: z.array(document.extend({ companyId: z.string() })).max(50),
  media: z
    .array(z.object({ id: z.string().regex(/^[0-9a-f]{40}$/), name: z.string(), mimeType: z.string(), alt: z.string().nullish() }))
    .max(ARCHIVE_LIMITS.entries),
};
export type ReadParts = { [Part in keyof typeof parts]: z.infer<(typeof parts)[Part]> };

export interface ReadArchive extends ReadParts {
  /** A file's bytes; undefined where it had gone when the archive was made. */
  readonly fileOf: (mediaId: string) => Buffer | undefined;
}

/** The limits as messages name them. */
export const TOLD_LIMITS = {
  megabytes: ARCHIVE_LIMITS.bytes / MEGABYTE,
  unpacked: ARCHIVE_LIMITS.unpacked / MEGABYTE,
  entries: ARCHIVE_LIMITS.entries,
};

/** Why an archive isn't taken in. */
export type ArchiveFault = "damaged" | "tooLarge";

/** An archive that isn't taken in. */
export class ArchiveRefused extends Error {
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault) {
    super(`the archive is ${fault}`);
    this.fault = fault;
  }
}

const damaged = () => new ArchiveRefused("damaged");

/**
 * All of an archive, looked through before anything of it is used: within bounds, nothing but what a manifest names and each of that as its
 * digest says, and nothing that names a thing which isn't in it. Throws `ArchiveRefused`. Reading takes time and memory: a process of its own does it.
 */
export function readArchive(bytes: Buffer): ReadArchive {
  let archive: Archive;
  try {
    archive = checkedArchive(bytes, ARCHIVE_LIMITS);
  } catch (error) {
    throw new ArchiveRefused(error instanceof RangeError ? "tooLarge" : "damaged");
  }
  const listed = manifest.safeParse(jsonOf(archive, MANIFEST));
  if (!listed.success) throw damaged();
  const names = Object.keys(listed.data.files);
  if (names.length + 1 !== archive.names.size) throw damaged();
  const fileNames = new Map<string, string>();
  let documents = 0;
  for (const name of names) {
    const content = archive.bytesOf(name);
    const { bytes: size, sha256 } = listed.data.files[name] ?? { bytes: -1, sha256: "" };
    if (content?.length !== size || createHash("sha256").update(content).digest("hex") !== sha256) throw damaged();
    const media = /^media\/([0-9a-f]{40})\.[a-z0-9]{1,5}$/.exec(name)?.[1];
    if (media) fileNames.set(media, name);
    else if (!PARTS.some((part) => `${part}.json` === name)) throw damaged();
    else documents += size;
  }
  if (documents > ARCHIVE_LIMITS.documents) throw new ArchiveRefused("tooLarge");
  const read = z.object(parts).safeParse(Object.fromEntries(PARTS.map((part) => [part, jsonOf(archive, `${part}.json`)])));
  if (!read.success || !isWhole(read.data)) throw damaged();
  return {
    ...read.data,
    fileOf: (mediaId) => {
      const name = fileNames.get(mediaId);
      return name === undefined ? undefined : archive.bytesOf(name);
    },
  };
}

/** Whether everything is of the one company, and each thing there once. */
function isWhole({ company, projects, contents, versions, templates, media }: ReadParts): boolean {
  const companyId = company[0]?._id;
  const ofCompany = [...projects, ...contents, ...templates].every((thing) => thing.companyId === companyId);
  const [projectIds, contentIds] = [projects, contents].map((things) => new Set(things.map(({ _id }) => _id))) as [
    Set<string>,
    Set<string>,
  ];
  const areOnce =
    projectIds.size === projects.length &&
    contentIds.size === contents.length &&
    new Set(versions.map(({ contentId, number }) => `${contentId}:${number}`)).size === versions.length &&
    new Set(media.map(({ id }) => id)).size === media.length;
  const isKnown = (id: unknown, ids: ReadonlySet<string>) => id === undefined || (typeof id === "string" && ids.has(id));
  return (
    ofCompany &&
    areOnce &&
    contents.every(({ projectId }) => isKnown(projectId, projectIds)) &&
    versions.every(({ contentId }) => contentIds.has(contentId))
  );
}

function jsonOf(archive: Archive, name: string): unknown {
  try {
    return JSON.parse(archive.bytesOf(name)?.toString("utf8") ?? "") as unknown;
  } catch {
    throw damaged();
  }
}
