import type { ModelMessage } from "ai";
import type { Chat } from "../models/chat.ts";
import type { Assignment } from "../writing/assignment.ts";
import { OutputGate } from "../writing/output-gate.ts";
import { estimateTokens } from "../writing/tokens.ts";
import { type Draft, SpentFailure, WritingFailure } from "../writing/writer.ts";
import { readTurn } from "./calls.ts";
import { kept } from "./findings.ts";
import type { Investigation } from "./investigation.ts";
import { Logbook } from "./logbook.ts";
import { renderFindings, type ResearchFinding, type ResearchLimit } from "./research.ts";
import { afterProblem, afterTool, answerNow, firstAsk } from "./research-prompt.ts";
import { Toolbox } from "./toolbox.ts";

/** Tokens of an answer with all that may be found, beside thoughts. */
const ANSWER = 2_500;
/** Tokens that one use of a tool may add to what the model is told. */
const STEP = 3_500;
/** The part of the time in which something is looked up. */
const LOOKING = 2 / 3;
/** Answers in a row that can't be used before the model is given up. */
const MOST_MUDDLES = 2;

/**
 * Lets a model look things up, one tool at a time, until it has its findings or has reached a limit: then it is asked for them by what
 * it has. Tools are called by JSON in the text, which every model writes, whatever its provider's protocol knows of tools.
 */
export class Researcher {
  readonly #chat: Chat;
  readonly #assignment: Assignment;
  readonly #investigation: Investigation;
  readonly #toolbox: Toolbox;
  readonly #log: Logbook;
  readonly #most: number;
  readonly #began = Date.now();
  readonly #messages: ModelMessage[] = [];
  #system = "";
  #told = 0;
  #inputTokens = 0;
  #outputTokens = 0;

  constructor(chat: Chat, assignment: Assignment, investigation: Investigation, thinking: number) {
    this.#chat = chat;
    this.#assignment = assignment;
    this.#investigation = investigation;
    this.#toolbox = new Toolbox(investigation, assignment);
    this.#log = new Logbook(investigation, this.#toolbox.tools);
    this.#most = ANSWER + thinking;
  }

  async *research(signal: AbortSignal): AsyncGenerator<string, Draft> {
    const clock = AbortSignal.timeout(this.#investigation.limits.time);
    const either = AbortSignal.any([signal, clock]);
    try {
      await this.#log.open();
      const { system, user } = firstAsk(this.#assignment, this.#toolbox, this.#investigation.limits.steps);
      this.#system = system;
      this.#tell({ role: "user", content: user });
      const findings = await this.#look(either);
      const text = renderFindings(findings, this.#assignment.locale);
      yield text;
      return this.#draft(text, findings);
    } catch (error) {
      if (signal.aborted) return this.#draft("");
      if (!clock.aborted) throw error instanceof WritingFailure && this.#used > 0 ? new SpentFailure(error.reason, error) : error;
      await this.#log.endBy("TIME");
      throw new WritingFailure("researchLimit", error);
    }
  }

  async #look(signal: AbortSignal): Promise<readonly ResearchFinding[]> {
    let limit: ResearchLimit | undefined;
    for (let muddles = 0; ;) {
      const reached: ResearchLimit | undefined = limit ?? this.#reached();
      if (reached && !limit) {
        limit = reached;
        await this.#log.endBy(limit);
        if (limit !== "STEPS" || this.#log.steps === 0) this.#tell({ role: "user", content: answerNow });
      }
      if (this.#used + this.#told + this.#most > this.#investigation.limits.tokens) throw new WritingFailure("researchLimit");
      const turn = readTurn(await this.#ask(signal));
      if ("findings" in turn) {
        const findings = this.#kept(turn.findings);
        if (findings.length > 0) return findings;
      }
      if ("call" in turn && !limit) {
        muddles = 0;
        const { step, told } = await this.#toolbox.use(turn.call, signal);
        await this.#log.add(step, this.#used);
        this.#tell({ role: "assistant", content: JSON.stringify(turn.call) }, { role: "user", content: afterTool(told, this.#left) });
        continue;
      }
      muddles += 1;
      const problem = "problem" in turn ? turn.problem : "call" in turn ? "no tool can be used any more" : "none of it can be used";
      if (!limit) await this.#log.add({ asked: "", found: [], sources: [], problem: "NOT_UNDERSTOOD" }, this.#used);
      if (muddles >= MOST_MUDDLES) throw new WritingFailure("call" in turn ? "researchLimit" : "brokeFormat", new Error(problem));
      this.#tell({ role: "assistant", content: "{}" }, { role: "user", content: afterProblem(problem, limit ? 0 : this.#left) });
    }
  }

  /** Which limit is reached; what is left has to do for the findings. */
  #reached(): ResearchLimit | undefined {
    const { steps, time, tokens } = this.#investigation.limits;
    if (this.#log.steps >= steps) return "STEPS";
    if (Date.now() - this.#began >= time * LOOKING) return "TIME";
    const thisAndTheLast = 2 * (this.#told + this.#most) + STEP;
    return this.#used + thisAndTheLast > tokens ? "TOKENS" : undefined;
  }

  get #left(): number {
    return Math.max(0, this.#investigation.limits.steps - this.#log.steps);
  }

  get #used(): number {
    return this.#inputTokens + this.#outputTokens;
  }

  #tell(...messages: readonly { readonly role: "user" | "assistant"; readonly content: string }[]): void {
    for (const { role, content } of messages) {
      const last = this.#messages.at(-1);
      // Some providers refuse two messages of one side in a row.
      if (last?.role === role) last.content = `${String(last.content)}\n\n${content}`;
      else this.#messages.push({ role, content });
      this.#told += estimateTokens(content);
    }
  }

  async #ask(signal: AbortSignal): Promise<string> {
    const { temperature } = this.#assignment;
    const asking = this.#chat.ask({ system: this.#system, messages: this.#messages, temperature, most: this.#most }, signal);
    let said = "";
    try {
      for (;;) {
        const { done, value } = await asking.next();
        if (!done) {
          said += value;
          continue;
        }
        this.#inputTokens += value.inputTokens ?? this.#told;
        this.#outputTokens += value.outputTokens ?? estimateTokens(said);
        signal.throwIfAborted();
        return said;
      }
    } finally {
      await asking.return({});
    }
  }

  #kept(findings: Parameters<typeof kept>[0]): readonly ResearchFinding[] {
    const gate = new OutputGate(this.#assignment);
    return kept(
      findings,
      (address) => this.#toolbox.readAt(address),
      (text) => gate.all(text),
    );
  }

  #draft(text: string, items?: readonly ResearchFinding[]): Draft {
    return { text, items, inputTokens: this.#inputTokens, outputTokens: this.#outputTokens, costMicros: 0 };
  }
}
