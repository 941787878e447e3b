import type { Logger } from "@muhtawa/service-kit";
import type { Dispatcher } from "./dispatcher.ts";
import type { Settlement } from "../usage/settlement.ts";
import type { Reaper } from "./reaper.ts";

interface SweepOptions {
  readonly dispatcher: Dispatcher;
  readonly reaper: Reaper;
  readonly settlement: Settlement;
  readonly logger: Logger;
  readonly interval: number;
  /** Milliseconds for which tokens may be set aside for what isn't stored yet. */
  readonly holdAge: number;
}

/** Looks after what messages alone don't keep going: waiting generations, lost jobs, lost workers. Returns what ends it. */
export function startSweep({ dispatcher, reaper, settlement, logger, interval, holdAge }: SweepOptions): () => Promise<void> {
  let work = Promise.resolve();
  let busy = false;
  const sweep = async () => {
    try {
      await reaper.sweep();
      await dispatcher.sweep(interval);
      await settlement.sweep(holdAge);
    } catch (error) {
      logger.warn({ err: error }, "the sweep failed; the next one tries again");
    } finally {
      busy = false;
    }
  };
  const begin = () => {
    if (busy) return;
    busy = true;
    work = sweep();
  };
  const timer = setInterval(begin, interval);
  begin();
  return async () => {
    clearInterval(timer);
    await work;
  };
}
