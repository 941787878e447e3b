import { readFileSync, writeFileSync } from "node:fs";
import { ownerOf } from "@muhtawa/contracts";
import type { EventMap } from "@muhtawa/service-kit";

/** Writes the map of all services' events into docs/architecture.md, as their `src/events.ts` declare it. Part of `npm run generate`. */
const DOCUMENT = "docs/architecture.md";
const [BEGIN, END] = ["<!-- event map: written by `npm run generate` -->", "<!-- end of the event map -->"];
/** The site has an entry of every fact. */
const HISTORY = "keeps it in the history";
const SERVICES = ["identity", "catalog", "content", "ai", "site"];

const maps: EventMap<never>[] = await Promise.all(
  SERVICES.map(async (service) => ((await import(`../services/${service}/src/events.ts`)) as { events: EventMap<never> }).events),
);

const document = readFileSync(DOCUMENT, "utf8");
const [before, after] = [document.indexOf(BEGIN), document.indexOf(END)];
if (before < 0 || after < 0) throw new Error(`${DOCUMENT} has no place for the map of events`);
const written = `${document.slice(0, before)}${BEGIN}\n\n${maps.map(chapterOf).join("\n")}\n${document.slice(after)}`;
if (written !== document) writeFileSync(DOCUMENT, written);

function chapterOf({ service, publishes, keeps }: EventMap<never>): string {
  for (const event of publishes) if (ownerOf(event) !== service) throw new Error(`${service} can't publish ${event.name}`);
  const rows = publishes.map(({ name }) => `| \`${name.slice(service.length + 1)}\` | ${heardOf(name).join("; ") || "nobody"} |`);
  const ends = publishes.filter(({ kind }) => kind === "state").map(({ name }) => endOf(name));
  return [
    `**${service}** publishes\n`,
    "| Event | Who hears of it |\n|---|---|",
    ...rows,
    "\n| Deleted | What goes with it | Left as a tombstone in the read models of |\n|---|---|---|",
    ...ends,
    `\n| ${service} keeps of others | Made of | What for |\n|---|---|---|`,
    ...keeps.map(keptRow),
    "",
  ].join("\n");
}

function keptRow({ name, purpose, events }: EventMap<never>["keeps"][number]): string {
  if (!purpose) throw new Error(`the read model ${name} doesn't say what it is for`);
  return `| \`${name}\` | ${events.map((event) => `\`${event.name}\``).join(", ")} | ${purpose} |`;
}

/** What follows upon the end of an aggregate, and who has heard of it at all; their rows become tombstones. */
function endOf(state: string): string {
  const [, aggregate = ""] = state.split(".");
  const deleted = state.replace(/\.state$/, ".deleted");
  const follows = maps.flatMap(({ service, does }) =>
    does
      .filter((effect) => effect.kind !== "row" && effect.event.name === deleted && effect.name !== HISTORY)
      .map((effect) => `${service} ${effect.name}`),
  );
  const readers = maps.filter(({ keeps }) => keeps.some(({ events }) => events.some(({ name }) => name === state)));
  const left = readers.map(({ service }) => service).join(", ");
  return `| ${aggregate} | ${follows.join("; ") || "nothing"} | ${left || "nobody"} |`;
}

/** What each service keeps of an event and does upon it. */
function heardOf(name: string): string[] {
  return maps.flatMap(({ service, keeps, does }) => {
    const kept = keeps.filter(({ events }) => events.some((event) => event.name === name));
    const follows = does.filter((effect) => effect.kind === "row" && kept.includes(effect.model));
    const done = does.filter((effect) => effect.kind !== "row" && effect.event.name === name);
    return [
      ...(kept.length > 0 ? [`${service} keeps ${kept.map((model) => `\`${model.name}\``).join(", ")}`] : []),
      ...[...follows, ...done].map((effect) => `${service} ${effect.name}`),
    ];
  });
}
