import { decide, opened } from "./edit-machine.ts";
import type { EditPorts } from "./edit-ports.ts";
import type {
  Attributed,
  Decision,
  EditEffect,
  EditEvent,
  EditState,
  Generated,
  Kind,
  Left,
  Origin,
  Preference,
  Save,
  Stored,
} from "./edit-state.ts";
import { nextSave } from "./edit-timing.ts";
import { leftOf } from "./keeping.ts";
import { isIdle, type SaveStatus, statusOf } from "./save-status.ts";
import { isUnsaved } from "./saving.ts";

/** What a place where it is typed has to show, and what is typed there is made from: another one of these replaces it, whatever it says. */
export interface Shown<Value> {
  readonly value: Value;
}

type Happening<Value> = EditEvent<Value> extends infer Event ? (Event extends unknown ? Omit<Event, "at"> : never) : never;

/**
 * One document while it is edited in this tab: the only owner of what the person has, of what is stored, under way, waiting and in conflict.
 * It lives outside the components that show it, and goes on saving when they are gone.
 */
export class EditSession<Value> {
  readonly kind: Kind<Value>;
  readonly #ports: EditPorts<Value>;
  readonly #listeners = new Set<() => void>();
  readonly #ends = new Set<() => void>();
  #state: EditState<Value>;
  #stopTimer: (() => void) | undefined;
  /** Resolves once nothing of this waits in the queue any more. */
  #free = Promise.resolve();
  #closed = false;
  /** Reads what was typed since it was handed on last, from where it is typed. */
  #typing: (() => void) | undefined;
  /** What was last put before the person, and the value that stood there until then. */
  #shown: Shown<Value>;
  #replaced: Value;
  #revision = 0;
  #aside: unknown;

  constructor(kind: Kind<Value>, ports: EditPorts<Value>, stored: Stored<Value>, left?: Left<Value>, waiting?: Attributed<Value>) {
    this.kind = kind;
    this.#ports = ports;
    const { state, effects } = opened(kind, stored, ports.now(), left, waiting);
    this.#state = state;
    this.#shown = { value: state.mine };
    this.#replaced = state.mine;
    this.#aside = left?.aside;
    this.#carryOut(effects);
    this.#wait();
  }

  get state(): EditState<Value> {
    return this.#state;
  }

  /** What goes with the value without being compared: kept with it on this device. */
  get aside(): unknown {
    return this.#aside;
  }

