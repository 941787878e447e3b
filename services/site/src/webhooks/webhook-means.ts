import { ExclusiveTurn, limiterOf, type RateLimiter, SecretSeal, type Service } from "@muhtawa/service-kit";

/** What webhooks need beside what is stored of them. */
export interface WebhookMeans {
  readonly seal: SecretSeal;
  /** Whether deliveries may be sent into private networks. */
  readonly privateTargets: boolean;
  /** New webhooks and new secrets of one person. */
  readonly changes: RateLimiter;
  /** Deliveries that one person asks for. */
  readonly asked: RateLimiter;
  /** Lets one person do one thing at a time, over all instances. */
  readonly oneAtATime: <Result>(personId: string, work: () => Promise<Result>) => Promise<Result>;
  /** Has what is due sent at once. */
  readonly wake: () => void;
}

interface Settings {
  readonly INTERNAL_SECRET: string;
  readonly WEBHOOK_PRIVATE_TARGETS: boolean;
}

/** The means of a process. */
export const webhookMeans = (
  { connection, logger }: Pick<Service, "connection" | "logger">,
  env: Settings,
  wake: () => void,
): WebhookMeans => ({
  seal: new SecretSeal(env.INTERNAL_SECRET, "muhtawa:webhook-secret"),
  privateTargets: env.WEBHOOK_PRIVATE_TARGETS,
  changes: limiterOf(connection, { name: "webhook-changes", points: 30, duration: 3_600 }),
  asked: limiterOf(connection, { name: "webhook-asked", points: 60, duration: 3_600 }),
  oneAtATime: (personId, work) => new ExclusiveTurn(connection, `webhooks/${personId}`, logger).run(work),
  wake,
});
