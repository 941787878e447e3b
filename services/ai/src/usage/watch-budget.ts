import { askedGauge, periodically, type Service } from "@muhtawa/service-kit";
import { Gauge } from "prom-client";
import type { UsageLedger } from "../store/usage-ledger.ts";

interface Watched {
  readonly ledger: UsageLedger;
  /** Tokens and pictures a day. */
  readonly tokens: number | undefined;
  readonly images: number | undefined;
  /** Milliseconds between looks. */
  readonly interval: number;
}

type Watching = Pick<Service, "logger" | "metrics" | "beforeClose">;

/** Says by metrics and, once a day for each alarm, by a log line how much of the installation's budgets is used up. */
export function watchBudget(service: Watching, { ledger, tokens, images, interval }: Watched): void {
  watch(service, interval, { one: "token", budget: tokens, spent: async () => (await ledger.spentToday()).day });
  watch(service, interval, { one: "image", budget: images, spent: async () => (await ledger.spentToday()).images });
}

interface Budget {
  readonly one: "token" | "image";
  readonly budget: number | undefined;
  readonly spent: () => Promise<number>;
}

/** The shares of a day's budget at which somebody is called. */
const ALARMS = [
  { share: 1, level: "error", message: (one: string) => `the day's ${one} budget is used up: generations are refused until midnight UTC` },
  { share: 0.8, level: "warn", message: (one: string) => `four fifths of the day's ${one} budget are used up` },
] as const;

function watch(service: Watching, interval: number, { one, budget, spent: ask }: Budget): void {
  askedGauge({
    name: `muhtawa_ai_${one}s_today`,
    help: `${one === "token" ? "Tokens" : "Pictures"} used or set aside by everybody since midnight UTC`,
    registers: [service.metrics],
    ask,
  });
  if (budget === undefined) return;
  new Gauge({ name: `muhtawa_ai_${one}_budget`, help: "What may be used in a day", registers: [service.metrics] }).set(budget);
  const told = new Set<string>();
  periodically(service, `${one} budget`, interval, async () => {
    const day = new Date().toISOString().slice(0, 10);
    const spent = await ask();
    const alarm = ALARMS.find(({ share }) => spent >= budget * share);
    if (!alarm || told.has(`${day} ${alarm.share}`)) return;
    told.add(`${day} ${alarm.share}`);
    service.logger[alarm.level]({ spent, budget }, alarm.message(one));
  });
}
