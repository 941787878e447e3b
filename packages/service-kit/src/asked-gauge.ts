import { Gauge, type Registry } from "prom-client";

interface Metric {
  readonly name: string;
  readonly help: string;
  readonly registers: Registry[];
}

interface OneValue extends Metric {
  readonly label?: undefined;
  /** Queries the broker or the database. */
  readonly ask: () => Promise<number>;
}

interface LabelledValues extends Metric {
  /** The name of its label. */
  readonly label: string;
  /** Queries the broker or the database for a value of each label. */
  readonly ask: () => Promise<Iterable<readonly [string, number]>>;
}

/** A gauge whose value is queried at each scrape. When the query fails, the gauge is absent and the other metrics are served. */
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
