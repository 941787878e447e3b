import type { GraphQLDataSource } from "@apollo/gateway";
import {
  AnswerBudget,
  DEVICE_HEADER,
  DomainError,
  type ErrorCode,
  inSpan,
  type Logger,
  perRequest,
  type RequestContext,
  traceHeaders,
  unauthenticated,
  unavailable,
} from "@muhtawa/service-kit/edge";
import { type DocumentNode, OperationTypeNode, parse } from "graphql";
import type { Histogram } from "prom-client";
import { Pool } from "undici";
import type { Subgraph } from "../subgraphs.ts";
import { atEveryPlace, distinctEntities } from "./distinct-entities.ts";
import { atEachField, completeEntities, operationIn } from "./entity-answer.ts";
import { forwardedHeaders } from "./forwarded-headers.ts";
import { type EntityQuery, JointFetch } from "./joint-fetch.ts";
import type { Representation } from "./placeholder.ts";
import { readAnswer, readJson, type SubgraphAnswer } from "./subgraph-answer.ts";
import { withinTime } from "./within-time.ts";

/** Kept open to one subgraph; further requests wait for one. */
const CONNECTIONS = 128;

type Options = Parameters<GraphQLDataSource["process"]>[0];
type Answer = Awaited<ReturnType<GraphQLDataSource["process"]>>;

interface SubgraphSourceOptions {
  readonly name: Subgraph;
  readonly url: string;
  /** Milliseconds. */
  readonly timeout: number;
  readonly secret: string;
  readonly logger: Logger;
  readonly durations: Histogram<"subgraph" | "outcome">;
}

/**
 * Asks one subgraph, once: nothing is ever repeated, since a mutation whose answer is lost may have been done. Whatever keeps it from
 * answering becomes SERVICE_UNAVAILABLE for its part of the operation, within the time limit.
 */
export class SubgraphSource implements GraphQLDataSource {
  readonly #options: SubgraphSourceOptions;
  readonly #path: string;
  readonly #pool: Pool;

  constructor(options: SubgraphSourceOptions) {
    const { origin, pathname } = new URL(`${options.url}/graphql`);
    this.#options = options;
    this.#path = pathname;
    this.#pool = new Pool(origin, { connections: CONNECTIONS, headersTimeout: 0, bodyTimeout: 0 });
  }

  async process(options: Options): Promise<Answer> {
    const { request } = options;
    const context = options.context as RequestContext;
    const client = options.kind === "incoming operation" ? options.incomingRequestContext : undefined;
    const document: DocumentNode = (options.kind === "incoming operation" && options.document) || parse(request.query ?? "");
    const representations = request.variables?.["representations"] as readonly Representation[] | undefined;
    const endsEarly = operationIn(document)?.operation !== OperationTypeNode.MUTATION;
    const answer = representations
      ? await this.#entities({ query: request.query ?? "", document, variables: request.variables ?? {} }, representations, context)
      : await this.#answer(request, context, endsEarly);
    if (!representations || !client?.operation || options.kind !== "incoming operation")
      return { ...answer, errors: answer.errors?.flatMap((error) => atEachField(error, document)) } as Answer;
    return completeEntities(answer, {
      representations,
      document,
      path: (options.pathInIncomingRequest ?? []) as readonly string[],
      client: { schema: client.schema, document: client.document, operation: client.operation },
      context,
    }) as Answer;
  }

  /** Each entity once, and together with whatever else the operation asks of this subgraph just now. */
  async #entities(query: EntityQuery, representations: readonly Representation[], context: RequestContext): Promise<SubgraphAnswer> {
    const distinct = distinctEntities(representations);
    const joint = perRequest(context, this, () => new JointFetch((request) => this.#answer(request, context, true)));
    const answer = await joint.fetch({ ...query, variables: { ...query.variables, representations: distinct.representations } });
    try {
      return atEveryPlace(answer, distinct, AnswerBudget.of(context));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return failed(error.code, error.in(context.locale));
    }
  }

  async #answer(request: Options["request"], context: RequestContext, endsEarly: boolean): Promise<SubgraphAnswer> {
    const { name, logger, durations } = this.#options;
    const stop = durations.startTimer({ subgraph: name });
    try {
      const attributes = { "rpc.service": name };
      const answer = await inSpan(`ask ${name}`, { kind: "CLIENT", attributes }, () => this.#ask(request, context, endsEarly));
      stop({ outcome: "answered" });
      return answer;
    } catch (error) {
      stop({ outcome: "failed" });
      const known = error instanceof DomainError ? error : unavailable(error);
      if (known.code === "SERVICE_UNAVAILABLE")
        logger.warn({ err: known.cause ?? error, subgraph: name, correlationId: context.correlationId }, "subgraph did not answer");
      return failed(known.code, known.in(context.locale));
    }
  }

  async #ask(
    { query, variables, operationName }: Options["request"],
    context: RequestContext,
    endsEarly: boolean,
  ): Promise<SubgraphAnswer> {
    const { name, timeout, secret } = this.#options;
    // A mutation is awaited even when the client has gone; only its time limit ends it.
    return withinTime({ limit: timeout, signal: endsEarly ? context.signal : undefined }, async (signal) => {
      const { statusCode, headers, body } = await this.#pool.request({
        method: "POST",
        path: this.#path,
        headers: {
          "content-type": "application/json",
          accept: "application/json",
          ...perRequest(context, forwardedHeaders, () => forwardedHeaders(context, secret)),
          ...traceHeaders(),
          ...(name === "identity" && context.device ? { [DEVICE_HEADER]: context.device } : {}),
        },
        body: JSON.stringify({ query, variables, operationName }),
        signal,
      });
      if (name === "identity") for (const cookie of [headers["set-cookie"] ?? []].flat()) context.setHeader("set-cookie", cookie);
      const json: unknown = await readJson(body, AnswerBudget.of(context));
      // A 401 is answered before GraphQL is executed.
      if (statusCode === 401) throw unauthenticated();
      const answer = readAnswer(json);
      if (!answer) throw unavailable(new Error(`${name} answered ${statusCode} with something other than GraphQL`));
      return answer;
    });
  }
}

const failed = (code: ErrorCode, message: string): SubgraphAnswer => ({ data: null, errors: [{ message, extensions: { code } }] });
