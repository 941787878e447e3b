import type { Text } from "../blocks.ts";
import type { Answer, Shown } from "../edit-ports.ts";
import { EditSession } from "../edit-session.ts";
import type { Attributed, EditState, Origin, Save, Stored } from "../edit-state.ts";
import type { SaveStatus } from "../save-status.ts";
import type { Clock } from "./clock.ts";
import type { Device, Found, Outcome } from "./device.ts";
import type { Network, Reception } from "./network.ts";
import type { Service } from "./service.ts";
import { TEXT } from "./texts.ts";

export interface Surroundings {
  clock: Clock;
  service: Service;
  network: Network;
  device: Device;
}

let opened = 0;

/** One tab of the person's browser with the text open, its ports joined to the simulated surroundings. */
export class Tab {
  readonly name: string;
  /** Another one each time that it is opened. */
  readonly id: string;
  readonly session: EditSession<Text>;
  /** What undo brings back, the last one last, and what redo does. */
  readonly past: Attributed<Text>[] = [];
  readonly future: Attributed<Text>[] = [];
  sends = 0;
  onSend: ((save: Save<Text>) => void) | undefined;
  /** What the editor shows, and what that was made from. */
  screen: Text;
  #on: Shown<Text>;
  #dead = false;
  readonly #around: Surroundings;

  /** Under which what it has waits in the queue. */
  queuedAs: string;

  constructor(name: string, around: Surroundings, stored: Stored<Text>, { left, waiting, queuedAs }: Found) {
    this.name = name;
    this.queuedAs = queuedAs;
    this.id = `${name}-${(opened += 1)}`;
    this.#around = around;
    const { clock, device } = around;
    this.session = new EditSession(
      TEXT,
      {
        send: (save) => this.#send(save),
        reload: () => this.#reload(),
        keep: (kept) => void (this.#dead || device.drafts.set(name, { ...structuredClone(kept), at: clock.now })),
        forget: () => {
          if (this.#dead) return;
          device.drafts.delete(name);
          if (device.queue.get(this.queuedAs)?.state !== "waiting") device.queue.delete(this.queuedAs);
        },
        takeBack: () => (this.#dead ? new Promise(() => {}) : device.takeBack(this.queuedAs)),
        leaveToQueue: () => {},
        now: () => clock.now,
        after: (milliseconds, call) => clock.after(milliseconds, () => void (this.#dead || call())),
      },
      stored,
      left,
      waiting,
    );
    this.#on = this.session.present();
    this.screen = this.#on.value;
    this.session.subscribe(() => this.#show(this.session.shown));
  }

  /** The person makes this of what the editor shows. */
  type(value: Text): void {
    this.screen = value;
    this.session.type(value, this.#on);
  }

  /** The page is left and come back to, before anything else happens. */
  showAnew(): void {
    this.#on = this.session.present();
    this.screen = this.#on.value;
  }

  #show(shown: Shown<Text>): void {
    if (shown === this.#on) return;
    this.#on = shown;
    this.screen = shown.value;
  }

  get state(): EditState<Text> {
    return this.session.state;
  }

  get text(): Text {
    return this.state.mine;
  }

  get origin(): Origin {
    return this.state.origin;
  }

  get status(): SaveStatus | undefined {
    return this.session.status;
  }

  hear(outcome: Outcome): void {
    if (this.#dead) return;
    if (outcome.end === "stored") this.session.delivered(outcome.stored, outcome.sent);
    else this.session.undelivered(outcome.end, outcome.sent);
  }

  close(): void {
    this.session.close();
    this.#dead = true;
  }

  /** The browser is gone, at once. */
  crash(): void {
    this.#dead = true;
  }

  async #send(save: Save<Text>): Promise<Answer<Text>> {
    if (this.#dead) return new Promise(() => {});
    const { network, service, device } = this.#around;
    this.sends += 1;
    this.onSend?.(save);
    const { value, origin, base, checkpoint } = save;
    const reply = await network.request(
      () => ({ stored: service.save({ value, origin, version: base.version, checkpoint, author: "person" }) }) as const,
    );
    if (this.#dead) return new Promise(() => {});
    if (reply === "nobody") return { end: "unanswered", queue: async () => (this.#dead ? "" : this.#queue(save)) };
    if (reply === "refused" || reply === "unavailable") return { end: "failed", failure: { kind: reply, reason: reply } };
    if (!reply.stored) return { end: "outdated" };
    device.queue.delete(this.queuedAs);
    device.read = reply.stored;
    return { end: "stored", stored: reply.stored };
  }

  #queue(save: Save<Text>): string {
    this.queuedAs = this.name;
    return this.#around.device.put(this.name, save);
  }

  async #reload(): Promise<Stored<Text> | undefined> {
    const { network, service } = this.#around;
    const reply: Reception<{ stored: Stored<Text> }> = await network.request(() => ({ stored: service.current }));
    return this.#dead ? new Promise(() => {}) : typeof reply === "string" ? undefined : reply.stored;
  }
}
