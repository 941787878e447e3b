import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import {
  defineReadModel,
  ensureIndexes,
  EventFollower,
  type EventMap,
  fact,
  limiterOf,
  newId,
  owned,
  parseInput,
  onFact,
  onState,
  rateLimited,
  readEnv,
  remoteTokenVerifier,
  requireActor,
  requiredText,
  serveSubgraph,
  serviceEnv,
  startService,
  take,
  textList,
  tokenEnv,
} from "../../src/index.ts";
import { noteStamped, noteState, noteStore } from "./note.ts";

/** A service as services are: one aggregate, one read model, one reaction, GraphQL. */
const env = readEnv({ ...serviceEnv, ...tokenEnv });
const service = await startService({ name: "sample", env, streams: ["SITE"] });
const { app, connection, logger, relay } = service;

const events: EventMap<object> = {
  service: "sample",
  publishes: [noteState, noteStamped],
  keeps: [
    defineReadModel({
      name: "noteTitles",
      shape: z.object({ title: z.string() }),
      from: { note: noteState },
      row: { note: ({ data: { title } }) => ({ title }) },
    }),
  ],
  does: [
    onState("logs notes", noteState, async (_ports, { aggregateId }) => logger.info({ noteId: aggregateId }, "note seen")),
    onFact("logs stamps", noteStamped, async (_ports, { data }) => logger.info({ stamp: data.stamp }, "stamp seen")),
  ],
};
const follower = new EventFollower(service, events, { firstFill: env.FIRST_FILL_MS });

const notes = noteStore(connection, relay);
const creations = limiterOf(connection, { name: "creations", points: 1_000, duration: 3_600 });
await ensureIndexes(connection);
await relay.start();
await follower.start({});

const typeDefs = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])
  scalar DateTime
  scalar JSON
  type Note @key(fields: "id") { id: ID!, title: String!, stamps: [String!]!, createdAt: DateTime! }
  type Query { note(id: ID!): Note!  slow(milliseconds: Int!): String!  broken: String!  echo(json: JSON!, at: DateTime!): JSON!  first(plan: Plan!): DateTime! }
  input Plan { stops: [Stop!]! }
  input Stop { at: DateTime! }
  type Mutation { createNote(title: String!, stamps: [String!]): Note! }
`;
const noteInput = z.object({ title: requiredText(20), stamps: textList(3, 5) });

await serveSubgraph({
  app,
  logger,
  typeDefs,
  verifyToken: remoteTokenVerifier(env.IDENTITY_URL),
  internalSecret: env.INTERNAL_SECRET,
  tokenAccess: {},
  writesPerMinute: env.WRITES_PER_MINUTE,
  resolvers: {
    Note: { id: (note: { _id: string }) => note._id },
    Query: {
      note: async (_: unknown, { id }: { id: string }, context: never) => owned(requireActor(context), await notes.find(id)),
      async slow(_: unknown, { milliseconds }: { milliseconds: number }) {
        logger.info("slow query begins");
        await delay(milliseconds);
        return "done";
      },
      broken() {
        throw new Error("password=hunter2 at /etc/secret.ts:1");
      },
      echo: (_: unknown, { json, at }: { json: unknown; at: Date }) => ({ json, at: at.toISOString() }),
      first: (_: unknown, { plan }: { plan: { stops: { at: Date }[] } }) => plan.stops[0]?.at,
    },
    Mutation: {
      async createNote(_: unknown, args: unknown, context: never) {
        const actor = requireActor(context);
        await take(creations, actor.id);
        const { title, stamps } = parseInput(noteInput, args);
        const state = { ownerId: actor.id, title, titleKey: title.toLowerCase(), stamps };
        return notes.create(newId(), { state, facts: stamps.map((stamp) => fact(noteStamped, { stamp })) });
      },
    },
  },
});
app.get("/busy", () => {
  throw rateLimited(120);
});
await service.listen();
