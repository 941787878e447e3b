import { isDeepStrictEqual } from "node:util";
import { versionConflict } from "@muhtawa/service-kit";
import type { Content, ContentState } from "./content.ts";

/** What is edited by itself, and the fields that it shows. Keywords are shown by two. */
const PARTS = {
  needs: ["title", "type", "locale", "classification", "level", "methodology", "interestArea", "view", "framework", "keywords", "details"],
  idea: ["idea", "ideaExplanation", "keywords"],
  objectives: ["conversionFunnel", "objective", "topics", "internalLinks", "externalLinks"],
  tools: ["tools", "sharingStyle", "writerRole", "participation", "intensity", "socialChannels"],
  body: ["body"],
  pictures: ["pictureIds"],
  status: ["status", "scheduledFor", "publishedAt"],
} as const satisfies Record<string, readonly (keyof ContentState)[]>;

export type Part = keyof typeof PARTS;

/** The content's version at which each part last changed. */
export type PartVersions = Readonly<Record<Part, number>>;

const NAMES = Object.keys(PARTS) as Part[];

const all = (version: number) => Object.fromEntries(NAMES.map((part) => [part, version])) as Record<Part, number>;

/** Of a content that has just been made. */
export const FIRST_VERSIONS: PartVersions = all(1);

/** Of one that was last written before parts had versions, each may have changed in its last write. */
export const partVersionsOf = ({ partVersions, version }: Pick<Content, "partVersions" | "version">): PartVersions =>
  partVersions ?? all(version);

/** The versions of those parts that a text is measured by; another one whenever the same text may have another score. */
export function briefPartsOf(content: Pick<Content, "partVersions" | "version">): string {
  const { needs, idea, objectives } = partVersionsOf(content);
  return [needs, idea, objectives].join(".");
}

/** The versions of those parts that a score is made of; another one whenever a score may be. */
export const scoredPartsOf = (content: Pick<Content, "partVersions" | "version">): string =>
  [briefPartsOf(content), partVersionsOf(content).body].join(".");

/** The state with the parts that differ from the stored content at the version that the write will make. */
export function withPartVersions(before: Content, state: ContentState): ContentState {
  const changed = NAMES.filter((part) => PARTS[part].some((field) => !isDeepStrictEqual(before[field], state[field])));
  if (changed.length === 0) return state;
  const written = Object.fromEntries(changed.map((part) => [part, before.version + 1]));
  return { ...state, partVersions: { ...partVersionsOf(before), ...written } };
}

/** Throws CONFLICT if one of the parts has changed after the version that somebody knows, or if there has been no such version. */
export function demandUnchanged(content: Content, parts: readonly Part[], expectedVersion: number | null | undefined): void {
  if (expectedVersion == null) return;
  const versions = partVersionsOf(content);
  const isCurrent = expectedVersion <= content.version && parts.every((part) => versions[part] <= expectedVersion);
  if (!isCurrent) throw versionConflict(content.version);
}
