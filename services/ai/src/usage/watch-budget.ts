import { askedGauge, periodically, type Service } from "@muhtawa/service-kit";
import { Gauge } from "prom-client";
import type { UsageLedger } from "../store/usage-ledger.ts";

interface Watched {
  readonly ledger: UsageLedger;
  /** Tokens a day. */
  readonly budget: number | undefined;
  /** Milliseconds between looks. */
  readonly interval: number;
}

/** The shares of a day's budget at which somebody is called. */
const ALARMS = [
  { share: 1, level: "error", message: "the day's token budget is used up: generations are refused until midnight UTC" },
  { share: 0.8, level: "warn", message: "four fifths of the day's token budget are used up" },
] as const;

/** Says by metrics and, once a day for each alarm, by a log line how much of the installation's token budget is used up. */
export function watchBudget(service: Pick<Service, "logger" | "metrics" | "beforeClose">, { ledger, budget, interval }: Watched): void {
  askedGauge({
    name: "muhtawa_ai_tokens_today",
    help: "Tokens used or set aside by everybody since midnight UTC",
    registers: [service.metrics],
    ask: () => ledger.spentToday(),
  });
  if (budget === undefined) return;
  new Gauge({ name: "muhtawa_ai_token_budget", help: "Tokens that may be used in a day", registers: [service.metrics] }).set(budget);
  const told = new Set<string>();
  periodically(service, "token budget", interval, async () => {
    const day = new Date().toISOString().slice(0, 10);
    const spent = await ledger.spentToday();
    const alarm = ALARMS.find(({ share }) => spent >= budget * share);
    if (!alarm || told.has(`${day} ${alarm.share}`)) return;
    told.add(`${day} ${alarm.share}`);
    service.logger[alarm.level]({ spent, budget }, alarm.message);
  });
}