  /** Adds to what goes with the value. */
  putAside(part: object): void {
    this.#aside = { ...(this.#aside as object | undefined), ...part };
    if (isUnsaved(this.kind, this.#state)) this.#keep();
  }

  /** Another number whenever something of it is to be shown anew. */
  get revision(): number {
    return this.#revision;
  }

  /** It changes only when something else than typing changes the value. */
  get shown(): Shown<Value> {
    return this.#shown;
  }

  /** A place begins to show it, with all that was typed elsewhere. */
  present(): Shown<Value> {
    this.#handOn();
    const { mine } = this.#state;
    if (mine !== this.#shown.value) {
      this.#replaced = mine;
      this.#shown = { value: mine };
    }
    return this.#shown;
  }

  get unsaved(): boolean {
    return this.#typing !== undefined || isUnsaved(this.kind, this.#state);
  }

  /** Whether the service has something of it still to say or to hear. */
  get pending(): boolean {
    return this.unsaved || this.#state.sending !== undefined;
  }

  /** Whether nothing is left to be done: neither unsaved, nor under way, nor to be decided. */
  get idle(): boolean {
    return this.#typing === undefined && isIdle(this.kind, this.#state);
  }

  get status(): SaveStatus | undefined {
    return statusOf(this.kind, this.#state, this.#typing !== undefined);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The person is typing: `read` tells the value once it is needed, `on` the value shown that it was made from. */
  typing(read: () => Value, on = this.#shown): void {
    if (this.#closed) return;
    const first = !this.unsaved;
    this.#typing = () => this.type(read(), on);
    if (first) this.#tell();
  }

  /** The person has made this of the value shown. */
  type(value: Value, on = this.#shown): void {
    this.#typing = undefined;
    if (on === this.#shown) {
      this.#happen({ type: "typed", value });
      return;
    }
    // another value was put in its place meanwhile: what was typed goes into that one
    const { value: both } = this.kind.merge(this.#replaced, value, this.#state.mine, "both");
    if (!this.kind.same(both, this.#state.mine)) this.put(both);
  }

  /** The person has put another value in its place, by a command rather than by typing. */
  put(value: Value, origin?: Origin): void {
    this.#happen({ type: "put", value, origin });
  }

  /** Part of it is a generation's now. */
  took(generationId: string): void {
    this.#happen({ type: "took", generationId });
  }

  /** A generation has ended: its text takes the place of this one, once, after this one is stored. */
  receive(generated: Generated<Value>): void {
    this.#happen({ type: "generated", generated });
  }

  /** Whether a generation's text is, or was, in here. */
  hasTaken(generationId: string): boolean {
    const { taken, base, origin } = this.#state;
    return taken.includes(generationId) || base.origin.generationId === generationId || origin.generationId === generationId;
  }

  /** Whether a generation's text is in here, was, or waits to be. */
  hasReceived(generationId: string): boolean {
    return this.hasTaken(generationId) || this.#state.incoming.some((one) => one.generationId === generationId);
  }

  /** Asks for what is here to be saved; on purpose, or because its place is being left. */
  save(checkpoint = true): void {
    this.#happen({ type: "ask", checkpoint });
  }

  /** The person goes elsewhere: it is saved, unless that is for the person to decide. */
  leave(checkpoint = true): void {
    this.#handOn();
    const { base, held, mine } = this.#state;
    if (this.kind.autosave && base.version !== undefined && !held && this.kind.isReady(mine)) this.save(checkpoint);
  }

  /** Saves, and resolves to whether the service has exactly what is here. */
  async store(): Promise<boolean> {
    this.save();
    await this.#until(() => this.status !== "saving");
    return this.status === "saved";
  }

  /** The service has this now: heard by another way than an answer to a save of ours. */
  found(stored: Stored<Value>): void {
    this.#happen({ type: "found", stored });
  }

  /** What waited was sent. */
  delivered(stored: Stored<Value>): void {
    this.#happen({ type: "delivered", stored });
  }

  /** What waited wasn't taken. */
  undelivered(why: "conflict" | "refused", reason = ""): void {
    this.#happen({ type: "undelivered", why, reason });
  }

  decide(take: Preference): void {
    this.#happen({ type: "decided", take });
  }

  /** Back to what is stored. */
  giveUp(): void {
    this.#happen({ type: "given-up" });
  }

  /** Ends it: nothing is sent any more. What is unsaved stays on this device. */
  close(): void {
    this.#handOn();
    this.#closed = true;
    this.#stopTimer?.();
    this.#listeners.clear();
    for (const end of this.#ends) end();
  }

  /** Calls back once it is closed. */
  whenClosed(call: () => void): void {
    this.#ends.add(call);
  }

  async #until(holds: () => boolean): Promise<void> {
    if (holds() || this.#closed) return;
    await new Promise<void>((resolve) => {
      const stop = this.subscribe(() => {
        if (!holds()) return;
        stop();
        resolve();
      });
    });
  }

  #happen(event: Happening<Value>): void {
    if (this.#closed) return;
    this.#handOn();
    this.#become(decide(this.kind, this.#state, { ...event, at: this.#ports.now() } as EditEvent<Value>));
  }

  #become({ state, effects }: Decision<Value>): void {
    const before = this.#state;
    if (state.given !== before.given) {
      this.#replaced = before.mine;
      this.#shown = { value: state.mine };
    }
    this.#state = state;
    this.#carryOut(effects);
    this.#wait();
    if (state !== before) this.#tell();
  }

  #tell(): void {
    this.#revision += 1;
    for (const listener of this.#listeners) listener();
  }

  #handOn(): void {
    const read = this.#typing;
    this.#typing = undefined;
    read?.();
  }

  #carryOut(effects: readonly EditEffect<Value>[]): void {
    for (const effect of effects) {
      if (effect.do === "keep") this.#keep();
      else if (effect.do === "forget") this.#ports.forget();
      else if (effect.do === "take-back") this.#free = Promise.all([this.#free, this.#ports.takeBack()]).then(() => undefined);
      else if (effect.do === "reload") void this.#ports.reload().then((stored) => this.#happen({ type: "reloaded", stored }));
      else if (effect.do === "send") void this.#free.then(() => this.#send(effect.save));
    }
  }

  #keep(): void {
    this.#ports.keep({ ...leftOf(this.#state), aside: this.#aside });
  }

  async #send(save: Save<Value>): Promise<void> {
    if (this.#closed) return;
    const { attempt } = save;
    const answer = await this.#ports.send(save);
    if (answer.end === "unanswered") {
      // what isn't in the queue yet is on this device all the same
      await answer.queue();
      this.#happen({ type: "unanswered", attempt });
    } else if (answer.end === "stored") this.#happen({ type: "stored", attempt, stored: answer.stored });
    else if (answer.end === "outdated") this.#happen({ type: "outdated", attempt });
    else this.#happen({ type: "failed", attempt, failure: answer.failure });
  }

  #wait(): void {
    this.#stopTimer?.();
    this.#stopTimer = undefined;
    const due = nextSave(this.kind, this.#state);
    if (!due || this.#closed) return;
    this.#stopTimer = this.#ports.after(Math.max(0, due.at - this.#ports.now()), () => this.#happen({ type: "tick" }));
  }
}
