import { decide, opened } from "./edit-machine.ts";
import { isWhole, madeOf, mergeTaking } from "./doubtful-saves.ts";
import { EditEffects } from "./edit-effects.ts";
import type { EditPorts, Happening, Shown } from "./edit-ports.ts";
import type {
  Attributed,
  Decision,
  EditEvent,
  EditState,
  Generated,
  Kind,
  Left,
  Origin,
  Preference,
  Queued,
  Stored,
} from "./edit-state.ts";
import { nextSave } from "./edit-timing.ts";
import { leftOf } from "./keeping.ts";
import { originOfBoth } from "./origins.ts";
import type { OtherDraft } from "./other-draft.ts";
import { isIdle, type SaveStatus, statusOf } from "./save-status.ts";
import { isUnsaved } from "./saving.ts";

/**
 * One document while it is edited in this tab: the only owner of what the person has, of what is stored, under way, waiting and in conflict.
 * It lives outside the components that show it, and goes on saving when they are gone.
 */
export class EditSession<Value> {
  readonly kind: Kind<Value>;
  readonly #ports: EditPorts<Value>;
  readonly #effects: EditEffects<Value>;
  readonly #listeners = new Set<() => void>();
  readonly #ends = new Set<() => void>();
  #state: EditState<Value>;
  #closed = false;
  /** Reads what was typed since it was handed on last, from where it is typed. */
  #typing: (() => void) | undefined;
  /** What was last put before the person, and the value that stood there until then. */
  #shown: Shown<Value>;
  #replaced: Value;
  #revision = 0;
  #others: readonly OtherDraft<Value>[] = [];
  #aside: unknown;

  constructor(kind: Kind<Value>, ports: EditPorts<Value>, stored: Stored<Value>, left?: Left<Value>, waiting?: Queued<Value>) {
    this.kind = kind;
    this.#ports = ports;
    const { state, effects } = opened(kind, stored, ports.now(), left, waiting);
    this.#state = state;
    this.#shown = { value: state.mine };
    this.#replaced = state.mine;
    this.#aside = left?.aside;
    this.#effects = new EditEffects(ports, {
      happen: (event) => this.#happen(event),
      isSending: (attempt) => this.#state.sending?.attempt === attempt,
      left: () => ({ ...leftOf(this.#state), aside: this.#aside }),
    });
    this.#effects.carryOut(effects);
    this.#effects.wait(nextSave(kind, state));
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
    if (isUnsaved(this.kind, this.#state)) this.#effects.keep();
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

  /** Puts another value in the place of what is here, made of that with all that was typed until now. */
  change(make: (here: Attributed<Value>) => Attributed<Value>): void {
    this.#handOn();
    const { mine, origin } = this.#state;
    const next = make({ value: mine, origin });
    this.put(next.value, next.origin);
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

  /** The person has it saved as it is, also where a generation has left it unfinished. */
  accept(): void {
    this.#happen({ type: "accepted" });
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
    await this.settled();
    return this.status === "saved";
  }

  /** Resolves once nothing of it is under way. */
  async settled(): Promise<void> {
    await this.#until(() => this.status !== "saving");
  }

  /** What closed tabs have left of it, the newest first. */
  get others(): readonly OtherDraft<Value>[] {
    return this.#others;
  }

  offer(others: readonly OtherDraft<Value>[]): void {
    this.#others = others;
    this.#tell();
  }

  /**
   * Brings what another tab has left into what is here; where both changed the same, both stand where that is possible. Where it isn't, what was here
   * is left in the place of the other.
   */
  takeOther(other: OtherDraft<Value>): void {
    this.#handOn();
    const here = { ...leftOf(this.#state), aside: this.#aside };
    const { value: mine, origin } = here;
    const isBlank = !this.unsaved;
    const value = mergeTaking(this.kind, madeOf(other, other.value), mine, "both");
    const bothStand = isWhole(this.kind, madeOf(here, mine), value);
    // what goes with the other goes with what has taken the place of what was here
    if (other.aside !== undefined && (isBlank || !bothStand)) this.#aside = other.aside;
    if (!this.kind.same(value, mine)) this.put(value, originOfBoth(other.origin, origin));
    if (bothStand) return this.dropOther(other);
    other.replace(here);
    this.offer(this.#others.filter((one) => one !== other));
  }

  dropOther(other: OtherDraft<Value>): void {
    other.forget();
    this.offer(this.#others.filter((one) => one !== other));
  }

  /** The service has this now: heard by another way than an answer to a save of ours. */
  found(stored: Stored<Value>): void {
    this.#happen({ type: "found", stored });
  }

  /** What waited was sent; it may have been on its way when it was taken back. */
  delivered(stored: Stored<Value>, sent?: Queued<Value>): void {
    this.#happen({ type: "delivered", stored, sent });
  }

  /** What waited wasn't taken. */
  undelivered(why: "conflict" | "refused", sent: Queued<Value> | undefined, reason = ""): void {
    this.#happen({ type: "undelivered", why, sent, reason });
  }

  decide(take: Preference): void {
    this.#happen({ type: "decided", take });
  }

  /** What waits is left to the queue, and something new is begun here. */
  leaveToQueue(): void {
    this.#happen({ type: "left-to-queue" });
  }

  /** What waited was given up elsewhere, or a draft of this. */
  discarded(sent?: Queued<Value>): void {
    this.#happen({ type: "discarded", sent });
  }

  /** Back to what is stored. */
  giveUp(): void {
    this.#happen({ type: "given-up" });
  }

  /** Ends it: nothing is sent any more. What is unsaved stays on this device. */
  close(): void {
    this.#handOn();
    this.#closed = true;
    this.#effects.stop();
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
    this.#effects.carryOut(effects);
    this.#effects.wait(nextSave(this.kind, state));
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
}
