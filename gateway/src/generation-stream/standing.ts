import { generationKind, generationStatus } from "@muhtawa/contracts";
import { z } from "zod";

/** How a generation stands, as the ai service tells it. */
export const standing = z.object({ id: z.string(), kind: generationKind, status: z.union([generationStatus, z.literal("DELETED")]) });
export type Standing = z.infer<typeof standing>;

export const isUnderWay = (status: Standing["status"]) => status === "QUEUED" || status === "RUNNING";
