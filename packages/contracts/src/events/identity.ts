import { z } from "zod";
import { defineEvent } from "../define-event.ts";
import { role } from "../enumerations.ts";

/** An account, without what it signs in by. */
export const userCard = z.object({
  username: z.string(),
  email: z.string(),
  role,
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  phoneCode: z.string().optional(),
  phoneNumber: z.string().optional(),
  organization: z.string().optional(),
  whatsapp: z.string().optional(),
  /** A media address, `/media/<id>`. */
  image: z.string().optional(),
  /** Whether the owner has proved that mail to the address reaches them. */
  emailConfirmed: z.boolean().optional(),
  /** ISO 8601, UTC. */
  dateJoined: z.string(),
});
/** An account's card, as checked. */
export type UserCard = z.infer<typeof userCard>;

/** An account as it is now. */
export const userState = defineEvent({
  name: "identity.user.state",
  version: 1,
  kind: "state",
  stream: "IDENTITY",
  schema: z.union([z.object({ deleted: z.literal(true) }), userCard.extend({ deleted: z.literal(false) })]),
});

/** Somebody has an account now, their own doing or an admin's. */
export const userRegistered = defineEvent({
  name: "identity.user.registered",
  version: 1,
  kind: "fact",
  stream: "IDENTITY",
  schema: z.object({ role }),
});

/** An account has been changed. */
export const userUpdated = defineEvent({
  name: "identity.user.updated",
  version: 1,
  kind: "fact",
  stream: "IDENTITY",
  /** The names of the fields that changed. */
  schema: z.object({ fields: z.array(z.string()) }),
});

/** An account has another password. */
export const passwordChanged = defineEvent({
  name: "identity.user.password-changed",
  version: 1,
  kind: "fact",
  stream: "IDENTITY",
  schema: z.object({}),
});

/** An account is gone; what is its owner's goes too. */
export const userDeleted = defineEvent({
  name: "identity.user.deleted",
  version: 1,
  kind: "fact",
  stream: "IDENTITY",
  schema: z.object({ role }),
});

/** Somebody has signed in with a password. */
export const signedIn = defineEvent({
  name: "identity.user.signed-in",
  version: 1,
  kind: "fact",
  stream: "IDENTITY",
  schema: z.object({}),
});

/** A password was wrong; of an address that is nobody's account, the aggregate is a keyed hash. */
export const signInFailed = defineEvent({
  name: "identity.user.sign-in-failed",
  version: 1,
  kind: "fact",
  stream: "IDENTITY",
  schema: z.object({}),
});

/** A refresh secret was used again after it was replaced, which ended the session. */
export const sessionEnded = defineEvent({
  name: "identity.user.session-ended",
  version: 1,
  kind: "fact",
  stream: "IDENTITY",
  schema: z.object({}),
});

/** Somebody has made a token by which programs call in their name. */
export const personalTokenCreated = defineEvent({
  name: "identity.user.token-created",
  version: 1,
  kind: "fact",
  stream: "IDENTITY",
  schema: z.object({ name: z.string() }),
});

/** Somebody has ended such a token. */
export const personalTokenRevoked = defineEvent({
  name: "identity.user.token-revoked",
  version: 1,
  kind: "fact",
  stream: "IDENTITY",
  schema: z.object({ name: z.string() }),
});

/** A program has called with such a token, for the first time on this day (UTC). */
export const personalTokenUsed = defineEvent({
  name: "identity.user.token-used",
  version: 1,
  kind: "fact",
  stream: "IDENTITY",
  schema: z.object({ name: z.string() }),
});

/** An admin has invited an address, of which the aggregate is a keyed hash. */
export const userInvited = defineEvent({
  name: "identity.user.invited",
  version: 1,
  kind: "fact",
  stream: "IDENTITY",
  schema: z.object({}),
});

/** Somebody has taken out all that is theirs. */
export const dataExported = defineEvent({
  name: "identity.user.data-exported",
  version: 1,
  kind: "fact",
  stream: "IDENTITY",
  schema: z.object({}),
});
