import type { RegistrationLimit } from "./access/registration-limit.ts";
import type { Sessions } from "./access/sessions.ts";
import type { SignInLimits } from "./access/sign-in-limits.ts";
import type { SigningKeys } from "./access/signing-keys.ts";
import type { ExclusiveTurn } from "./store/exclusive-turn.ts";
import type { OwnedThings } from "./read-models/owned-things.ts";
import type { UserStore } from "./store/user-store.ts";

/** What the service keeps and works with. */
export interface Identity {
  readonly users: UserStore;
  readonly ownedThings: OwnedThings;
  readonly sessions: Sessions;
  readonly signingKeys: SigningKeys;
  readonly signInLimits: SignInLimits;
  readonly registrationLimit: RegistrationLimit;
  /** For what must not happen to two super admins at once. */
  readonly superAdminTurn: ExclusiveTurn;
  /** Whether browsers may send cookies over https only. */
  readonly secureCookies: boolean;
}
