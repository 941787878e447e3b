import { STORED } from "../../../lib/stored-names.ts";
import { readStored, removeStored, writeStored } from "../../../lib/stored-values.ts";

/** A generation whose text is to be decided on, and the version of the source's text that it is made from. */
export interface KeptRun {
  generationId: string;
  sourceVersion: number;
}

const SHAPE = /^(\d+) (\S+)$/;

/** What waits on this device to be decided on, of a content that is made from another. */
export function keptRun(contentId: string): KeptRun | undefined {
  const [, version, generationId] = SHAPE.exec(readStored(STORED.repurposedOf(contentId)) ?? "") ?? [];
  return version && generationId ? { generationId, sourceVersion: Number(version) } : undefined;
}

export const keepRun = (contentId: string, { generationId, sourceVersion }: KeptRun): void =>
  writeStored(STORED.repurposedOf(contentId), `${sourceVersion} ${generationId}`);

export const forgetRun = (contentId: string): void => removeStored(STORED.repurposedOf(contentId));
