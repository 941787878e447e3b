import type { ResearchLog } from "./research.ts";
import type { ToolFailure } from "./tool-problem.ts";
import type { ToolSettings } from "./toolbox.ts";

export interface ResearchLimits {
  /** Uses of tools. */
  readonly steps: number;
  /** Milliseconds for all of it; after two thirds nothing more is looked up. */
  readonly time: number;
  /** Tokens told and written, in all: what was set aside for it. */
  readonly tokens: number;
}

/** A research as its writer is given it. */
export interface Investigation {
  readonly tools: ToolSettings;
  readonly limits: ResearchLimits;
  /** Keeps what was done so far, for whoever watches; rejects where this attempt doesn't count any more. */
  readonly note: (log: ResearchLog) => Promise<void>;
  /** Tells the operator of a tool that failed. */
  readonly warn: (failure: ToolFailure) => void;
}
