import type { Locale } from "@muhtawa/contracts";
import type { Logger } from "@muhtawa/service-kit";
import type { Msg, NatsConnection } from "@muhtawa/service-kit/nats";
import { entryOf } from "../models/connected-entry.ts";
import type { KeySeal } from "../models/key-seal.ts";
import type { ModelEntry } from "../models/model-settings.ts";
import { TRIAL_MS, TRIAL_QUEUE, TRIAL_SUBJECT, type TrialOutcome, trialQuestion } from "../models/trial-call.ts";
import { WritingFailure } from "../writing/writer.ts";

const ASKS: Readonly<Record<Locale, string>> = {
  en: "Greet a new colleague in one short sentence.",
  ar: "رحّب بزميل جديد في جملة واحدة قصيرة.",
};
/** Characters that are shown; more is not waited for. */
const ENOUGH = 300;
/** Tokens, for a sentence after some thought. */
const MOST = 4_000;
const AT_ONCE = 2;

interface TrialOptions {
  readonly nats: NatsConnection;
  readonly seal: KeySeal;
  readonly logger: Logger;
}

/** Answers those who want to know whether a model can be reached. */
export function answerTrials({ nats, seal, logger }: TrialOptions): void {
  let running = 0;
  const answer = async (message: Msg): Promise<void> => {
    const opened = seal.open(message.string());
    if (opened === undefined) return logger.error("a trial can't be read: ai and its workers have different secrets");
    const { locale, ...wanted } = trialQuestion.parse(JSON.parse(opened));
    const outcome = running >= AT_ONCE ? { reason: "busy" as const, milliseconds: 0 } : await tried(entryOf(wanted), locale);
    message.respond(JSON.stringify(outcome));
  };
  const tried = async (entry: ModelEntry, locale: Locale): Promise<TrialOutcome> => {
    running += 1;
    try {
      return await (entry.images ? drawn(entry) : ask(entry, locale));
    } finally {
      running -= 1;
    }
  };
  nats.subscribe(TRIAL_SUBJECT, {
    queue: TRIAL_QUEUE,
    callback: (_, message) => void answer(message).catch((error: unknown) => logger.error({ err: error }, "a trial of a model failed")),
  });
}

async function ask(entry: ModelEntry, locale: Locale): Promise<TrialOutcome> {
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  const enough = new AbortController();
  try {
    const [{ Chat }, { languageModel }] = await Promise.all([import("../models/chat.ts"), import("../models/providers.ts")]);
    const chat = new Chat({ model: await languageModel(entry), limits: { silence: TRIAL_MS, total: TRIAL_MS }, backoff: TRIAL_MS });
    let text = "";
    const ask = { system: "", messages: [{ role: "user" as const, content: ASKS[locale] }], most: MOST };
    for await (const piece of chat.ask(ask, enough.signal)) {
      text += piece;
      // Abort instead of `break`, which would leave the request open and the model writing.
      if (text.length >= ENOUGH) enough.abort();
    }
    return { text: text.slice(0, ENOUGH).toWellFormed().trim(), milliseconds: took() };
  } catch (error) {
    return { reason: error instanceof WritingFailure ? error.reason : "unknown", milliseconds: took() };
  }
}

/** The size that every provider draws. */
const SIZE = { width: 1024, height: 1024 };

async function drawn(entry: ModelEntry): Promise<TrialOutcome> {
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  try {
    const { paint } = await import("../models/painter.ts");
    await paint(entry, "A green leaf on white paper.", SIZE, { total: TRIAL_MS, backoff: TRIAL_MS }, new AbortController().signal);
    return { drew: true, milliseconds: took() };
  } catch (error) {
    return { reason: error instanceof WritingFailure ? error.reason : "unknown", milliseconds: took() };
  }
}
