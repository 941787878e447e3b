import { type DocumentNode, Kind, type OperationDefinitionNode } from "graphql";
import type { RequestContext } from "@muhtawa/service-kit/edge";
import { MESSAGES, text } from "@muhtawa/service-kit/edge";
import { type ClientOperation, isRequiredAt } from "./join-position.ts";
import { placeholder, type Representation } from "./placeholder.ts";
import type { SubgraphAnswer, SubgraphError } from "./subgraph-answer.ts";

export interface EntityFetch {
  readonly representations: readonly Representation[];
  /** The query sent to the subgraph. */
  readonly document: DocumentNode;
  /** Where in the client's operation the entities stand. */
  readonly path: readonly string[];
  readonly client: ClientOperation;
  readonly context: RequestContext;
}

/**
 * Completes the answer to a join. What the subgraph didn't give gets an error at each place; where the schema calls the place non-null, a
 * placeholder stands there, since a null would take the row and with it the whole list away.
 */
export function completeEntities(answer: SubgraphAnswer, fetch: EntityFetch): SubgraphAnswer {
  const { representations, document, path, client, context } = fetch;
  const given = answer.data?.["_entities"];
  const entities: unknown[] = Array.isArray(given) && given.length === representations.length ? given : representations.map(() => null);
  if (entities.every((entity) => entity !== null)) return { ...answer, data: { _entities: entities } };

  const noted = answer.errors ?? (Array.isArray(given) ? [] : [unavailableIn(context)]);
  const errors = noted.flatMap((error) => atEachEntity(error, entities));
  const named = new Set(errors.map((error) => error.path?.[1]));
  const required = isRequiredAt(client, path);
  const filled = entities.map((entity, index) => {
    if (entity !== null || !required) return entity;
    const representation = representations[index];
    if (!representation) return entity;
    if (!named.has(index))
      errors.push({ message: text(MESSAGES.notFound, context.locale), path: ["_entities", index], extensions: { code: "NOT_FOUND" } });
    return placeholder(representation, { schema: client.schema, document, locale: context.locale });
  });
  return { data: { _entities: filled }, errors };
}

const unavailableIn = ({ locale }: RequestContext): SubgraphError => ({
  message: text(MESSAGES.unavailable, locale),
  extensions: { code: "SERVICE_UNAVAILABLE" },
});

/** An error that names no entity concerns every one that is missing. */
function atEachEntity(error: SubgraphError, entities: readonly unknown[]): SubgraphError[] {
  if (typeof error.path?.[1] === "number") return [error];
  return entities.flatMap((entity, index) => (entity === null ? [{ ...error, path: ["_entities", index] }] : []));
}

/** The one operation of a document that the gateway has made. */
export const operationIn = (document: DocumentNode): OperationDefinitionNode | undefined =>
  document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);

/** An error that names no place concerns every field asked for. */
export function atEachField(error: SubgraphError, document: DocumentNode): SubgraphError[] {
  if (error.path) return [error];
  const fields = operationIn(document)?.selectionSet.selections ?? [];
  const paths = fields.flatMap((field) => (field.kind === Kind.FIELD ? [[(field.alias ?? field.name).value]] : []));
  return paths.length > 0 ? paths.map((path) => ({ ...error, path })) : [error];
}
