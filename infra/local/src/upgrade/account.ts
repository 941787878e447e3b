import type { Brought } from "./bring-forward.ts";
import type { ServiceData } from "./survey.ts";

/** What there is less of afterwards, though nobody has deleted anything. */
export function losses({ before, after }: Brought): string[] {
  return before.flatMap(({ service, owned }) => {
    const then = after.find((data) => data.service === service)?.owned;
    return [...owned].flatMap(([collection, count]) => {
      const left = then?.get(collection) ?? 0;
      return left < count ? [`${service}: ${count} ${collection} before, ${left} afterwards`] : [];
    });
  });
}

/** What was done in each service's data, a line each. */
export function accountOf({ before, after }: Brought): string[] {
  return after.flatMap((data) => {
    const earlier = before.find(({ service }) => service === data.service);
    const owned = [...data.owned].map(([collection, count]) => `${count} ${collection}`).join(", ") || "nothing of its own yet";
    return [
      `${data.service.padEnd(9)} ${earlier?.release ?? "before releases were noted"} → ${data.release}: ${owned}`,
      ...migrationsOf(data, earlier).map((line) => `${"".padEnd(9)} ${line}`),
    ];
  });
}

const migrationsOf = (data: ServiceData, earlier: ServiceData | undefined) =>
  data.migrations
    .filter(
      ({ name, revision }) => !earlier?.migrations.some((known) => known.name === name && known.revision === revision && known.finished),
    )
    .map(({ name, done, took = 0 }) => `${name}: ${done} documents in ${(took / 1000).toFixed(1)} s`);
