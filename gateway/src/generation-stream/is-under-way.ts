import type { GenerationStanding } from "@muhtawa/contracts";

export const isUnderWay = (status: GenerationStanding["status"]) => status === "QUEUED" || status === "RUNNING";
