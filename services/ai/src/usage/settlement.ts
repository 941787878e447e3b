import type { Logger } from "@muhtawa/service-kit";
import { type Generation, type Hold, isFinished } from "../domain/generation.ts";
import type { GenerationStore } from "../store/generation-store.ts";
import { generationsById } from "../queries/generations.ts";
import type { UsageLedger } from "../store/usage-ledger.ts";
import type { UsageEntries } from "../store/usage-entries.ts";

interface SettlementOptions {
  readonly generations: GenerationStore;
  readonly ledger: UsageLedger;
  readonly entries: UsageEntries;
  readonly logger: Logger;
}

/** Charges what finished generations used, each round once, however often it is asked to. */
export class Settlement {
  readonly #options: SettlementOptions;

  constructor(options: SettlementOptions) {
    this.#options = options;
  }

  /** What came to nothing is charged to nobody; its tokens are noted as wasted, of which nobody may have more in a day than of others. */
  async settle(generation: Generation): Promise<void> {
    const { ledger, entries } = this.#options;
    if (!generation.hold) return;
    const used = generation.status === "FAILED" ? 0 : generation.inputTokens + generation.outputTokens;
    const wasted = generation.wastedTokens ?? 0;
    if (used > 0 || wasted > 0 || generation.status === "COMPLETED") await entries.note(generation);
    // A model that was asked for pictures is paid for them, whatever became of them.
    await ledger.settle(generation.hold, { used, wasted, images: generation.drawn ?? 0 });
  }

  /**
   * Settles what a process that died has left open: a generation that has ended, or was never stored. `age` in milliseconds is longer than
   * it takes to set aside and then store a generation.
   */
  async sweep(age: number): Promise<void> {
    const { generations, logger } = this.#options;
    for await (const holds of this.#options.ledger.openSince(new Date(Date.now() - age))) {
      const found = await generationsById(
        generations,
        holds.map(({ key }) => idOf(key)),
      );
      for (const hold of holds)
        await this.#close(hold, found.get(idOf(hold.key))).catch((error: unknown) =>
          logger.warn({ err: error, hold: hold.key }, "a hold could not be settled; the next sweep tries again"),
        );
    }
  }

  async #close(hold: Hold, generation: Generation | undefined): Promise<void> {
    if (generation?.hold?.key !== hold.key) return this.#options.ledger.refund(hold);
    if (isFinished(generation)) await this.settle(generation);
  }
}

const idOf = (key: string) => key.slice(0, key.lastIndexOf("_"));
