import type { DocumentNode } from "graphql";
import { jointDocument, partName, variableName } from "./joint-document.ts";
import type { SubgraphAnswer } from "./subgraph-answer.ts";

/** A query for entities. */
export interface EntityQuery {
  readonly query: string;
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

interface Request {
  readonly query: string;
  readonly variables: Record<string, unknown>;
}

interface Waiting extends EntityQuery {
  readonly answered: (answer: SubgraphAnswer | Promise<SubgraphAnswer>) => void;
}

/** The root field of every query for entities. */
const ENTITIES = "_entities";

/**
 * Sends what an operation asks one subgraph for at the same moment in one request: a list's companies and its projects, say, which the plan
 * has as two. Each gets its own part of the answer, and what is said of the whole.
 */
export class JointFetch {
  readonly #send: (request: Request) => Promise<SubgraphAnswer>;
  #waiting: Waiting[] = [];

  /** `send` must not fail. */
  constructor(send: (request: Request) => Promise<SubgraphAnswer>) {
    this.#send = send;
  }

  fetch(query: EntityQuery): Promise<SubgraphAnswer> {
    return new Promise((answered) => {
      if (this.#waiting.push({ ...query, answered }) === 1) queueMicrotask(() => this.#sendAll());
    });
  }

  #sendAll(): void {
    const parts = this.#waiting;
    this.#waiting = [];
    const [only] = parts;
    if (only && parts.length === 1) return only.answered(this.#send({ query: only.query, variables: { ...only.variables } }));
    const variables = Object.fromEntries(
      parts.flatMap((part, at) => Object.entries(part.variables).map(([name, value]) => [variableName(name, at), value])),
    );
    const whole = this.#send({ query: documentOf(parts), variables });
    for (const [at, { answered }] of parts.entries()) answered(whole.then((answer) => partOf(answer, partName(at))));
  }
}

function partOf({ data, errors }: SubgraphAnswer, part: string): SubgraphAnswer {
  const own = errors?.flatMap((error) => {
    const [root, ...rest] = error.path ?? [];
    if (root === undefined) return error;
    return root === part ? { ...error, path: [ENTITIES, ...rest] } : [];
  });
  return { data: data && part in data ? { [ENTITIES]: data[part] } : null, ...(own && own.length > 0 && { errors: own }) };
}

/** Queries that were joined last, by their texts: a plan's are the same each time. */
const known = new Map<string, string>();
const KEPT = 200;
const LONGEST_KEPT = 16 * 1024;

function documentOf(parts: readonly EntityQuery[]): string {
  const key = parts.map(({ query }) => query).join("\n");
  const made = known.get(key) ?? jointDocument(parts.map(({ document }) => document));
  if (key.length <= LONGEST_KEPT) {
    if (known.size >= KEPT) known.clear();
    known.set(key, made);
  }
  return made;
}
