import { z } from "zod";
import { generationKind, generationStatus } from "./enumerations.ts";

/** That a generation is there, and how it stands: what the ai service tells its person of it while they listen. */
export const generationStanding = z.object({
  id: z.string(),
  kind: generationKind,
  status: z.union([generationStatus, z.literal("DELETED")]),
});
/** How a generation stands, as checked. */
export type GenerationStanding = z.infer<typeof generationStanding>;
