import { Gauge, type Registry } from "prom-client";

interface Metric {
  readonly name: string;
  readonly help: string;
  readonly registers: Registry[];
}

interface OneValue extends Metric {
  readonly label?: undefined;
  /** Asks the broker or the database. */
  readonly ask: () => Promise<number>;
}

interface LabelledValues extends Metric {
  /** The label that tells its values apart. */
  readonly label: string;
  /** Asks the broker or the database, by label. */
  readonly ask: () => Promise<Iterable<readonly [string, number]>>;
}

/** A metric that is asked for when it is read. What can't be asked is absent, and keeps no other metric from being read. */
export function askedGauge(asked: OneValue | LabelledValues): void {
  const { name, help, label, registers } = asked;
  new Gauge({
    name,
    help,
    labelNames: label === undefined ? [] : [label],
    registers,
    async collect() {
      // Resetting a gauge that has no labels sets it to 0, which would be reported as a measurement.
      if (label === undefined) this.remove();
      else this.reset();
      try {
        if (asked.label === undefined) this.set(await asked.ask());
        else for (const [value, number] of await asked.ask()) this.set({ [asked.label]: value }, number);
      } catch {
        // The scrape goes on without this metric.
      }
    },
  });
}
