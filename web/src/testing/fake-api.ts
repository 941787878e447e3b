import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, jest } from "@jest/globals";
import { answer, originIs, serve } from "./http-server.ts";

type Variables = Record<string, never>;

interface Failure {
  message: string;
  code: string;
  fields?: Record<string, string[]>;
}

/** What an operation answers: its data, or why not. */
type Answer = { data: unknown } | { failure: Failure };

type Send = (event: string, data: unknown) => void;

interface FakeApi {
  /** By the operation's name. */
  operations?: Record<string, (variables: Variables) => Answer | Promise<Answer>>;
  /** What a generation's stream sends. */
  stream?: (send: Send) => void | Promise<void>;
  /** What the signed-in person is told live: it stays open. Without it there is no such stream. */
  live?: (send: Send) => void;
}

const STATUS: Record<string, number> = {
  BAD_USER_INPUT: 422,
  CONFLICT: 409,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
};

afterEach(() => {
  jest.restoreAllMocks();
});

async function bodyOf(request: IncomingMessage): Promise<{ query: string; variables: Variables }> {
  let text = "";
  for await (const part of request) text += String(part);
  return JSON.parse(text) as { query: string; variables: Variables };
}

/** The API for one test, over real HTTP. Hands back what is asked of it, in order. */
export async function apiAnswers({ operations = {}, stream, live }: FakeApi) {
  const asked: { operation: string; variables: Record<string, unknown> }[] = [];

  const graphql = async (request: IncomingMessage, response: ServerResponse) => {
    const { query, variables } = await bodyOf(request);
    const operation = /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? "";
    asked.push({ operation, variables });
    const result = (await operations[operation]?.(variables)) ?? { failure: { message: `no ${operation}`, code: "NOT_FOUND" } };
    if ("data" in result) return answer(response, 200, result);
    const { message, code, fields } = result.failure;
    return answer(response, STATUS[code] ?? 500, {
      data: null,
      errors: [{ message, extensions: { code, ...(fields ? { fields } : {}) } }],
    });
  };

  const generation = async (response: ServerResponse) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    let sequence = 0;
    await stream?.((event, data) => {
      sequence += 1;
      response.write(`id: 1.${sequence}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    });
    response.end();
  };

  originIs(
    await serve((request, response) => {
      // what a signed-in person is told live
      if (request.url?.startsWith("/me/stream")) {
        if (!live) return void answer(response, 404, {});
        response.writeHead(200, { "Content-Type": "text/event-stream" });
        response.write("retry: 1000\n\n");
        return live((event, data) => response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      }
      return void (request.url?.startsWith("/ai/generations") ? generation(response) : graphql(request, response));
    }),
  );
  return asked;
}

/** A generation as the service describes it. */
export const generationOf = (parts: object = {}) => ({
  __typename: "Generation",
  id: "g1",
  kind: "FIELD",
  status: "COMPLETED",
  field: null,
  model: "offline",
  offline: true,
  text: "",
  variants: [],
  items: [],
  voiceRules: [],
  inputTokens: 10,
  outputTokens: 5,
  costMicros: 0,
  error: null,
  ...parts,
});
