import type { EditPorts, Happening } from "./edit-ports.ts";
import type { EditEffect, Left, Save } from "./edit-state.ts";
import type { Due } from "./edit-timing.ts";

/** The session that the effects are of. */
interface Session<Value> {
  happen(event: Happening<Value>): void;
  /** Whether it still waits for the answer to this one. */
  isSending(attempt: number): boolean;
  /** What of it is to be kept on this device. */
  left(): Omit<Left<Value>, "at">;
}

/** Does what a decision says is to be done, and tells the session what came of it. */
export class EditEffects<Value> {
  readonly #ports: EditPorts<Value>;
  readonly #session: Session<Value>;
  #stopTimer: (() => void) | undefined;
  /** Resolves once nothing of this waits in the queue any more. */
  #free = Promise.resolve();
  #stopped = false;

  constructor(ports: EditPorts<Value>, session: Session<Value>) {
    this.#ports = ports;
    this.#session = session;
  }

  carryOut(effects: readonly EditEffect<Value>[]): void {
    for (const effect of effects) {
      if (effect.do === "keep") this.keep();
      else if (effect.do === "forget") this.#ports.forget();
      else if (effect.do === "take-back") this.#free = Promise.all([this.#free, this.#ports.takeBack()]).then(() => undefined);
      else if (effect.do === "leave-to-queue") this.#ports.leaveToQueue();
      else if (effect.do === "reload") void this.#ports.reload().then((stored) => this.#session.happen({ type: "reloaded", stored }));
      else if (effect.do === "send") void this.#free.then(() => this.#send(effect.save));
    }
  }

  keep(): void {
    this.#ports.keep(this.#session.left());
  }

  /** Calls when the next save is due. */
  wait(due: Due | undefined): void {
    this.#stopTimer?.();
    this.#stopTimer = undefined;
    if (!due || this.#stopped) return;
    this.#stopTimer = this.#ports.after(Math.max(0, due.at - this.#ports.now()), () => this.#session.happen({ type: "tick" }));
  }

  /** Nothing is sent any more. */
  stop(): void {
    this.#stopped = true;
    this.#stopTimer?.();
  }

  async #send(save: Save<Value>): Promise<void> {
    const { attempt } = save;
    // while it waited for the queue, what was taken back turned out to have been sent
    if (this.#stopped || !this.#session.isSending(attempt)) return;
    const answer = await this.#ports.send(save);
    if (answer.end === "unanswered") {
      // it stays where it is kept, or was removed from there with the session
      if (this.#stopped) return;
      // another save has taken its place meanwhile
      if (!this.#session.isSending(attempt)) return;
      // keep the draft until it is queued; the browser may have no room for the queue's entry
      const entry = await answer.queue().catch(() => undefined);
      if (entry !== undefined && !this.#session.isSending(attempt)) return this.carryOut([{ do: "take-back" }]);
      if (entry !== undefined) this.#session.happen({ type: "unanswered", attempt, entry });
      else this.#session.happen({ type: "failed", attempt, failure: { kind: "unavailable", reason: "" } });
    } else if (answer.end === "stored") this.#session.happen({ type: "stored", attempt, stored: answer.stored });
    else if (answer.end === "outdated") this.#session.happen({ type: "outdated", attempt });
    else this.#session.happen({ type: "failed", attempt, failure: answer.failure });
  }
}
