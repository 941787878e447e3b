import type { ExclusiveTurn, FactTrail, Logger, MediaOwners, RateLimiter, Service } from "@muhtawa/service-kit";
import type { EmailConfirmations } from "./access/email-confirmations.ts";
import type { EndedTokens } from "./access/ended-tokens.ts";
import type { Invitations } from "./access/invitations.ts";
import type { KnownDevices } from "./access/known-devices.ts";
import type { PasswordResets } from "./access/password-resets.ts";
import type { RecoveryLimits } from "./access/recovery-limits.ts";
import type { RegistrationLimit } from "./access/registration-limit.ts";
import type { Sessions } from "./access/sessions.ts";
import type { SignInLimits } from "./access/sign-in-limits.ts";
import type { SigningKeys } from "./access/signing-keys.ts";
import type { RegistrationPolicy } from "./domain/registration-policy.ts";
import type { OwnerNotices } from "./mail/owner-notices.ts";
import type { PostOffice } from "./mail/post-office.ts";
import type { OwnedThings } from "./read-models/owned-things.ts";
import type { PersonalTokenStore } from "./store/personal-token-store.ts";
import type { UserStore } from "./store/user-store.ts";

/** What the service keeps and works with. */
export interface Identity {
  readonly users: UserStore;
  readonly ownedThings: OwnedThings;
  readonly mediaOwners: MediaOwners;
  readonly sessions: Sessions;
  readonly signingKeys: SigningKeys;
  readonly signInLimits: SignInLimits;
  readonly knownDevices: KnownDevices;
  readonly registrationLimit: RegistrationLimit;
  readonly policy: RegistrationPolicy;
  readonly invitations: Invitations;
  readonly emailConfirmations: EmailConfirmations;
  /** Where the application is, for links in mails. */
  readonly publicUrl: string;
  readonly passwordResets: PasswordResets;
  readonly personalTokens: PersonalTokenStore;
  /** How often a person may make one. */
  readonly personalTokenLimit: RateLimiter;
  readonly endedTokens: EndedTokens;
  readonly recoveryLimits: RecoveryLimits;
  readonly postOffice: PostOffice;
  readonly ownerNotices: OwnerNotices;
  /** How often a person may take out all that is theirs. */
  readonly ownDataLimit: RateLimiter;
  /** Facts that no account's write causes. */
  readonly trail: FactTrail;
  /** For what must not happen to two super admins at once. */
  readonly superAdminTurn: ExclusiveTurn;
  readonly nats: Service["nats"];
  /** The file whose time says when the last backup was made. */
  readonly backupMark: string | undefined;
  readonly logger: Logger;
  /** Whether browsers may send cookies over https only. */
  readonly secureCookies: boolean;
}
