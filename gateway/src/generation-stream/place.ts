import type { GenerationOutput } from "@muhtawa/contracts";

/** `<attempt>.<index>`: where a client that lost the stream takes it up again. */
export const placeOf = ({ attempt, index }: Pick<GenerationOutput, "attempt" | "index">) => `${attempt}.${index}`;

export const isEnd = ({ type }: Pick<GenerationOutput, "type">) => type === "done" || type === "error";
