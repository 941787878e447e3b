import { Gauge, type Registry } from "prom-client";

interface AskedGauge {
  readonly name: string;
  readonly help: string;
  /** The label that tells its values apart. */
  readonly label: string;
  readonly registers: Registry[];
  /** Asks the broker or the database, by label. */
  readonly ask: () => Promise<Iterable<readonly [string, number]>>;
}

/** A metric that is asked for when it is read. What can't be asked is absent, and keeps no other metric from being read. */
export function askedGauge({ name, help, label, registers, ask }: AskedGauge): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers,
    async collect() {
      this.reset();
      try {
        for (const [value, number] of await ask()) this.set({ [label]: value }, number);
      } catch {
        // Its absence says so.
      }
    },
  });
}
