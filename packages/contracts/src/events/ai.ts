import { z } from "zod";
import { defineEvent } from "../define-event.ts";
import { generationKind, generationStatus, modelProvider } from "../enumerations.ts";

/** What became of a generation; its text and prompt never travel. */
export const generationCard = z.object({
  ownerId: z.string(),
  companyId: z.string().optional(),
  contentId: z.string().optional(),
  field: z.string().optional(),
  kind: generationKind,
  status: generationStatus,
  model: z.string(),
  offline: z.boolean(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  costMicros: z.number(),
  /** The media that an IMAGE generation made; they stay as long as it does. */
  imageIds: z.array(z.string()).optional(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
/** A generation's card, as checked. */
export type GenerationCard = z.infer<typeof generationCard>;

/** A generation as it is now. */
export const generationState = defineEvent({
  name: "ai.generation.state",
  version: 1,
  kind: "state",
  stream: "AI",
  schema: z.union([z.object({ deleted: z.literal(true) }), generationCard.extend({ deleted: z.literal(false) })]),
});

/** A generation has ended: completed, stopped or failed. */
export const generationFinished = defineEvent({
  name: "ai.generation.finished",
  version: 1,
  kind: "fact",
  stream: "AI",
  schema: z.object({
    ownerId: z.string(),
    companyId: z.string().optional(),
    contentId: z.string().optional(),
    kind: generationKind,
    status: generationStatus,
  }),
});

/** The model that was connected in the application, without its address and key; nothing of it where none is. */
export const modelConnectionCard = z.object({ provider: modelProvider.optional(), model: z.string().optional() });
/** A model connection's card, as checked. */
export type ModelConnectionCard = z.infer<typeof modelConnectionCard>;

/** The connected model as it is now. */
export const modelConnectionState = defineEvent({
  name: "ai.model.state",
  version: 1,
  kind: "state",
  stream: "AI",
  schema: z.union([z.object({ deleted: z.literal(true) }), modelConnectionCard.extend({ deleted: z.literal(false) })]),
});

/** An admin has connected a model, or another in its place; `name` is what its provider calls it. */
export const modelConnected = defineEvent({
  name: "ai.model.connected",
  version: 1,
  kind: "fact",
  stream: "AI",
  schema: z.object({ name: z.string(), provider: modelProvider }),
});

/** An admin has disconnected the model: texts are skeletons again. */
export const modelDisconnected = defineEvent({
  name: "ai.model.disconnected",
  version: 1,
  kind: "fact",
  stream: "AI",
  schema: z.object({ name: z.string() }),
});
