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
  const registers = [service.metrics];
  const tokensToday = async () => (await ledger.spentToday()).day;
  const imagesToday = async () => (await ledger.spentToday()).images;
  askedGauge({
    name: "muhtawa_ai_tokens_today",
    help: "Tokens used or set aside by everybody since midnight UTC",
    registers,
    ask: tokensToday,
  });
  askedGauge({
    name: "muhtawa_ai_images_today",
    help: "Pictures used or set aside by everybody since midnight UTC",
    registers,
    ask: imagesToday,
  });
  if (tokens !== undefined) {
    new Gauge({ name: "muhtawa_ai_token_budget", help: "Tokens that may be used in a day", registers }).set(tokens);
    callNearEnd(service, interval, { one: "token", budget: tokens, spent: tokensToday });
  }
  if (images !== undefined) {
    new Gauge({ name: "muhtawa_ai_image_budget", help: "Pictures that may be drawn in a day", registers }).set(images);
    callNearEnd(service, interval, { one: "image", budget: images, spent: imagesToday });
  }
}

interface Budget {
  readonly one: "token" | "image";
  readonly budget: number;
  readonly spent: () => Promise<number>;
}

/** The shares of a day's budget at which somebody is called. */
const ALARMS = [
  { share: 1, level: "error", message: (one: string) => `the day's ${one} budget is used up: generations are refused until midnight UTC` },
  { share: 0.8, level: "warn", message: (one: string) => `four fifths of the day's ${one} budget are used up` },
] as const;

function callNearEnd(service: Watching, interval: number, { one, budget, spent: ask }: Budget): void {
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
