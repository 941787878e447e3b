import type { GraphQLDataSource } from "@apollo/gateway";
import {
  AnswerBudget,
  DEVICE_HEADER,
  DomainError,
  type ErrorCode,
  type Logger,
  type RequestContext,
  unauthenticated,
  unavailable,
} from "@muhtawa/service-kit/edge";
import { type DocumentNode, OperationTypeNode, parse } from "graphql";
import type { Histogram } from "prom-client";
import type { Subgraph } from "../subgraphs.ts";
import { atEachField, completeEntities, operationIn } from "./entity-answer.ts";
import { forwardedHeaders } from "./forwarded-headers.ts";
import type { Representation } from "./placeholder.ts";
import { readAnswer, readJson, type SubgraphAnswer } from "./subgraph-answer.ts";

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

  constructor(options: SubgraphSourceOptions) {
    this.#options = options;
  }

  async process(options: Options): Promise<Answer> {
    const { request } = options;
    const context = options.context as RequestContext;
    const client = options.kind === "incoming operation" ? options.incomingRequestContext : undefined;
    const document: DocumentNode = (options.kind === "incoming operation" && options.document) || parse(request.query ?? "");
    const answer = await this.#answer(request, context, operationIn(document)?.operation !== OperationTypeNode.MUTATION);
    const representations = request.variables?.["representations"] as readonly Representation[] | undefined;
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

  async #answer(request: Options["request"], context: RequestContext, endsEarly: boolean): Promise<SubgraphAnswer> {
    const { name, logger, durations } = this.#options;
    const stop = durations.startTimer({ subgraph: name });
    try {
      const answer = await this.#ask(request, context, endsEarly);
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
    const { name, url, timeout, secret } = this.#options;
    const response = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        ...forwardedHeaders(context, secret),
        ...(name === "identity" && context.device ? { [DEVICE_HEADER]: context.device } : {}),
      },
      body: JSON.stringify({ query, variables, operationName }),
      redirect: "error",
      // What a mutation has begun is done; only its own time limit ends the wait for it.
      signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(endsEarly && context.signal ? [context.signal] : [])]),
    });
    if (name === "identity") for (const cookie of response.headers.getSetCookie()) context.setHeader("set-cookie", cookie);
    const body: unknown = await readJson(response, AnswerBudget.of(context));
    // A token is refused before GraphQL begins.
    if (response.status === 401) throw unauthenticated();
    const answer = readAnswer(body);
    if (!answer) throw unavailable(new Error(`${name} answered ${response.status} with something other than GraphQL`));
    return answer;
  }
}

const failed = (code: ErrorCode, message: string): SubgraphAnswer => ({ data: null, errors: [{ message, extensions: { code } }] });
