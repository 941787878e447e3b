import { setTimeout as delay } from "node:timers/promises";
import { StartError } from "../start-error.ts";
import type { Terminal } from "../terminal.ts";

const INTERVAL_MS = 250;
const TELL_EVERY_MS = 10_000;
/** Milliseconds: what goes wrong for longer doesn't mend itself. */
const PATIENCE_MS = 30_000;

/** Resolves once no service has a migration to do and every read model is complete; rejects with the reason where one can't go on. */
export async function awaitBrought(
  services: ReadonlyMap<string, string>,
  terminal: Pick<Terminal, "line">,
  patience = PATIENCE_MS,
): Promise<void> {
  let failingSince: number | undefined;
  let told = performance.now();
  for (;;) {
    const left = (await Promise.all([...services].map(([name, url]) => leftOf(name, url)))).flat();
    if (left.length === 0) return;
    const failing = left.filter(({ fails }) => fails);
    failingSince = failing.length > 0 ? (failingSince ?? performance.now()) : undefined;
    if (failingSince !== undefined && performance.now() - failingSince > patience)
      throw new StartError(`${failing.map(({ what }) => what).join(", ")}: it can't go on. The log of that service says why.`);
    if (performance.now() - told > TELL_EVERY_MS) {
      told = performance.now();
      terminal.line(`Still to do: ${left.map(({ what }) => what).join(", ")}`);
    }
    await delay(INTERVAL_MS);
  }
}

interface Left {
  readonly what: string;
  readonly fails: boolean;
}

/** What a service says in its figures that it has to do yet. */
async function leftOf(name: string, url: string): Promise<Left[]> {
  const answer = await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(10_000) });
  const lines = (await answer.text()).split("\n");
  const values = (metric: string) => lines.filter((line) => line.startsWith(metric) && !line.startsWith("#"));
  const isFailing = values("muhtawa_migrations_failing").some((line) => !line.endsWith(" 0"));
  return [
    ...values("muhtawa_migration_documents_left{").map((line) => ({ what: `${labelOf(line, "migration")} of ${name}`, fails: isFailing })),
    ...values("muhtawa_read_model_missing{")
      .filter((line) => !line.endsWith(" 0"))
      .map((line) => ({ what: `read model ${labelOf(line, "model")} of ${name}`, fails: false })),
  ];
}

const labelOf = (line: string, label: string) => line.split(`${label}="`, 2)[1]?.split('"', 1)[0] ?? "";
