import { Answered } from "../brand/answered.ts";
import type { ResearchTool, StepProblem } from "./research.ts";

/** Why a tool has nothing to tell. */
export class ToolProblem extends Error {
  readonly problem: StepProblem;

  constructor(problem: StepProblem, cause?: unknown) {
    super(problem, { cause });
    this.name = "ToolProblem";
    this.problem = problem;
  }
}

/** What an operator is told of a tool that failed: nothing of what it was asked. */
export interface ToolFailure {
  readonly tool: ResearchTool;
  readonly problem: StepProblem;
  readonly host?: string | undefined;
  /** What was answered, where that was why. */
  readonly status?: number | undefined;
  readonly cause: string;
}

const MOST_CAUSES = 5;

/** An error and those that it came of. */
function* chainOf(error: unknown): Generator<Error> {
  let one = error;
  for (let depth = 0; one instanceof Error && depth < MOST_CAUSES; depth += 1) {
    yield one;
    one = one.cause;
  }
}

/** A parser's message repeats a piece of what it has read: of most errors their names are told. */
function named(error: Error): string {
  if (error instanceof Answered) return error.message;
  if ("code" in error && typeof error.code === "string") return error.code;
  return error.name === "Error" ? error.message.slice(0, 200) : error.name;
}

/** The failure behind a problem; none where the tool has done its work and there was nothing. */
export function failureOf(tool: ResearchTool, error: unknown, host: string | undefined): ToolFailure | undefined {
  const problem = error instanceof ToolProblem ? error.problem : "UNREACHABLE";
  const causes = [...chainOf(error instanceof ToolProblem ? error.cause : error)];
  if (causes.length === 0) return undefined;
  const status = causes.find((cause) => cause instanceof Answered)?.status;
  return { tool, problem, host, status, cause: causes.map(named).join(": ") };
}
