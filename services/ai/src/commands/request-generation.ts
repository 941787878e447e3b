import { createHash } from "node:crypto";
import {
  type Actor,
  awaitCard,
  badInput,
  type DomainError,
  DomainError as Failure,
  isUnreachable,
  newId,
  notFound,
  present,
  reaches,
  taken,
  tokenRefused,
  Turns,
} from "@muhtawa/service-kit";
import type { Locale, Role } from "@muhtawa/contracts";
import { expectedTokens, materialTokens } from "../domain/estimate.ts";
import type { Generation, GenerationRequest } from "../domain/generation.ts";
import { parseRequest, type RequestInput } from "../domain/request-input.ts";
import type { Dispatcher } from "../jobs/dispatcher.ts";
import { messages } from "../messages.ts";
import type { InstalledModels } from "../models/installed-models.ts";
import type { ModelChoice } from "../models/model-choice.ts";
import { EMPTY_LOG } from "../research/research.ts";
import type { Briefs } from "../read-models/briefs.ts";
import type { Companies } from "../read-models/companies.ts";
import type { Quota, UsageLedger } from "../store/usage-ledger.ts";
import { demandWaitingRoom, type WaitingPorts } from "./demand-waiting-room.ts";
import type { MayGenerate } from "./may-generate.ts";

export interface RequestPorts extends WaitingPorts {
  readonly companies: Companies;
  readonly briefs: Briefs;
  readonly dispatcher: Dispatcher;
  readonly installed: Pick<InstalledModels, "refresh">;
  readonly choice: ModelChoice;
  readonly ledger: UsageLedger;
  readonly quotaOf: (role: Role) => Quota;
  /** Tokens that a model may think for before it writes. */
  readonly thinking: number;
  /** Tokens that a research may use. */
  readonly researchTokens: number;
  readonly mayGenerate: MayGenerate;
}

export interface Caller {
  readonly actor: Actor;
  readonly locale: Locale;
  readonly correlationId: string;
  /** Of the request's span, which the writing goes on with. */
  readonly traceparent?: string | undefined;
}

/** Requests of one key come one after the other, so that none is refused for the quota that another of them holds for a moment. */
const turns = new Turns();

/** Queues a generation and hands it to the workers as far as its owner's share allows. The same key gives the same generation. */
export async function requestGeneration(
  ports: RequestPorts,
  { actor, locale, correlationId, traceparent }: Caller,
  given: unknown,
): Promise<Generation> {
  return requestParsed(ports, { actor, locale, correlationId, traceparent }, parseRequest(given));
}

/** The same for what has been checked already; `admit` throws for what may not be begun, and isn't asked for what was begun before. */
export async function requestParsed(
  ports: RequestPorts,
  { actor, locale, correlationId, traceparent }: Caller,
  input: RequestInput,
  admit?: () => Promise<void>,
): Promise<Generation> {
  if (!reaches(actor, input.companyId)) throw input.companyId === undefined ? tokenRefused("TOKEN_COMPANIES") : notFound();
  await Promise.all([ports.mayGenerate(actor), ports.installed.refresh()]);
  const wanted = input.options.model;
  if (wanted !== undefined && !ports.choice.offers(wanted, input.kind))
    throw badInput({ field: "options.model", message: messages.modelUnknown });
  const requestHash = createHash("sha256")
    .update(JSON.stringify({ ...input, idempotencyKey: undefined, locale: input.locale ?? null }))
    .digest("hex");
  const idempotencyKey = input.idempotencyKey && `${actor.id}:${input.idempotencyKey}`;
  const turn = () => requestOnce(ports, { actor, locale, correlationId, traceparent }, { input, requestHash, idempotencyKey, admit });
  return idempotencyKey ? turns.run(idempotencyKey, turn) : turn();
}

interface Asked {
  readonly input: RequestInput;
  readonly requestHash: string;
  readonly idempotencyKey: string | undefined;
  readonly admit: (() => Promise<void>) | undefined;
}

