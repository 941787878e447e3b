import type { GenerationOutput } from "@muhtawa/contracts";

/** A server-sent event. */
export interface GenerationEvent {
  /** `<attempt>.<index>`: where a client that lost the stream takes it up again. */
  readonly id: string;
  readonly event: GenerationOutput["type"];
  readonly data: Record<string, unknown>;
}

export const placeOf = ({ attempt, index }: Pick<GenerationOutput, "attempt" | "index">) => `${attempt}.${index}`;

export const isEnd = ({ type }: GenerationOutput) => type === "done" || type === "error";

/** A worker's message as clients get it. */
export function eventOf(output: GenerationOutput): GenerationEvent {
  const { type, attempt, index, ...data } = output;
  return { id: placeOf({ attempt, index }), event: type, data };
}

/** An event as it goes over the line. */
export const frameOf = ({ id, event, data }: GenerationEvent) => `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
