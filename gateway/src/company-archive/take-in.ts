import { companyArchivePath, GIVE_UP, MESSAGES, text } from "@muhtawa/service-kit/edge";
import type { FastifyBaseLogger } from "fastify";
import { GATEWAY_MESSAGES } from "../messages.ts";
import { ask, type OwnDataSource } from "../own-data/ask-part.ts";
import type { Step } from "./renamed.ts";

/** How far it is; the last one names the company, or says why there is none. */
export type Progress =
  | { readonly phase: "checking" | Step["phase"]; readonly done: number; readonly total: number }
  | { readonly companyId: string }
  | { readonly message: string };

class NotTaken extends Error {}

/** In whose name, and where what went wrong is written down. */
interface Taking extends OwnDataSource {
  readonly log: Pick<FastifyBaseLogger, "warn">;
}

/**
 * Has every step checked by the service that it is for, and then taken in. A step that fails ends it, and takes back what was taken in: nobody
 * has seen any of it, since the company itself comes last.
 */
export async function takeIn(
  source: Taking,
  { companyId, steps }: { readonly companyId: string; readonly steps: readonly Step[] },
  tell: (progress: Progress) => void,
): Promise<void> {
  const total = steps.length;
  let begun = false;
  try {
    await inTurns(steps, async (together, done) => {
      tell({ phase: "checking", done, total });
      await giveAll(source, together, true);
    });
    begun = true;
    await inTurns(steps, async (together, done) => {
      tell({ phase: together[0]?.phase ?? "company", done, total });
      await giveAll(source, together, false);
    });
    tell({ companyId });
  } catch (error) {
    const { log, context } = source;
    const { locale } = context;
    if (!(error instanceof NotTaken)) log.warn({ err: error, companyId }, "an archive of a company was given up");
    const reason = error instanceof NotTaken ? error.message : text(GATEWAY_MESSAGES.archiveUnavailable, locale);
    if (!begun) return tell({ message: reason });
    await giveUp(source, companyId).catch((failure: unknown) =>
      log.warn({ err: failure, companyId }, "what was taken in of a company is there without it"),
    );
    tell({ message: text(GATEWAY_MESSAGES.archiveNotTaken, locale, { reason }) });
  }
}

/** Documents of one part that are given side by side; a file is held by itself. */
const TOGETHER = 4;

async function inTurns(steps: readonly Step[], turn: (together: readonly Step[], done: number) => Promise<void>): Promise<void> {
  for (let done = 0; done < steps.length;) {
    const { part, file } = steps[done] as Step;
    const others = steps.slice(done, done + TOGETHER).findIndex((step) => step.part !== part);
    const together = file ? 1 : others < 0 ? TOGETHER : others;
    await turn(steps.slice(done, done + together), done);
    done += together;
  }
}

/** Rejects once all have ended: what is taken back then isn't still on its way. */
async function giveAll(source: OwnDataSource, steps: readonly Step[], dry: boolean): Promise<void> {
  const ends = await Promise.allSettled(steps.map((step) => give(source, step, dry)));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

async function giveUp(source: Taking, companyId: string): Promise<void> {
  const { statusCode, body } = await ask(source, "catalog", companyArchivePath(GIVE_UP), JSON.stringify({ companyId }));
  await body.dump();
  if (statusCode >= 300) throw new Error(`catalog answered ${statusCode}`);
}

async function give(source: OwnDataSource, { service, part, given, file }: Step, dry: boolean): Promise<void> {
  const document = Buffer.from(given).toString();
  const whole = file ? `${document.slice(0, -1)},"base64":"${Buffer.from(file).toString("base64")}"}` : document;
  const { statusCode, body } = await ask(source, service, `${companyArchivePath(part)}${dry ? "?dry" : ""}`, whole);
  if (statusCode < 300) return void (await body.dump());
  const answer = (await body.json().catch(() => ({}))) as { message?: string; errors?: Record<string, string[]> };
  const ofFields = Object.entries(answer.errors ?? {}).map(([field, reasons]) => `${field}: ${reasons.join(" ")}`);
  throw new NotTaken(ofFields.join(" ") || (answer.message ?? text(MESSAGES.internal, source.context.locale)));
}
