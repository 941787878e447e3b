import { enforceVoice, type Voiced, VoicePass } from "@muhtawa/text-analysis";
import { grounded, type Proposed } from "../brand/proposal.ts";
import { clip } from "../composer/prose.ts";
import { estimateTokens } from "../writing/tokens.ts";
import { promptFor } from "../prompts/prompts.ts";
import type { Prompt } from "../prompts/prompt.ts";
import { Researcher } from "../research/researcher.ts";
import { type Assignment, rulesFor } from "../writing/assignment.ts";
import { applyVoice } from "../writing/voice-rules.ts";
import { characterLimit } from "../writing/limits.ts";
import { Mender } from "../writing/mender.ts";
import { outputBound } from "../writing/output-bound.ts";
import { OutputGate } from "../writing/output-gate.ts";
import type { Structure } from "../writing/structures.ts";
import { voiced } from "../writing/voiced.ts";
import { type Draft, WritingFailure, type Writer } from "../writing/writer.ts";
import type { Call, Chat, ChatUsage } from "./chat.ts";
import { readStructured } from "./structured-answer.ts";

/** Writes with a language model. */
export class ModelWriter implements Writer {
  readonly offline = false;
  readonly model: string;
  readonly #chat: Chat;
  readonly #thinking: number;

  /** `thinking`: tokens that the model may think for before it writes. */
  constructor(model: string, chat: Chat, thinking: number) {
    this.model = model;
    this.#chat = chat;
    this.#thinking = thinking;
  }

  async *write(assignment: Assignment, signal: AbortSignal): AsyncGenerator<string, Draft> {
    if (assignment.research) return yield* new Researcher(this.#chat, assignment, assignment.research, this.#thinking).research(signal);
    const prompt = promptFor(assignment);
    if (prompt.structure) return yield* this.#structured(assignment, prompt, prompt.structure, signal);
    const limit = characterLimit(assignment);
    if (limit !== undefined) return yield* this.#limited(assignment, prompt, limit, signal);
    const answer = this.#chat.ask(this.#callOf(assignment, prompt), signal);
    const gate = new OutputGate(assignment);
    const mender = new Mender(assignment);
    const pass = new VoicePass(rulesFor(assignment));
    const rest = () => pass.push(mender.push(gate.end()) + mender.end()) + pass.end();
    let text = "";
    try {
      for (;;) {
        const { done, value } = await answer.next();
        const piece = done ? rest() : pass.push(mender.push(gate.push(value)));
        text += piece;
        if (piece !== "") yield piece;
        if (done) return { ...draft(text, prompt, pass.written, [value]), ...changed(pass.written, { text, changes: pass.changes }) };
      }
    } catch (error) {
      // Text held back by the gate belongs to what is kept of an interrupted generation.
      const held = rest();
      if (held !== "") yield held;
      throw error;
    }
  }

  /** Held back until it is whole, since it may have to be cut. */
  async *#limited(assignment: Assignment, prompt: Prompt, limit: number, signal: AbortSignal): AsyncGenerator<string, Draft> {
    const { answer, usage } = await this.#whole(assignment, prompt, [], signal);
    const written = new Mender(assignment).all(new OutputGate(assignment).all(answer).trim());
    const voiced = enforceVoice(written, rulesFor(assignment));
    const text = clip(voiced.text, limit);
    if (text !== "") yield text;
    return { ...draft(text, prompt, answer, [usage]), ...changed(clip(written, limit), { text, changes: voiced.changes }) };
  }

  /** An answer that isn't as asked is sent back once with what is wrong with it. */
  async *#structured(assignment: Assignment, prompt: Prompt, structure: Structure, signal: AbortSignal): AsyncGenerator<string, Draft> {
    const first = await this.#whole(assignment, prompt, [], signal);
    let read = readStructured(first.answer, structure);
    const usages = [first.usage];
    if ("problem" in read && !signal.aborted) {
      const repaired = await this.#whole(assignment, prompt, [first.answer, read.problem], signal);
      usages.push(repaired.usage);
      read = readStructured(repaired.answer, structure);
    }
    if (signal.aborted) return draft("", prompt, first.answer, usages);
    if ("problem" in read) throw new WritingFailure("brokeFormat", new Error("the second answer, too, hasn't the form asked for"));
    const rules = rulesFor(assignment);
    const gate = new OutputGate(assignment);
    const { source, locale } = assignment;
    const written = source
      ? grounded(read.items as readonly Proposed[], source, locale, (text) => gate.all(text))
      : voiced(read.items, (text) => new Mender(assignment).all(gate.all(text)));
    const items = source ? written : voiced(written, (text) => applyVoice(text, rules));
    const text = structure.render(items, assignment.locale);
    if (text !== "") yield text;
    const plainText = structure.render(written, assignment.locale);
    return { ...draft(text, prompt, text, usages), items, ...(plainText === text ? {} : { plainText }) };
  }

  async #whole(
    assignment: Assignment,
    prompt: Prompt,
    repair: readonly string[],
    signal: AbortSignal,
  ): Promise<{ answer: string; usage: ChatUsage }> {
    const asking = this.#chat.ask(this.#callOf(assignment, prompt, repair), signal);
    let answer = "";
    for (;;) {
      const { done, value } = await asking.next();
      if (done) return { answer, usage: value };
      answer += value;
    }
  }

  #callOf(assignment: Assignment, prompt: Prompt, repair?: readonly string[]): Call {
    return { ...callOf(assignment, prompt, repair), most: outputBound(assignment, this.#thinking) };
  }
}

function callOf({ temperature }: Assignment, { system, user, structure }: Prompt, [answer, problem]: readonly string[] = []) {
  const repair =
    answer === undefined
      ? []
      : ([
          { role: "assistant", content: answer || "(empty)" },
          {
            role: "user",
            content: `That answer can't be read (${problem}). Answer again with JSON of exactly this shape and nothing else: ${structure?.shape}`,
          },
        ] as const);
  return { system, messages: [{ role: "user", content: user } as const, ...repair], temperature };
}

const changed = (written: string, { text, changes }: Voiced): Pick<Draft, "plainText" | "changes"> =>
  text === written ? {} : { plainText: written, changes };

/** Endpoints that don't count are counted for. */
function draft(text: string, prompt: Prompt, answer: string, usages: readonly ChatUsage[]): Draft {
  const sum = (figures: readonly (number | undefined)[], otherwise: number) =>
    figures.every((figure) => figure === undefined) ? otherwise : figures.reduce<number>((total, figure) => total + (figure ?? 0), 0);
  return {
    text,
    inputTokens: sum(
      usages.map((usage) => usage.inputTokens),
      estimateTokens(`${prompt.system}\n${prompt.user}`),
    ),
    outputTokens: sum(
      usages.map((usage) => usage.outputTokens),
      estimateTokens(answer),
    ),
    costMicros: 0,
  };
}
