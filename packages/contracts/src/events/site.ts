import { z } from "zod";
import { defineEvent } from "../define-event.ts";
import { contactKind, contactStage } from "../enumerations.ts";

/** A record whose category offers it in a select field. */
export const basicDataCard = z.object({
  category: z.string(),
  slug: z.string(),
  value: z.string(),
  displayName: z.string(),
  displayNameAr: z.string().optional(),
  isActive: z.boolean(),
});
/** A record's card, as checked. */
export type BasicDataCard = z.infer<typeof basicDataCard>;

/** A record of basic data as it is now. */
export const basicDataState = defineEvent({
  name: "site.basic-data.state",
  version: 1,
  kind: "state",
  stream: "SITE",
  schema: z.union([z.object({ deleted: z.literal(true) }), basicDataCard.extend({ deleted: z.literal(false) })]),
});

/** A partner, as the public pages show it. */
export const partnerCard = z.object({
  name: z.string(),
  /** A media address, `/media/<id>`. */
  image: z.string().optional(),
});

/** A partner's card, as checked. */
export type PartnerCard = z.infer<typeof partnerCard>;

/** A partner as it is now. */
export const partnerState = defineEvent({
  name: "site.partner.state",
  version: 1,
  kind: "state",
  stream: "SITE",
  schema: z.union([z.object({ deleted: z.literal(true) }), partnerCard.extend({ deleted: z.literal(false) })]),
});

/** What admins have set for the whole installation; there is one. */
export const siteSettingsCard = z.object({
  /** A media address, `/media/<id>`. */
  logo: z.string().optional(),
});
/** The settings' card, as checked. */
export type SiteSettingsCard = z.infer<typeof siteSettingsCard>;

/** The installation's settings as they are now. */
export const siteSettingsState = defineEvent({
  name: "site.settings.state",
  version: 1,
  kind: "state",
  stream: "SITE",
  schema: z.union([z.object({ deleted: z.literal(true) }), siteSettingsCard.extend({ deleted: z.literal(false) })]),
});

/** A branch as it is now. */
export const branchState = defineEvent({
  name: "site.branch.state",
  version: 1,
  kind: "state",
  stream: "SITE",
  schema: z.union([z.object({ deleted: z.literal(true) }), z.object({ name: z.string(), deleted: z.literal(false) })]),
});

/** Nobody needs to know more of a contact than where it stands. */
export const contactState = defineEvent({
  name: "site.contact.state",
  version: 1,
  kind: "state",
  stream: "SITE",
  schema: z.union([
    z.object({ deleted: z.literal(true) }),
    // this version knows two kinds: who was written down by an admin is told as FORM
    z.object({ kind: contactKind.exclude(["MANUAL"]), stage: contactStage, deleted: z.literal(false) }),
  ]),
});

/** An admin's change of a list of the site; `name` is what the list calls the entry. */
const listed = z.object({ name: z.string() });
const changeOf = (name: `site.${string}.${string}`) => defineEvent({ name, version: 1, kind: "fact", stream: "SITE", schema: listed });

/** An admin has added a record. */
export const basicDataCreated = changeOf("site.basic-data.created");
/** An admin has changed a record. */
export const basicDataUpdated = changeOf("site.basic-data.updated");
/** An admin has deleted a record. */
export const basicDataDeleted = changeOf("site.basic-data.deleted");
/** An admin has added a partner. */
export const partnerCreated = changeOf("site.partner.created");
/** An admin has changed a partner. */
export const partnerUpdated = changeOf("site.partner.updated");
/** An admin has deleted a partner. */
export const partnerDeleted = changeOf("site.partner.deleted");
/** An admin has added a branch. */
export const branchCreated = changeOf("site.branch.created");
/** An admin has changed a branch. */
export const branchUpdated = changeOf("site.branch.updated");
/** An admin has deleted a branch. */
export const branchDeleted = changeOf("site.branch.deleted");

/** An admin has changed what is set for the whole installation. */
export const siteSettingsUpdated = defineEvent({
  name: "site.settings.updated",
  version: 1,
  kind: "fact",
  stream: "SITE",
  schema: z.object({}),
});

/** Somebody has written by the contact form. */
export const contactFormSubmitted = defineEvent({
  name: "site.contact.form-submitted",
  version: 1,
  kind: "fact",
  stream: "SITE",
  schema: z.object({}),
});

/** An admin has written a contact down. */
export const contactCreated = defineEvent({
  name: "site.contact.created",
  version: 1,
  kind: "fact",
  stream: "SITE",
  schema: z.object({}),
});

/** An admin has put two contacts of one person together: the other one is gone. */
export const contactMerged = defineEvent({
  name: "site.contact.merged",
  version: 1,
  kind: "fact",
  stream: "SITE",
  /** The contact that went into this one. */
  schema: z.object({ mergedId: z.string() }),
});

/** An admin has changed a contact. */
export const contactUpdated = defineEvent({
  name: "site.contact.updated",
  version: 1,
  kind: "fact",
  stream: "SITE",
  /** The names of the fields that changed, and the stage when it is one of them. */
  schema: z.object({ fields: z.array(z.string()), stage: contactStage.optional() }),
});

/** An admin has taken the audit log as a file. */
export const auditExported = defineEvent({
  name: "site.audit.exported",
  version: 1,
  kind: "fact",
  stream: "SITE",
  schema: z.object({}),
});

/** Where somebody has their events sent, without its address and secret. */
export const webhookCard = z.object({ ownerId: z.string(), companyId: z.string().optional(), active: z.boolean() });
/** A webhook's card, as checked. */
export type WebhookCard = z.infer<typeof webhookCard>;

/** A webhook as it is now. */
export const webhookState = defineEvent({
  name: "site.webhook.state",
  version: 1,
  kind: "state",
  stream: "SITE",
  schema: z.union([z.object({ deleted: z.literal(true) }), webhookCard.extend({ deleted: z.literal(false) })]),
});

/** What is done to a webhook; `name` is what its owner calls it. */
const ofWebhook = z.object({ ownerId: z.string(), name: z.string() });
const webhookFact = (what: string) =>
  defineEvent({ name: `site.webhook.${what}`, version: 1, kind: "fact", stream: "SITE", schema: ofWebhook });

/** Somebody has their events sent somewhere. */
export const webhookCreated = webhookFact("created");
/** Somebody has changed where or which of their events are sent. */
export const webhookUpdated = webhookFact("updated");
/** Somebody has deleted a webhook. */
export const webhookDeleted = webhookFact("deleted");
/** Somebody has given a webhook another secret. */
export const webhookSecretRotated = webhookFact("secret-rotated");
/** A webhook that nothing has reached for days was switched off. */
export const webhookSwitchedOff = webhookFact("switched-off");
