import { z } from "zod";
import * as contracts from "../src/index.ts";

export type JsonSchema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
};

export interface DeclaredEvent {
  readonly file: string;
  readonly schema: JsonSchema;
}

const isEvent = (value: unknown): value is contracts.EventDefinition =>
  typeof value === "object" && value !== null && "filter" in value && "schema" in value && "stream" in value;

/** Every event that the contracts declare, as JSON schema. */
export const declaredEvents = (): DeclaredEvent[] =>
  (Object.values(contracts) as unknown[]).filter(isEvent).map(({ name, version, schema }) => ({
    file: `${name}.v${version}.json`,
    schema: z.toJSONSchema(schema, { io: "input" }) as JsonSchema,
  }));
