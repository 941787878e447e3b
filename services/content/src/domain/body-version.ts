import type { Content, ContentState } from "./content.ts";
import { bodyBasisOf, type FieldSource } from "./provenance.ts";

/** The body that is stored now, as a version. Versions count from 1; one that isn't open never changes. */
export interface BodyVersion {
  readonly number: number;
  readonly authorId: string;
  readonly source: FieldSource;
  readonly generationId?: string;
  /** What an AI built it on; absent where a person wrote it. */
  readonly basis?: string;
  readonly savedAt: Date;
  /** While it is being written: the next save may take its place. */
  readonly open?: true;
}

export interface VersionSave {
  readonly authorId: string;
  readonly savedAt: Date;
  /** Whether it is to stay as it is, whatever is saved afterwards. */
  readonly isCheckpoint: boolean;
  /** Whether the saver knows the text whose place this takes. */
  readonly isInformed: boolean;
  /** Of a body that is restored: what it was built on. */
  readonly basis?: string;
}

/** Without a save for this long, a person has paused, and what is there is worth keeping. */
export const PAUSE_MS = 60_000;

/** The version that a changed body makes: the one that is open written on, or the next. */
export function versionOf(before: ContentState, state: ContentState, save: VersionSave): BodyVersion {
  const { authorId, savedAt, isCheckpoint } = save;
  const entry = state.provenance.find(({ field }) => field === "body");
  const source = entry?.source ?? "HUMAN";
  // A stale body keeps the basis that it was made on.
  const basis = entry?.stale ? (save.basis ?? before.bodyVersion?.basis) : bodyBasisOf(state);
  const version = {
    authorId,
    source,
    ...(entry?.generationId && { generationId: entry.generationId }),
    ...(source !== "HUMAN" && basis && { basis }),
    savedAt,
    ...(!isCheckpoint && { open: true as const }),
  };
  const last = before.bodyVersion;
  const writesOn = last !== undefined && save.isInformed && isWrittenOn(last, version);
  return { number: (last?.number ?? 0) + (writesOn ? 0 : 1), ...version };
}

const isWrittenOn = (last: BodyVersion, next: Omit<BodyVersion, "number">) =>
  last.open === true &&
  last.authorId === next.authorId &&
  last.source === next.source &&
  last.generationId === next.generationId &&
  next.savedAt.getTime() - last.savedAt.getTime() <= PAUSE_MS;

/** The same with the version closed, so that whatever is saved next is another. */
export function closed<Versioned extends { bodyVersion?: BodyVersion }>(content: Versioned): Versioned {
  if (!content.bodyVersion?.open) return content;
  const { open: _, ...bodyVersion } = content.bodyVersion;
  return { ...content, bodyVersion };
}

/** Whether a write leaves the version behind that was the newest. */
export const leavesVersion = ({ bodyVersion }: Content, next: ContentState) =>
  bodyVersion !== undefined && bodyVersion.number !== next.bodyVersion?.number;
