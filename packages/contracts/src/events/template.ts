import { z } from "zod";
import { defineEvent } from "../define-event.ts";

/** A brief that a company begins contents from. What it fills in stays with the content service. */
export const templateCard = z.object({ ownerId: z.string(), companyId: z.string(), name: z.string() });
/** A template's card, as checked. */
export type TemplateCard = z.infer<typeof templateCard>;

/** A template as it is now. */
export const templateState = defineEvent({
  name: "content.template.state",
  version: 1,
  kind: "state",
  stream: "CONTENT",
  schema: z.union([z.object({ deleted: z.literal(true) }), templateCard.extend({ deleted: z.literal(false) })]),
});

/** Somebody has saved a content's brief as a template. */
export const templateCreated = defineEvent({
  name: "content.template.created",
  version: 1,
  kind: "fact",
  stream: "CONTENT",
  schema: templateCard,
});

/** A template is called otherwise. */
export const templateUpdated = defineEvent({
  name: "content.template.updated",
  version: 1,
  kind: "fact",
  stream: "CONTENT",
  schema: templateCard,
});

/** A template is gone, by a person's wish or with its company. */
export const templateDeleted = defineEvent({
  name: "content.template.deleted",
  version: 1,
  kind: "fact",
  stream: "CONTENT",
  schema: templateCard,
});
