import { type ArchiveFault, ArchiveRefused, readArchive } from "./read-archive.ts";
import { type Step, stepsOf } from "./renamed.ts";

/** What an archive comes to, or why it isn't taken in. */
export type ArchivePlan = { readonly companyId: string; readonly steps: readonly Step[] } | { readonly fault: ArchiveFault };

/** In a process of its own: reads an archive and plans how it is taken in. */
export default function planArchive({ buffer, byteOffset, byteLength }: Uint8Array): ArchivePlan {
  try {
    return stepsOf(readArchive(Buffer.from(buffer, byteOffset, byteLength)));
  } catch (error) {
    if (error instanceof ArchiveRefused) return { fault: error.fault };
    // Nested deeper than can be followed.
    if (error instanceof RangeError) return { fault: "tooLarge" };
    throw error;
  }
}
