import type { Logger } from "@muhtawa/service-kit";
import type { Generation } from "../domain/generation.ts";
import { AttemptLost, type OutputWriter } from "../output/output-writer.ts";
import type { Investigation } from "../research/investigation.ts";
import type { ToolSettings } from "../research/toolbox.ts";
import type { GenerationStore } from "../store/generation-store.ts";
import { outlast } from "../store/outage.ts";

export interface ResearchOptions {
  readonly tools: ToolSettings;
  readonly steps: number;
  /** Milliseconds. */
  readonly time: number;
}

/** A generation's research: it may use what was set aside for it, and each step is kept before those who watch are told of it. */
export function investigationOf(
  { _id: id, attempt, hold }: Generation,
  ports: { readonly generations: GenerationStore; readonly research: ResearchOptions; readonly logger: Logger },
  output: OutputWriter,
): Investigation {
  const { generations, logger } = ports;
  const { tools, steps, time } = ports.research;
  return {
    tools,
    limits: { steps, time, tokens: hold?.tokens ?? 0 },
    note: async (log) => {
      const isNoted = await outlast(logger, { generationId: id }, () => generations.noteResearch(id, attempt, log));
      if (!isNoted) throw new AttemptLost();
      output.progress(`step ${log.steps.length}`);
    },
    warn: (failure) => logger.warn({ generationId: id, ...failure }, "a tool of a research came to nothing"),
  };
}