async function requestOnce(ports: RequestPorts, { actor, locale, correlationId, traceparent }: Caller, asked: Asked): Promise<Generation> {
  const { input, requestHash, idempotencyKey, admit } = asked;
  const earlier = idempotencyKey && (await findByKey(ports, idempotencyKey, requestHash));
  if (earlier) return earlier;

  const { request, material } = await resolve(ports, actor, locale, input);
  await demandWaitingRoom(ports, actor.id);
  await admit?.();
  const take = await ports.generations.count({ ownerId: actor.id, requestHash, status: "COMPLETED" });
  const id = newId();
  // Reserve before storing, so that no generation exists without tokens; a reservation that a crash leaves behind is released by the sweep.
  const label = ports.choice.labelFor(input.kind, input.options.model);
  const wanted = {
    tokens:
      request.research && !label.offline
        ? ports.researchTokens
        : expectedTokens({ ...request, offline: label.offline, material, thinking: ports.thinking }),
    images: request.kind === "IMAGE" && !label.offline ? request.variantCount : 0,
  };
  const hold = await ports.ledger.reserve(actor.id, id, wanted, ports.quotaOf(actor.role));
  try {
    const generation = await ports.generations.create(id, {
      state: {
        ...request,
        take,
        ...label,
        status: "QUEUED",
        attempt: 0,
        tries: 0,
        round: 1,
        hold,
        text: "",
        variants: [],
        images: [],
        drawn: 0,
        voiceRules: [],
        inputTokens: 0,
        outputTokens: 0,
        costMicros: 0,
        wastedTokens: 0,
        readerLocale: locale,
        correlationId,
        traceparent,
        idempotencyKey,
        requestHash,
      },
    });
    void ports.dispatcher.dispatch(actor.id);
    return generation;
  } catch (error) {
    // When the outcome of the write is unknown, the sweep of reservations looks whether the generation exists.
    if (!isUnreachable(error)) await ports.ledger.refund(hold);
    // Two requests with one key at once, at two instances: the other was first.
    const first = idempotencyKey && isConflict(error) && (await findByKey(ports, idempotencyKey, requestHash));
    if (first) return first;
    throw error;
  }
}

const isConflict = (error: unknown): error is DomainError => error instanceof Failure && error.code === "CONFLICT";

async function findByKey({ generations }: RequestPorts, idempotencyKey: string, requestHash: string): Promise<Generation | undefined> {
  const found = await generations.first({ idempotencyKey }, { fields: ["requestHash"] });
  if (!found) return undefined;
  if (found.requestHash !== requestHash) throw taken("idempotencyKey", messages.keyReused);
  return generations.get(found._id);
}

/** Another's company or content is NOT_FOUND, also for admins: they generate for their own only. */
async function resolve(
  { companies, briefs }: RequestPorts,
  actor: Actor,
  locale: Locale,
  input: RequestInput,
): Promise<{ request: Omit<GenerationRequest, "take">; material: number }> {
  const { companyId, contentId } = input;
  const company = companyId && (await awaitCard(companyId, actor.id, () => companies.find(companyId)));
  if (companyId && (!company || company.ownerId !== actor.id)) throw notFound();
  const brief = contentId ? await awaitCard(contentId, actor.id, () => briefs.find(contentId)) : undefined;
  if (contentId && (!brief || brief.ownerId !== actor.id || brief.companyId !== companyId)) throw notFound();
  const request = {
    ownerId: actor.id,
    kind: input.kind,
    companyId,
    company: present(input.company),
    contentId,
    field: input.field,
    locale: input.locale ?? brief?.locale ?? locale,
    prompt: input.prompt,
    selection: input.selection,
    source: input.source,
    research: input.research && EMPTY_LOG,
    tone: input.options.tone,
    length: input.options.length,
    variantCount: input.options.variants,
    temperature: input.options.temperature,
    size: input.options.size,
    style: input.options.style,
    withoutVoice: input.options.voice === false ? (true as const) : undefined,
  };
  return { request, material: materialTokens(company || input.company, brief) };
}
