import { COMPANY_ARCHIVE } from "@muhtawa/contracts/company-archive";
import { z } from "zod";

/** Grows when an archive can't be read by an earlier release any more. */
export const ARCHIVE_VERSION = 1;
export const MANIFEST = "manifest.json";
/** A file for each part that isn't the files themselves. */
export const PARTS = Object.values(COMPANY_ARCHIVE).flat();

/** What an archive says of itself: every other entry of it, by its digest. */
export const manifest = z.object({
  format: z.literal("muhtawa-company"),
  version: z.literal(ARCHIVE_VERSION),
  madeAt: z.string(),
  files: z.record(z.string(), z.object({ bytes: z.number().int().min(0), sha256: z.string().length(64) })),
});
export type Manifest = z.infer<typeof manifest>;
