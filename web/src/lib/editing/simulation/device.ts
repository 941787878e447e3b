import { sameText, type Text } from "../blocks.ts";
import { mergeInDoubt } from "../doubtful-saves.ts";
import type { Left, Queued, Save, Stored } from "../edit-state.ts";
import type { Network } from "./network.ts";
import type { Service } from "./service.ts";
import { TEXT } from "./texts.ts";

interface Entry extends Queued<Text> {
  base: Stored<Text>;
  doubtful: readonly Text[];
  state: "waiting" | "conflict" | "refused";
}

const queuedOf = ({ value, origin, entry, checkpoint }: Entry): Queued<Text> => ({ value, origin, entry, checkpoint });

/** What a tab that opens finds of those before it, and under which name it waits in the queue. */
export interface Found {
  from?: string;
  left?: Left<Text>;
  waiting?: Queued<Text>;
  queuedAs: string;
}

type Delivery = { end: "stored"; stored: Stored<Text> } | { end: "conflict" };

/** What becomes of an entry of the queue. */
export type Outcome = (Delivery | { end: "refused" }) & { sent: Queued<Text> };

/** What outlives a crash: each tab's draft, and the queue, which is sent by one tab at a time. */
export class Device {
  readonly drafts = new Map<string, Left<Text>>();
  readonly queue = new Map<string, Entry>();
  /** The text as it was read last, for pages opened without a network. */
  read: Stored<Text>;
  /** There is no room for anything more. */
  full = false;
  #revisions = 0;
  #sending: Promise<void> | undefined;
  #deliveries = 0;
  readonly #service: Service;
  readonly #network: Network;

  constructor(service: Service, network: Network) {
    this.#service = service;
    this.#network = network;
    this.read = service.current;
  }

  get isSending(): boolean {
    return this.#sending !== undefined;
  }

  get deliveries(): number {
    return this.#deliveries;
  }

  put(tab: string, { value, origin, base, doubtful, checkpoint }: Save<Text>): string {
    if (this.full) throw new DOMException("No room", "QuotaExceededError");
    const entry = String((this.#revisions += 1));
    this.queue.set(tab, { value, origin, base, doubtful, checkpoint, state: "waiting", entry });
    return entry;
  }

  async takeBack(tab: string): Promise<void> {
    while (this.#sending) await this.#sending;
    this.queue.delete(tab);
  }

  /** Sends the oldest entry, if that isn't being done already. */
  deliver(tell: (tab: string, outcome: Outcome) => void): void {
    const next = [...this.queue].find(([, { state }]) => state === "waiting");
    if (!next || this.#sending || !this.#network.online) return;
    const [tab, entry] = next;
    this.#deliveries += 1;
    const sending = this.#network
      .request(() => this.#save(entry))
      .then((answer) => {
        // whoever sent it is gone
        if (this.#sending !== sending) return;
        this.#sending = undefined;
        if (answer === "nobody" || answer === "unavailable") return;
        const now = this.queue.get(tab);
        const sent = queuedOf(entry);
        const isSent = now?.entry === entry.entry;
        if (answer === "refused") {
          if (isSent) this.queue.set(tab, { ...entry, state: "refused" });
          if (isSent) tell(tab, { end: "refused", sent });
        } else if (answer.end === "conflict") {
          if (isSent) this.queue.set(tab, { ...entry, state: "conflict" });
          if (isSent) tell(tab, { ...answer, sent });
        } else {
          if (isSent) this.queue.delete(tab);
          else if (now) this.queue.set(tab, { ...now, base: { ...answer.stored, value: entry.value }, doubtful: [] });
          tell(tab, { ...answer, sent });
        }
      });
    this.#sending = sending;
  }

  /** The tab that was sending is gone. */
  abandon(): void {
    this.#sending = undefined;
  }

  /** What a tab that opens finds: its own, or the newest that a closed tab has left, which becomes its own; what is being sent keeps its name. */
  adopt(tab: string, isOpen: (tab: string) => boolean): Found {
    const dead = [...this.drafts].filter(([of]) => of !== tab && !isOpen(of)).toSorted(([, one], [, other]) => other.at - one.at)[0];
    const from = this.drafts.has(tab) ? tab : dead?.[0];
    if (!from) return { queuedAs: tab };
    const left = this.drafts.get(from);
    const queued = this.queue.get(from);
    const queuedAs = queued && this.isSending ? from : tab;
    this.drafts.delete(from);
    if (left) this.drafts.set(tab, left);
    if (queued && queuedAs === tab) {
      this.queue.delete(from);
      this.queue.set(tab, queued);
    }
    return {
      from,
      queuedAs,
      ...(left ? { left } : {}),
      ...(queued?.state === "waiting" ? { waiting: queuedOf(queued) } : {}),
    };
  }

  #save({ value, origin, base, doubtful, checkpoint }: Entry): Delivery {
    const author = "person";
    const stored = this.#service.save({ value, origin, version: base.version, checkpoint, author });
    if (stored) return { end: "stored", stored };
    const { current } = this.#service;
    if (sameText(value, current.value)) return { end: "stored", stored: current };
    const together = mergeInDoubt(TEXT, { base: base.value, doubtful, mine: value }, current.value);
    if (together === undefined) return { end: "conflict" };
    if (sameText(together, current.value)) return { end: "stored", stored: current };
    const isHumans = sameText(together, value) || current.origin.source === "HUMAN";
    const both = origin.source === "HUMAN" && isHumans ? origin : ({ source: "AI_EDITED" } as const);
    const merged = this.#service.save({ value: together, origin: both, version: current.version, checkpoint, author });
    return merged ? { end: "stored", stored: merged } : { end: "conflict" };
  }
}
