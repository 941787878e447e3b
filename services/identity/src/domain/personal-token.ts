import type { TokenGrant } from "@muhtawa/contracts";

/** Personal tokens that a person may have at once. */
export const MOST_TOKENS = 20;
/** Days that a personal token lasts at most. */
export const LONGEST_TOKEN_LIFE = 365;

const DAY = 24 * 3_600_000;

/** A secret that programs call with in a person's name, for what it was made for. */
export interface PersonalToken {
  _id: string;
  userId: string;
  /** The account's epoch when it was made: a new password ends it. */
  epoch: number;
  name: string;
  /** SHA-256 of the secret, which has 256 random bits: nothing slower is needed against guessing. */
  hash: string;
  /** The beginning of the secret, by which its owner tells it from others. */
  prefix: string;
  scopes: TokenGrant["scopes"];
  /** Absent in one that is for all of its owner's companies. */
  companies?: string[];
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt?: Date;
  revokedAt?: Date;
  /** When nothing has to be known of it any more. */
  forgetAt: Date;
}

/** When a token expires that lasts so many days. */
export const expiryAfter = (days: number, now: Date) => new Date(now.getTime() + days * DAY);
/** When an expired token leaves its owner's list. */
export const forgottenAfter = (expiresAt: Date) => new Date(expiresAt.getTime() + 30 * DAY);

/** Whether a token may be used: it was neither revoked nor has it expired, and its owner has the password that they had when they made it. */
export const isLiving = ({ epoch, expiresAt, revokedAt }: PersonalToken, owner: { epoch: number }, now: Date) =>
  revokedAt === undefined && expiresAt > now && epoch === owner.epoch;

/** Whether this use is the first one of its day (UTC), which is what auditors are told of. */
export const isFirstOfDay = (lastUsedAt: Date | undefined, now: Date) =>
  lastUsedAt?.toISOString().slice(0, 10) !== now.toISOString().slice(0, 10);

/** What the token was made for, as its access tokens name it. */
export const grantOf = ({ scopes, companies }: Pick<PersonalToken, "scopes" | "companies">): TokenGrant => ({
  scopes: [...scopes],
  ...(companies && { companies: [...companies] }),
});
